import { sourceOutcomes } from "@zodiac-at-work/catalog";
import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { findPaymentIssues } from "@zodiac-at-work/payments";
import * as tasks from "@zodiac-at-work/tasks";
import { ApiError } from "../errors.ts";
import { withIsoDates } from "../iso-dates.ts";
import { toCompanyInBrief } from "../job-response.ts";
import type { Routes } from "../mount.ts";
import { readPage } from "../paging.ts";
import { getRunResponses } from "../run-response.ts";

const dayMs = 86_400_000;

export const operations: Routes = ({ mount }, { db }) => {
  const queue = tasks.openQueue(db);

  mount(contracts.getOperations, async () => {
    const now = new Date();
    const [hasWorker, summary, issues, failed] = await Promise.all([
      tasks.isWorkerRunning(db),
      queries.getOperationsSummary(db, new Date(now.getTime() - dayMs)),
      findPaymentIssues(db),
      tasks.listTasks(db, { state: "failed" }),
    ]);
    return {
      at: now.toISOString(),
      hasWorker,
      boards: { checked: summary.checked, of: summary.sources, proposed: summary.proposed },
      openings: summary.openJobs,
      paymentsWithoutAccess: issues.paidWithoutAccess,
      attention: { boards: summary.needsLook, tasks: failed.length },
    };
  });

  mount(contracts.listChecks, async ({ query }) => {
    const { before, outcome, limit = "20", days = "1" } = query;
    const search = query.search?.trim() || undefined;
    const endedAfter = new Date(Date.now() - Number(days) * dayMs);
    const after = before === undefined ? undefined : await getCheck(Number(before));
    const [found, counts] = await Promise.all([
      // One more, to learn whether there are older ones.
      queries.listChecks(db, {
        outcome,
        search,
        endedAfter,
        after: after && positionOf(after),
        limit: Number(limit) + 1,
      }),
      queries.countChecks(db, { search, endedAfter }),
    ]);
    const shown = found.slice(0, Number(limit));
    const companies = await getCompanies(shown);
    const all = sourceOutcomes.map((each) => ({ outcome: each, count: counts[each] ?? 0 }));
    const matching = all.filter((each) => outcome === undefined || each.outcome === outcome);
    return {
      checks: shown.map((check) => toCheck(check, companies)),
      hasOlder: found.length > shown.length,
      total: matching.reduce((sum, { count }) => sum + count, 0),
      counts: all,
    };
  });

  mount(contracts.getCheck, async ({ params }) => {
    const check = await getCheck(Number(params.id));
    const [source, run, companies, latest] = await Promise.all([
      queries.findSource(db, check.sourceId),
      queries.findRun(db, check.runId),
      getCompanies([check]),
      queries.countLatestChecks(db, check.kind, check.sourceId),
    ]);
    if (!source || !run) throw new ApiError("not-found", "The check does not exist.");
    const { address, attempts, changed, unchanged, unreadable, requests, bytes, reason, handledBy } = check;
    const { status, lastCompleteAt, postings } = source;
    const checked = Object.values(latest).reduce((sum, count) => sum + count, 0);
    return {
      check: {
        ...toCheck(check, companies),
        ...{ address, status, trigger: run.trigger, reason, attempts, changed, unchanged, unreadable, requests, bytes },
        details: readDetails(check.details),
        handledBy,
        lastComplete: lastCompleteAt && { at: lastCompleteAt.toISOString(), openings: postings },
        others: { checked, same: (check.outcome && latest[check.outcome]) ?? 0 },
      },
    };
  });

  mount(contracts.markCheckHandled, async ({ params, caller }) => {
    const id = Number(params.id);
    await queries.markHandled(db, id, caller.uid, new Date());
    const { handledAt } = await getCheck(id);
    if (!handledAt) throw new Error("A check was marked as handled, and is not.");
    return { handledAt: handledAt.toISOString() };
  });

  mount(contracts.getSourceHealth, async () => {
    const now = new Date();
    const kinds = await queries.listKindHealth(db, { now, days: healthDays });
    return {
      kinds: kinds.map(({ kind, sources, checks, read, averageMs, latest, days }) => ({
        kind,
        boards: sources,
        read: checks > 0 ? read / checks : null,
        averageMs: averageMs && Math.round(averageMs),
        state: stateOf(latest, averageMs),
        days: days.map((day, index) => ({
          date: new Date(now.getTime() - (healthDays - 1 - index) * dayMs).toISOString().slice(0, 10),
          checked: day.checks,
          read: day.read,
        })),
      })),
    };
  });

  mount(contracts.listSources, async ({ query }) => {
    const page = readPage(query);
    const { kind, status, health } = query;
    const search = query.search?.trim() || undefined;
    const { sources, counts } = await queries.listSourcePage(db, { kind, status, health, search }, page);
    const companies = await getCompanies(sources);
    const matching = counts.filter((each) => status === undefined || each.status === status);
    const total = matching.reduce((sum, { count }) => sum + count, 0);
    return {
      sources: sources.map((source) => toSource(source, companies)),
      total,
      totalPages: Math.ceil(total / page.limit),
      counts,
    };
  });

  mount(contracts.checkSource, async ({ params, caller }) => {
    const source = await getSource(Number(params.id));
    if (source.status !== "active") {
      throw new ApiError("source-not-active", "The source is not checked. Switch it on first.");
    }
    const runId = await queries.findRunOfSource(db, source.id);
    if (runId !== undefined) return { runId };
    return tasks.startScrape(db, queue, {
      trigger: "operator",
      requestedBy: caller.uid,
      sourceIds: [source.id],
      now: new Date(),
    });
  });

  mount(contracts.pauseSource, ({ params }) => changeSource(params, (id) => queries.pauseSource(db, id)));
  mount(contracts.activateSource, ({ params }) => changeSource(params, (id) => queries.activateSource(db, id)));
  mount(contracts.confirmSource, ({ params }) =>
    changeSource(params, (id) => queries.confirmSource(db, id, new Date())),
  );

  mount(contracts.replaceSourceAddress, async ({ params, body }) => {
    const { kind, address } = body;
    const source = await getSource(Number(params.id));
    if (kind === "listing" && source.kind !== "listing") {
      throw new ApiError(
        "invalid-request",
        "body.kind: a listing needs settings, which only the worker's command sets",
      );
    }
    const settings = source.kind === kind ? source.settings : null;
    return changeSource(params, (id) => queries.replaceSource(db, id, { kind, address, settings })).catch((error) => {
      if (!isAddressTaken(error)) throw error;
      throw new ApiError("source-exists", "Another source has this address.", { cause: error });
    });
  });

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

  async function getCheck(id: number): Promise<queries.RunSource> {
    const check = await queries.findCheck(db, id);
    if (!check?.endedAt) throw new ApiError("not-found", "The check does not exist.");
    return check;
  }

  async function getSource(id: number): Promise<queries.JobSource> {
    const source = await queries.findSource(db, id);
    if (!source) throw new ApiError("not-found", "The source does not exist.");
    return source;
  }

  async function changeSource(params: { id: string }, change: (id: number) => Promise<boolean>) {
    const id = Number(params.id);
    await change(id);
    const source = await getSource(id);
    return { source: toSource(source, await getCompanies([source])) };
  }

  function getCompanies(rows: readonly { companyId: number }[]): Promise<Map<number, queries.Company>> {
    return queries.getCompaniesById(
      db,
      rows.map(({ companyId }) => companyId),
    );
  }

  async function toTasks(listed: readonly tasks.ListedTask[]) {
    const ids = listed.flatMap(({ data }) => ("sourceId" in data ? [Number(data.sourceId)] : []));
    const names = await queries.getSourceCompanyNames(db, ids);
    return listed.map((task) => toTask(task, names));
  }
};

