import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/schema.ts";

/** The content of one table, in a form that two databases can compare. */
interface TableSum {
  readonly rows: number;
  /** The sum of the rows' hashes, whatever their order. */
  readonly checksum: string;
}

export type TableSums = Readonly<Record<string, TableSum>>;

/** Counts and sums up every table of the product and of its queue. Call it in a transaction, so that all are of one moment. */
export async function sumTables(trx: Kysely<Database>): Promise<TableSums> {
  // A row's text depends on these.
  await sql`set local timezone = 'UTC'`.execute(trx);
  await sql`set local datestyle = 'ISO, YMD'`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select relnamespace::regnamespace::text as schema, relname as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'pgboss') order by 1, 2`.execute(trx);
  const sums: Record<string, TableSum> = {};
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ rows: string; checksum: string }>`
      select count(*) as rows, coalesce(sum(('x' || left(md5(each::text), 16))::bit(64)::bigint::numeric), 0)::text as checksum
      from ${sql.table(`${schema}.${name}`)} as each`.execute(trx);
    const [{ rows: count, checksum } = { rows: 0, checksum: "0" }] = rows;
    sums[`${schema}.${name}`] = { rows: Number(count), checksum };
  }
  return sums;
}

/** Returns each difference of two databases as a sentence; none if they are equal. */
export function compareSums(wanted: TableSums, found: TableSums): readonly string[] {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])].toSorted();
  return names.flatMap((name) => {
    const [before, after] = [wanted[name], found[name]];
    if (!before) return [`${name} is not in the backup`];
    if (!after) return [`${name} is missing`];
    if (before.rows !== after.rows) return [`${name} has ${after.rows} rows in place of ${before.rows}`];
    return before.checksum === after.checksum ? [] : [`${name} has other content`];
  });
}
