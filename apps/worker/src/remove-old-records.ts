import { setTimeout as sleep } from "node:timers/promises";
import { removeOldRecords } from "@zodiac-at-work/db";
import { handleTask, removeOldRecords as removeOldRecordsTask, type TaskHandler } from "@zodiac-at-work/tasks";
import type { Dependencies } from "./dependencies.ts";

/** Between two batches, for the other queries and for replicas. */
const pauseMs = 50;

/** Handles the task `removeOldRecords`. A removal that was stopped goes on where it was, because each batch is kept. */
export function handleRemoveOldRecords({ db, retention, logger, metrics }: Dependencies): TaskHandler {
  return handleTask(removeOldRecordsTask, {
    // Before the daily checks of the boards.
    schedules: [{ cron: "15 4 * * *", data: {} }],
    async handle({ signal, progress }) {
      const rows: Record<string, number> = {};
      let removed = 0;
      for await (const batch of removeOldRecords(db, retention, { now: new Date() })) {
        rows[batch.table] = (rows[batch.table] ?? 0) + batch.rows;
        removed += batch.rows;
        metrics.observeRemoval(batch);
        await progress({ removed });
        await sleep(pauseMs, undefined, { signal });
      }
      metrics.observeRetention();
      logger.info({ removed, ...rows }, "old records removed");
      return { removed };
    },
  });
}
