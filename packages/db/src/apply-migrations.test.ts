import { type QueryExecutorProvider, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { applyMigrations, type Migration } from "./apply-migrations.ts";
import { createDb, type Db } from "./platform/client.ts";
import { resetDatabase } from "./platform/reset.ts";
import { createTestDb } from "./testing.ts";

let drop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await drop?.();
  drop = undefined;
});

async function emptyDb() {
  const testDb = await createTestDb();
  drop = testDb.drop;
  await resetDatabase(testDb.db);
  return testDb;
}

const run =
  (statement: string): Migration =>
  async (db: QueryExecutorProvider) =>
    void (await sql.raw(statement).execute(db));

const indexed = {
  migrations: {
    "1-table": run("create table notes (id integer)"),
    "2-row": run("insert into notes values (1)"),
    "3-index": run("create index concurrently if not exists notes_id on notes (id)"),
    "4-row": run("insert into notes values (2)"),
  },
  outsideTransaction: new Set(["3-index"]),
};

async function applied(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("migrations").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

test("an index is made concurrently, between the migrations before and after it", async () => {
  const { db } = await emptyDb();
  expect(await applyMigrations(db, indexed)).toEqual(["1-table", "2-row", "3-index", "4-row"]);
  expect(await applied(db)).toEqual(["1-table", "2-row", "3-index", "4-row"]);
  const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'notes_id'::regclass`.execute(db);
  expect(rows).toEqual([{ indisvalid: true }]);
  expect(await applyMigrations(db, indexed)).toEqual([]);
});

test("of several processes, one makes the index and none waits for another for ever", async () => {
  const { connectionString } = await emptyDb();
  const racers = Array.from({ length: 5 }, () => createDb(connectionString, { maxConnections: 1 }));
  const results = await Promise.all(racers.map((racer) => applyMigrations(racer, indexed)));
  await Promise.all(racers.map((racer) => racer.destroy()));
  expect(results.filter((names) => names.length > 0)).toEqual([Object.keys(indexed.migrations)]);
});

test("a failure undoes its transaction, keeps what ended before, and the next run continues there", async () => {
  const { db } = await emptyDb();
  const broken = {
    ...indexed,
    migrations: { ...indexed.migrations, "5-broken": run("insert into nowhere values (1)") },
  };
  await expect(applyMigrations(db, broken)).rejects.toThrow(/nowhere/);
  expect(await applied(db)).toEqual(["1-table", "2-row", "3-index"]);
  expect(await applyMigrations(db, indexed)).toEqual(["4-row"]);
  const { rows } = await sql`select id from notes order by id`.execute(db);
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test("an index whose build failed is built again", async () => {
  const { db } = await emptyDb();
  const unique = {
    migrations: {
      "1-table": run("create table notes (id integer)"),
      "2-rows": run("insert into notes values (1), (1)"),
      "3-index": async (executor: QueryExecutorProvider) => {
        await sql`drop index concurrently if exists notes_id`.execute(executor);
        await sql`create unique index concurrently notes_id on notes (id)`.execute(executor);
      },
    },
    outsideTransaction: new Set(["3-index"]),
  };
  const validity = () => sql`select indisvalid from pg_index where indexrelid = 'notes_id'::regclass`.execute(db);
  await expect(applyMigrations(db, unique)).rejects.toThrow(/notes_id/);
  expect((await validity()).rows).toEqual([{ indisvalid: false }]);
  await sql`delete from notes where ctid = (select min(ctid) from notes)`.execute(db);
  expect(await applyMigrations(db, unique)).toEqual(["3-index"]);
  expect((await validity()).rows).toEqual([{ indisvalid: true }]);
});

test("a lock that another session holds ends it with an explanation, and changes nothing", {
  timeout: 20_000,
}, async () => {
  const { db } = await emptyDb();
  await applyMigrations(db, indexed);
  const holder = await db.startTransaction().execute();
  await sql`lock table notes in access share mode`.execute(holder);
  const blocked = {
    ...indexed,
    migrations: {
      ...indexed.migrations,
      "5-row": run("insert into notes values (3)"),
      "6-column": run("alter table notes add column text text"),
    },
  };
  await expect(applyMigrations(db, blocked)).rejects.toThrow(/^The migration 6-column waited 5s for a lock/);
  await holder.rollback().execute();
  const { rows } = await sql`select count(*)::int as count from notes`.execute(db);
  expect(rows).toEqual([{ count: 2 }]);
  expect(await applyMigrations(db, blocked)).toEqual(["5-row", "6-column"]);
});

test("the connection has its time limits again afterwards", async () => {
  const { connectionString } = await emptyDb();
  const db = createDb(connectionString, { maxConnections: 1, statementTimeoutMs: 1_234 });
  await applyMigrations(db, indexed);
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ statement: "1234ms", lock: "0" }]);
});
