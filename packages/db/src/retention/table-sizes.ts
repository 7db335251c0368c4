import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { cutoffOf, oldRecords, type RetainedRecord, type RetentionDays, retainedRecords } from "./old-records.ts";

/** The size of a table. */
export interface TableSize {
  name: string;
  /** PostgreSQL's estimate. Null until the table was analyzed. */
  rows: number | null;
  /** With indexes and long values. */
  bytes: number;
  /** Of it, the indexes. */
  indexBytes: number;
}

/** Lists the tables of the product and of its queue, the largest first. */
export async function listTableSizes(db: Db): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`
    select case nspname when 'public' then relname else nspname || '.' || relname end as name,
      nullif(greatest(reltuples, -1), -1)::float8 as rows,
      pg_total_relation_size(pg_class.oid)::float8 as bytes, pg_indexes_size(pg_class.oid)::float8 as index_bytes
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and (nspname = 'public' or (nspname, relname) = ('pgboss', 'job_common'))
    order by bytes desc, name`.execute(db);
  return rows;
}

/** How long records are kept, and what the next removal finds. */
export interface Retention {
  record: RetainedRecord;
  /** The tables that the records are rows of. */
  tables: readonly string[];
  days: number;
  /** When the oldest record ended; null without one. */
  oldestAt: Date | null;
  /** How many rows may be removed now, counted up to 10,000. */
  removable: number;
}

const mostCounted = 10_000;

/** Returns the state of each kind of record that is removed when it is old. */
export async function listRetention(db: Db, days: RetentionDays, now: Date): Promise<Retention[]> {
  return Promise.all(retainedRecords.map((record) => getRetention(db, record, days, now)));
}

async function getRetention(db: Db, record: RetainedRecord, days: RetentionDays, now: Date): Promise<Retention> {
  const parts = oldRecords[record];
  const cutoff = cutoffOf(record, days, now);
  const { rows: moments } = await sql<{ at: Date | null }>`${parts[0].oldest}`.execute(db);
  let removable = 0;
  for (const { select } of parts) removable += await countRows(db, select(cutoff), mostCounted - removable);
  return {
    record,
    tables: [...new Set(parts.map(({ table }) => table))],
    days: days[record],
    oldestAt: moments[0]?.at ?? null,
    removable,
  };
}

async function countRows(db: Db, selected: RawBuilder<unknown>, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${selected} limit ${limit}) as selected`.execute(db);
  return rows[0]?.count ?? 0;
}
