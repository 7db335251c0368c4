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
