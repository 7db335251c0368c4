import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";

/** The size of a table in bytes. */
export interface TableSize {
  readonly name: string;
  readonly rows: number;
  /** With the long values that are stored apart. */
  readonly tableBytes: number;
  readonly indexBytes: number;
}

/** Returns the tables of the product that have rows. */
export async function listSizes(db: Db): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`
    select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as table_bytes,
      pg_indexes_size(oid)::float8 as index_bytes
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 0`.execute(db);
  return rows;
}
