import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** How many records were new, brought up to date, or left as they were. */
export interface SeedReport {
  inserted: number;
  updated: number;
  unchanged: number;
}

type Row = Readonly<Record<string, string | number | boolean | null>>;
type Trx = Kysely<Database>;

/**
 * Brings one record of the project's data into a table with a column `id`.
 *
 * What the seed wrote last is remembered in `seed_records`. A column is brought up to date only while the table still
 * holds that value, so an operator's edit wins; a row that is gone stays gone.
 *
 * @param key names the record for good, whatever becomes of its row
 */
export async function plantRecord(trx: Trx, table: keyof Database, key: string, row: Row): Promise<keyof SeedReport> {
  const planted = await trx
    .selectFrom("seedRecords")
    .select(["rowId", "record"])
    .where("dataset", "=", table)
    .where("key", "=", key)
    .executeTakeFirst();
  if (planted && isSame(planted.record, row)) return "unchanged";
  const rowId = planted ? planted.rowId : await insertRow(trx, table, row);
  await remember(trx, table, key, rowId, row);
  if (!planted) return rowId === null ? "unchanged" : "inserted";
  return rowId !== null && (await updateRow(trx, table, rowId, planted.record, row)) ? "updated" : "unchanged";
}

/** Null when the table has such a row already: an operator was there first. */
async function insertRow(trx: Trx, table: string, row: Row): Promise<number | null> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) values (${values}) on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

async function updateRow(trx: Trx, table: string, rowId: number, before: Row, row: Row): Promise<boolean> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${rowId} for update`.execute(trx);
  const [current] = rows;
  if (!current) return false;
  const untouched = Object.keys(row).filter(
    (column) => current[column] === before[column] && row[column] !== before[column],
  );
  if (untouched.length === 0) return false;
  const assignments = sql.join(untouched.map((column) => sql`${sql.ref(column)} = ${row[column]}`));
  await sql`update ${sql.table(table)} set ${assignments} where id = ${rowId}`.execute(trx);
  return true;
}

async function remember(trx: Trx, dataset: string, key: string, rowId: number | null, row: Row): Promise<void> {
  const record = JSON.stringify(row);
  await trx
    .insertInto("seedRecords")
    .values({ dataset, key, rowId, record })
    .onConflict((conflict) => conflict.columns(["dataset", "key"]).doUpdateSet({ record }))
    .execute();
}

function isSame(before: Row, row: Row): boolean {
  const columns = Object.keys(row);
  return columns.length === Object.keys(before).length && columns.every((column) => before[column] === row[column]);
}
