import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";

/** Saves the progress of a task, replacing its earlier progress. */
export async function saveProgress(db: Db, taskId: string, value: object): Promise<void> {
  await db
    .insertInto("taskProgress")
    .values({ taskId, value })
    .onConflict((conflict) => conflict.column("taskId").doUpdateSet({ value, updatedAt: sql<Date>`now()` }))
    .execute();
}

/** Deletes the progress of tasks that pg-boss has deleted, a week after they ended. */
export async function deleteOldProgress(db: Db): Promise<void> {
  await sql`
    delete from task_progress where updated_at < now() - interval '1 day'
    and not exists (select from pgboss.job where job.id = task_progress.task_id)`.execute(db);
}
