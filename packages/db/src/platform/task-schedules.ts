import { type Selectable, sql } from "kysely";
import type { Db } from "./client.ts";
import type { Database } from "./schema.ts";

/** The schedule that an operator has given to a task. */
export type TaskSchedule = Selectable<Database["taskSchedules"]>;

/** Lists the schedules that operators have changed, by task. */
export async function listTaskSchedules(db: Db): Promise<TaskSchedule[]> {
  return db.selectFrom("taskSchedules").selectAll().orderBy("task").execute();
}

/** Gives a task another schedule. */
export async function saveTaskSchedule(db: Db, schedule: Omit<TaskSchedule, "changedAt">): Promise<void> {
  const { task: _, ...values } = schedule;
  await db
    .insertInto("taskSchedules")
    .values(schedule)
    .onConflict((conflict) => conflict.column("task").doUpdateSet({ ...values, changedAt: sql<Date>`now()` }))
    .execute();
}