const healthDays = 14;
const slowMs = 3_000;

/** In the order in which they concern an operator. */
const taskStates = ["active", "retrying", "failed", "queued"] as const;

type KindState = contracts.Of<typeof contracts.getSourceHealth, "response">["kinds"][number]["state"];

type Companies = ReadonlyMap<number, queries.Company>;

function companyOf({ companyId }: { companyId: number }, companies: Companies) {
  const company = companies.get(companyId);
  if (!company) throw new Error(`There is no company ${companyId}.`);
  return toCompanyInBrief(company);
}

function toCheck(check: queries.RunSource, companies: Companies) {
  const { id, runId, sourceId, kind, outcome, found, new: added, closed, startedAt, endedAt, handledAt } = check;
  if (!outcome || !endedAt) throw new Error(`The check ${id} has not ended.`);
  return {
    ...{ id, runId, sourceId, kind, outcome, found, new: added, closed },
    company: companyOf(check, companies),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt.toISOString(),
    durationMs: startedAt && Math.max(0, endedAt.getTime() - startedAt.getTime()),
    handledAt: handledAt?.toISOString() ?? null,
  };
}

function toSource(source: queries.ListedSource, companies: Companies) {
  const { id, kind, address, status, verifiedAt, health, failures, postings, lastAttemptAt, lastCompleteAt } = source;
  const dates = withIsoDates({ verifiedAt, lastAttemptAt, lastCompleteAt });
  return {
    ...{ id, kind, address, status, health, failures, postings },
    ...dates,
    company: companyOf(source, companies),
  };
}

function positionOf({ id, endedAt }: queries.RunSource) {
  return endedAt ? { id, endedAt } : undefined;
}

/** An older release may have written other details. */
function readDetails(details: object | null) {
  const { expected = null, found = null, unreadable = [] } = (details ?? {}) as Record<string, unknown>;
  return {
    expected: expected === null ? null : asText(expected),
    found: found === null ? null : asText(found),
    unreadable: (Array.isArray(unreadable) ? unreadable : []).slice(0, 100).map((posting) => {
      const { id = null, reason = "" } = (posting ?? {}) as Record<string, unknown>;
      return { id: id === null ? null : asText(id), reason: asText(reason) };
    }),
  };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function stateOf(latest: queries.KindHealth["latest"], averageMs: number | null): KindState {
  const counts = sourceOutcomes.map((outcome) => ({ outcome, count: latest[outcome] ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "unchecked";
  const bad = counts.filter(({ outcome }) => outcome !== "complete" && outcome !== "empty");
  const badTotal = bad.reduce((sum, { count }) => sum + count, 0);
  const worst = bad.toSorted((a, b) => b.count - a.count)[0];
  if (worst && badTotal >= total / 4) return worst.outcome;
  return averageMs !== null && averageMs >= slowMs ? "slow" : "well";
}

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
  const { found, checked, of = null } = (progress ?? {}) as Record<string, unknown>;
  const done = found ?? checked;
  return Number.isInteger(done) ? { done: done as number, of: Number.isInteger(of) ? (of as number) : null } : null;
}

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "job_sources_address";
}
