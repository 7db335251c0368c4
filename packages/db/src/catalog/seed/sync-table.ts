import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/schema.ts";

/** How many records the seed inserted, updated, removed and left unchanged. */
export interface SeedReport {
  inserted: number;
  updated: number;
  removed: number;
  unchanged: number;
}

type Row = Readonly<Record<string, string | number | boolean | null>>;
type Trx = Kysely<Database>;
type Seeded = Pick<Database["seedRecords"], "rowId"> & { record: Row };

/** Columns that state one fact together. If an operator has edited one of them, the seed updates none. */
const facts: readonly (readonly string[])[] = [
  ["foundedYear", "foundedMonth", "foundedDay", "foundingNote", "zodiacSign", "possibleSign"],
  ["statehoodYear", "statehoodMonth", "statehoodDay", "zodiacSign"],
  ["kind", "address"],
];

/**
 * Writes records of the project's data to a table with a column `id`.
 *
 * `seed_records` stores what the seed wrote last. A column is updated only while the table still holds that value, so an
 * operator's edit stays. A deleted row stays deleted. When a record is removed from the data, its row is deleted. If nothing
 * has changed, this takes one query.
 *
 * @param rows by the name of the record. The name stays when an operator renames the row
 */
export async function syncTable(trx: Trx, table: keyof Database, rows: ReadonlyMap<string, Row>): Promise<SeedReport> {
  const seeded = await listSeeded(trx, table);
  const gone = [...seeded].filter(([key]) => !rows.has(key));
  const removed = await removeUntouched(trx, table, gone);
  const fresh = [...rows].filter(([key]) => !seeded.has(key));
  const rowIds = await insertRows(trx, table, fresh);
  let updated = 0;
  const changed: [string, Row][] = [];
  for (const [key, row] of rows) {
    const before = seeded.get(key);
    if (!before || isSame(before.record, row)) continue;
    changed.push([key, row]);
    if (await updateRow(trx, table, before, row)) updated += 1;
  }
  await saveRecords(trx, table, [...fresh, ...changed], rowIds);
  const inserted = rowIds.size;
  return { inserted, updated, removed, unchanged: rows.size - inserted - updated };
}

/**
 * Deletes the rows of records that are not kept, except rows that an operator has edited. This frees
 * unique keys that the remaining records may need.
 *
 * @returns how many rows were deleted
 */
export async function removeStaleRows(
  trx: Trx,
  table: keyof Database,
  isKept: (key: string, record: Row) => boolean,
): Promise<number> {
  const seeded = await listSeeded(trx, table);
  const gone = [...seeded].filter(([key, { record }]) => !isKept(key, record));
  return removeUntouched(trx, table, gone);
}

async function removeUntouched(
  trx: Trx,
  table: keyof Database,
  seeded: readonly (readonly [string, Seeded])[],
): Promise<number> {
  let removed = 0;
  for (const [key, { rowId, record }] of seeded) {
    const current = await findRow(trx, table, rowId);
    if (!current || Object.keys(record).some((column) => current[column] !== record[column])) continue;
    await sql`delete from ${sql.table(table)} where id = ${rowId}`.execute(trx);
    await trx.deleteFrom("seedRecords").where("dataset", "=", table).where("key", "=", key).execute();
    removed += 1;
  }
  return removed;
}

async function listSeeded(trx: Trx, table: keyof Database): Promise<Map<string, Seeded>> {
  const records = await trx
    .selectFrom("seedRecords")
    .select(["key", "rowId", "record"])
    .where("dataset", "=", table)
    .execute();
  return new Map(records.map(({ key, ...seeded }) => [key, seeded]));
}

/**
 * Inserts rows, except those that an operator has inserted already. Ids are allocated first, to know which rows were inserted.
 *
 * @returns the ids of the inserted rows by key
 */
async function insertRows(
  trx: Trx,
  table: keyof Database,
  records: readonly (readonly [string, Row])[],
): Promise<Map<string, number>> {
  const rowIds = new Map<string, number>();
  for (const batch of batchesOf(records)) {
    const ids = await allocateIds(trx, table, batch.length);
    const columns = sql.join(["id", ...Object.keys(batch[0]?.[1] ?? {})].map((column) => sql.ref(column)));
    const tuples = batch.map(([, row], index) => sql`(${sql.join([ids[index], ...Object.values(row)])})`);
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (${columns}) values ${sql.join(tuples)}
      on conflict do nothing returning id`.execute(trx);
    const inserted = new Set(rows.map(({ id }) => id));
    for (const [index, [key]] of batch.entries()) {
      const id = ids[index];
      if (id !== undefined && inserted.has(id)) rowIds.set(key, id);
    }
  }
  return rowIds;
}

async function allocateIds(trx: Trx, table: keyof Database, count: number): Promise<number[]> {
  const name = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${name}, 'id'))::integer as id from generate_series(1, ${count}::integer)`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

async function updateRow(trx: Trx, table: keyof Database, before: Seeded, row: Row): Promise<boolean> {
  const current = await findRow(trx, table, before.rowId);
  if (!current) return false;
  const written = (column: string) => before.record[column] ?? null;
  const isEdited = (column: string) => current[column] !== written(column);
  const stale = Object.keys(row).filter(
    (column) => row[column] !== written(column) && !factOf(column, row).some(isEdited),
  );
  if (stale.length === 0) return false;
  const assignments = sql.join(stale.map((column) => sql`${sql.ref(column)} = ${row[column]}`));
  await sql`update ${sql.table(table)} set ${assignments} where id = ${before.rowId}`.execute(trx);
  return true;
}

/** Returns the columns that state one fact together with this one. */
function factOf(column: string, row: Row): readonly string[] {
  return facts.find((fact) => fact.includes(column) && fact.every((other) => other in row)) ?? [column];
}

async function findRow(trx: Trx, table: keyof Database, id: number | null): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id} for update`.execute(trx);
  return rows[0];
}

async function saveRecords(
  trx: Trx,
  dataset: keyof Database,
  records: readonly (readonly [string, Row])[],
  rowIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const batch of batchesOf(records)) {
    await trx
      .insertInto("seedRecords")
      .values(
        batch.map(([key, row]) => ({ dataset, key, rowId: rowIds.get(key) ?? null, record: JSON.stringify(row) })),
      )
      .onConflict((conflict) =>
        conflict.columns(["dataset", "key"]).doUpdateSet({ record: (eb) => eb.ref("excluded.record") }),
      )
      .execute();
  }
}

/** Splits rows into batches: a statement can have 65,535 values. */
function* batchesOf<Item>(items: readonly Item[], size = 500): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

function isSame(before: Row, row: Row): boolean {
  const columns = Object.keys(row);
  return columns.length === Object.keys(before).length && columns.every((column) => before[column] === row[column]);
}
