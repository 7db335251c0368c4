import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import {
  cutoffOf,
  type OldRecords,
  oldRecords,
  type RetainedRecord,
  type RetentionDays,
  retainedRecords,
} from "./old-records.ts";

/** Rows that were removed together. */
export interface RemovedBatch {
  record: RetainedRecord;
  table: string;
  rows: number;
}

/**
 * Removes the records that ended longer ago than they are kept, and that nothing needs. Each batch is a transaction of its
 * own, so whoever stops between two loses nothing, and the next call goes on.
 *
 * @param options.batchSize the most rows that a transaction removes
 * @example
 * for await (const { table, rows } of removeOldRecords(db, days, { now: new Date() })) logger.info({ table, rows });
 */
export async function* removeOldRecords(
  db: Db,
  days: RetentionDays,
  { now, batchSize = 1_000 }: { now: Date; batchSize?: number },
): AsyncGenerator<RemovedBatch> {
  for (const record of retainedRecords) {
    const cutoff = cutoffOf(record, days, now);
    for (const old of oldRecords[record]) {
      for (;;) {
        const rows = await removeBatch(db, old, cutoff, batchSize);
        if (rows > 0) yield { record, table: old.table, rows };
        if (rows < batchSize) break;
      }
    }
  }
}

async function removeBatch(
  db: Db,
  { table, key, select, lock = sql`` }: OldRecords,
  cutoff: Date,
  limit: number,
): Promise<number> {
  const columns = key.map((column) => sql`${sql.table(table)}.${sql.ref(column)} = batch.${sql.ref(column)}`);
  const { numAffectedRows = 0n } = await sql`
    with batch as materialized (${select(cutoff)} limit ${limit} ${lock})
    delete from ${sql.table(table)} using batch where ${sql.join(columns, sql` and `)}`.execute(db);
  return Number(numAffectedRows);
}
