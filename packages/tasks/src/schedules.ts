import { type Db, listTaskSchedules, saveTaskSchedule } from "@zodiac-at-work/db";
import { CronExpressionParser } from "cron-parser";
import { listLastEnqueued, listRegisteredSchedules } from "./pg-boss-tables.ts";

/** When a task is enqueued by itself. */
export interface TaskScheduleState {
  task: string;
  /** The five fields of cron. */
  cron: string;
  /** An IANA time zone. */
  timeZone: string;
  isPaused: boolean;
  /** When the task is enqueued next; null while the schedule is paused. */
  nextAt: Date | null;
  /** When a task of this kind was enqueued last, by the schedule or otherwise; null if it is more than a week ago. */
  lastAt: Date | null;
  /** Who changed the schedule; null if it is the task's own. */
  changedBy: string | null;
  changedAt: Date | null;
}

/** An operator's change of a schedule. */
export interface ScheduleChange {
  task: string;
  cron: string;
  timeZone: string;
  isPaused: boolean;
  changedBy: string;
}

/** The cron expression or the time zone of a schedule is invalid. The message says why. */
export class InvalidScheduleError extends Error {
  override name = "InvalidScheduleError";
}

/**
 * Lists the schedules that workers have registered, and those that operators have changed, by task. A change takes effect
 * when a worker reads it, within seconds.
 */
export async function listSchedules(db: Db, now: Date): Promise<TaskScheduleState[]> {
  const [registered, changes, last] = await Promise.all([
    listRegisteredSchedules(db),
    listTaskSchedules(db),
    listLastEnqueued(db),
  ]);
  const changeOf = new Map(changes.map((change) => [change.task, change]));
  const registeredOf = new Map(registered.map((schedule) => [schedule.task, schedule]));
  const lastOf = new Map(last.map(({ task, lastAt }) => [task, lastAt]));
  return [...new Set([...registeredOf.keys(), ...changeOf.keys()])].sort().flatMap((task) => {
    const change = changeOf.get(task);
    const schedule = change ?? registeredOf.get(task);
    if (!schedule) return [];
    const { cron, timeZone } = schedule;
    const isPaused = change?.isPaused ?? false;
    return [
      {
        ...{ task, cron, timeZone, isPaused, lastAt: lastOf.get(task) ?? null },
        nextAt: isPaused ? null : nextOccurrence(cron, timeZone, now),
        changedBy: change?.changedBy ?? null,
        changedAt: change?.changedAt ?? null,
      },
    ];
  });
}

/**
 * Changes or pauses the schedule of a task.
 *
 * @returns the schedule, or undefined if the task has none
 * @throws {InvalidScheduleError}
 */
export async function changeSchedule(
  db: Db,
  change: ScheduleChange,
  now: Date,
): Promise<TaskScheduleState | undefined> {
  const { task, cron, timeZone } = change;
  if (cron.trim().split(/\s+/).length !== 5) throw new InvalidScheduleError("must have the five fields of cron");
  try {
    nextOccurrence(cron, timeZone, now);
  } catch (cause) {
    throw new InvalidScheduleError(cause instanceof Error ? cause.message : "is invalid", { cause });
  }
  const known = await listSchedules(db, now);
  if (!known.some((schedule) => schedule.task === task)) return undefined;
  await saveTaskSchedule(db, change);
  return (await listSchedules(db, now)).find((schedule) => schedule.task === task);
}

/** pg-boss uses the same parser. */
function nextOccurrence(cron: string, timeZone: string, now: Date): Date {
  return CronExpressionParser.parse(cron, { currentDate: now, tz: timeZone }).next().toDate();
}
