import { isDeepStrictEqual } from "node:util";
import { type Db, listTaskSchedules } from "@zodiac-at-work/db";
import type { PgBoss, ScheduleOptions } from "pg-boss";
import type { Schedule } from "./schedule.ts";
import type { TaskData } from "./task.ts";
import type { TaskHandler } from "./task-handler.ts";

/**
 * Makes pg-boss's schedules of a task equal to the handler's, as operators have changed them. pg-boss enqueues each occurrence once, whatever the number
 * of workers. After an outage it enqueues the latest occurrence that it missed.
 *
 * @param onError receives a schedule that can't be used; the others apply
 * @returns the schedules that apply
 */
export async function syncSchedules(
  boss: PgBoss,
  db: Db,
  handler: TaskHandler,
  onError: (error: unknown) => void,
): Promise<readonly Schedule<TaskData>[]> {
  const { keyOf } = handler;
  const { name } = handler.task;
  const wanted = await listWanted(db, handler);
  const known = await boss.getSchedules(name);
  const applied = new Map<string, Schedule<TaskData>>();
  for (const schedule of wanted) {
    try {
      const singletonKey = keyOf(schedule.data);
      const { cron, data, timeZone = "UTC", key = singletonKey } = schedule;
      const options: ScheduleOptions = { tz: timeZone, key, missed: "once", singletonKey };
      const current = known.find((one) => one.key === key);
      const isCurrent = isDeepStrictEqual([current?.cron, current?.data, current?.options], [cron, data, options]);
      if (!isCurrent) await boss.schedule(name, cron, data, options);
      applied.set(key, schedule);
    } catch (error) {
      onError(error);
    }
  }
  for (const { key } of known) if (!applied.has(key)) await boss.unschedule(name, key);
  return [...applied.values()];
}

/** The handler's schedules with the operator's change: another cron and time zone for each, or a pause. */
async function listWanted(db: Db, { task: { name }, schedules }: TaskHandler): Promise<readonly Schedule<TaskData>[]> {
  const usual = typeof schedules === "function" ? await schedules(db) : schedules;
  const change = (await listTaskSchedules(db)).find(({ task }) => task === name);
  if (!change) return usual;
  const { isPaused, cron, timeZone } = change;
  return isPaused ? [] : usual.map((schedule) => ({ ...schedule, cron, timeZone }));
}
