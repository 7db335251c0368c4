import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import * as tasks from "@zodiac-at-work/tasks";
import { ApiError } from "../../errors.ts";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";
import { readPage } from "../../http/paging.ts";
import { getRunResponses } from "../jobs/run-response.ts";

/** The background tasks, their schedules and the runs that have not ended. */
export const taskRoutes: Routes = ({ mount }, { db }) => {
  const queue = tasks.openQueue(db);

  mount(contracts.listTasks, async ({ query }) => {
    const page = readPage(query);
    const now = new Date();
    const [listed, schedules, unfinished] = await Promise.all([
      tasks.listTasks(db),
      tasks.listSchedules(db, now),
      queries.listRuns(db, { isUnfinished: true, limit: 20 }),
    ]);
    const counts = taskStates.map((state) => ({ state, count: listed.filter((task) => task.state === state).length }));
    const matching = taskStates
      .filter((state) => query.state === undefined || state === query.state)
      .flatMap((state) => listed.filter((task) => task.state === state));
    const start = (page.page - 1) * page.limit;
    const runs = await getRunResponses(
      db,
      unfinished.map(({ id }) => id),
    );
    return {
      tasks: await toTasks(matching.slice(start, start + page.limit)),
      total: matching.length,
      totalPages: Math.ceil(matching.length / page.limit),
      counts,
      schedules: withIsoDates(schedules),
      runs: runs.reverse(),
    };
  });

  mount(contracts.retryTask, async ({ params, caller }) => {
    const { name, id } = params;
    const find = async (wanted: string) => (await tasks.listTasks(db, { name })).find((task) => task.id === wanted);
    const task = await find(id);
    if (!task) throw new ApiError("not-found", "The task does not exist, or has ended well.");
    const retried =
      task.state === "failed"
        ? (await tasks.retryTask(db, queue, id, { requestedBy: caller.uid, now: new Date() }))?.id
        : (await tasks.hastenRetry(db, id)) && id;
    if (!retried) throw new ApiError("task-not-retryable", "The task is running, or waits for its first attempt.");
    const [response] = await toTasks([(await find(retried)) ?? task]);
    if (!response) throw new Error("A task has no response.");
    return { task: response };
  });

  mount(contracts.changeSchedule, async ({ params, body, caller }) => {
    const { cron, timeZone = "UTC", isPaused } = body;
    const change = { task: params.task, cron, timeZone, isPaused, changedBy: caller.uid };
    const schedule = await tasks.changeSchedule(db, change, new Date()).catch((error) => {
      if (!(error instanceof tasks.InvalidScheduleError)) throw error;
      throw new ApiError("invalid-request", `body.cron: ${error.message}`, { cause: error });
    });
    if (!schedule) throw new ApiError("not-found", "The task has no schedule.");
    return { schedule: withIsoDates(schedule) };
  });

  async function toTasks(listed: readonly tasks.ListedTask[]) {
    const ids = listed.flatMap(({ data }) => ("sourceId" in data ? [Number(data.sourceId)] : []));
    const names = await queries.getSourceCompanyNames(db, ids);
    return listed.map((task) => toTask(task, names));
  }
};

/** What concerns an operator most comes first. */
const taskStates = ["active", "retrying", "failed", "queued"] as const;

function toTask(task: tasks.ListedTask, companyNames: ReadonlyMap<number, string>) {
  const { id, name, key, state, data, retries, retryLimit, progress, failure } = task;
  const { enqueuedAt, startedAt, endedAt, nextAt } = task;
  return {
    ...{ id, name, state },
    subject: "sourceId" in data ? (companyNames.get(Number(data.sourceId)) ?? null) : key === "all" ? null : key,
    attempt: startedAt ? retries + 1 : 0,
    attempts: retryLimit + 1,
    progress: readProgress(progress),
    ...withIsoDates({ enqueuedAt, startedAt, endedAt, nextAt }),
    failure: failure?.message ?? null,
  };
}

/** Each task reports its progress in its own words. */
function readProgress(progress: object | null): { done: number; of: number | null } | null {
  const { found, checked, removed, of = null } = (progress ?? {}) as Record<string, unknown>;
  const done = found ?? checked ?? removed;
  return Number.isInteger(done) ? { done: done as number, of: Number.isInteger(of) ? (of as number) : null } : null;
}
