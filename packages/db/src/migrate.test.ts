import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { createDb } from "./client.ts";
import { migrate, migrations, pendingMigrations } from "./migrate.ts";
import { resetDatabase } from "./reset.ts";
import { searchCompanies } from "./search/search-companies.ts";
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

test("lists every file of the folder, in the order of its number", async () => {
  const files = await readdir(new URL("../migrations/", import.meta.url));
  expect(Object.keys(migrations)).toEqual(files.sort().map((file) => file.replace(/\.ts$/, "")));
});

test("an empty database lacks every migration, a migrated database lacks none, and a second run applies nothing", async () => {
  const { db } = await emptyDb();
  expect(await pendingMigrations(db)).toEqual(Object.keys(migrations));
  expect(await migrate(db)).toEqual(Object.keys(migrations));
  expect(await pendingMigrations(db)).toEqual([]);
  expect(await migrate(db)).toEqual([]);
});

test("of several processes that migrate at once, one applies the migrations", async () => {
  const { connectionString } = await emptyDb();
  const racers = Array.from({ length: 6 }, () => createDb(connectionString, { maxConnections: 1 }));
  const applied = await Promise.all(racers.map((racer) => migrate(racer)));
  await Promise.all(racers.map((racer) => racer.destroy()));
  expect(applied.filter((names) => names.length > 0)).toEqual([Object.keys(migrations)]);
});

test("waits for another process longer than the statement timeout", async () => {
  const { db, connectionString } = await emptyDb();
  const impatient = createDb(connectionString, { statementTimeoutMs: 100 });
  const holder = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(hashtext('zodiac-at-work migrations'))`.execute(holder);
  const migrating = migrate(impatient);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await holder.commit().execute();
  expect(await migrating).toHaveLength(Object.keys(migrations).length);
  await impatient.destroy();
});

test("the search finds companies that were inserted before its migration, misspelled too", async () => {
  const { db } = await emptyDb();
  const before = Object.entries(migrations).filter(([name]) => name < "0006");
  for (const [, up] of before) await up(db.withoutPlugins());
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(db);
  await db
    .insertInto("migrations")
    .values(before.map(([name]) => ({ name })))
    .execute();
  await db
    .insertInto("companies")
    .values({ name: "Nestlé", location: "Vevey", industry: "Retail", description: "Food.", zodiacSign: "tiger" })
    .execute();
  expect((await migrate(db))[0]).toBe("0006-catalogue-search");
  for (const text of ["nestle", "nestel"]) expect(await searchCompanies(db, text)).toMatchObject([{ name: "Nestlé" }]);
});

test("a failing migration changes nothing", async () => {
  const { db } = await emptyDb();
  await sql`create table blog_posts (id integer)`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/blog_posts/);
  expect(await pendingMigrations(db)).toEqual(Object.keys(migrations));
  const { rows } = await sql`select from information_schema.tables where table_name = 'companies'`.execute(db);
  expect(rows).toHaveLength(0);
});

test("a database that a newer release has migrated is ready, and is not migrated", async () => {
  const { db, drop: dropDb } = await createTestDb();
  drop = dropDb;
  await db.insertInto("migrations").values({ name: "9999-later" }).execute();
  expect(await pendingMigrations(db)).toEqual([]);
  await expect(migrate(db)).rejects.toThrow("does not know: 9999-later");
});

test("a signal cancels the query for pending migrations", async () => {
  const { db, drop: dropDb } = await createTestDb();
  drop = dropDb;
  const holder = await db.startTransaction().execute();
  await sql`lock table migrations`.execute(holder);
  await expect(pendingMigrations(db, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  await holder.rollback().execute();
});
