import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { searchCompanies } from "./catalog/search/search-companies.ts";
import { migrate, migrations, pendingMigrations } from "./migrate.ts";
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

/** Creates a database with the migrations before a number. */
async function migratedBefore(number: string): Promise<Db> {
  const { db } = await emptyDb();
  const before = Object.entries(migrations).filter(([name]) => name < number);
  for (const [, up] of before) await up(db.withoutPlugins());
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(db);
  await db
    .insertInto("migrations")
    .values(before.map(([name]) => ({ name })))
    .execute();
  return db;
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
  const db = await migratedBefore("0006");
  await db
    .insertInto("companies")
    .values({ name: "Nestlé", location: "Vevey", industry: "Retail", description: "Food.", zodiacSign: "tiger" })
    .execute();
  expect((await migrate(db))[0]).toBe("0006-catalogue-search");
  for (const text of ["nestle", "nestel"]) expect(await searchCompanies(db, text)).toMatchObject([{ name: "Nestlé" }]);
});

test("job boards become sources that the seed recognizes, and earlier jobs get the columns of their company", async () => {
  const db = await migratedBefore("0016");
  await sql`
    insert into companies (id, name, location, industry, description, zodiac_sign)
    values (7, 'Acme', 'L', 'Energy', 'D', 'ox')`.execute(db);
  await sql`
    insert into job_boards (id, company_id, service, slug, verified_at)
    values (41, 7, 'lever', 'acme', '2026-11-01T00:00:00Z')`.execute(db);
  const record = { companyId: 7, service: "lever", slug: "acme" };
  await db
    .insertInto("seedRecords")
    .values({ dataset: "jobBoards", key: "Acme", rowId: 41, record: JSON.stringify(record) })
    .execute();
  await sql`
    insert into jobs (company_id, title, location, type, posted_date, indeed_url, scraped_at)
    values (7, 'T', 'Oslo', 'Full-Time', '2026-10-01', 'https://a.example', '2026-10-02T00:00:00Z'),
      (7, 'U', '', 'Gig', '2026-10-01', 'https://a.example/2', '2026-10-02T00:00:00Z')`.execute(db);
  await migrate(db);
  expect(await db.selectFrom("jobSources").selectAll().execute()).toMatchObject([
    { id: 41, companyId: 7, kind: "lever", address: "acme", status: "active", verifiedAt: new Date("2026-11-01") },
  ]);
  const seeded = await db.selectFrom("seedRecords").selectAll().executeTakeFirst();
  expect(seeded).toMatchObject({
    ...{ dataset: "jobSources", rowId: 41 },
    record: { companyId: 7, kind: "lever", address: "acme", status: "active" },
  });
  const jobs = await db.selectFrom("jobs").selectAll().orderBy("title").execute();
  const shared = { companyName: "Acme", zodiacSign: "ox", industry: "Energy", firstSeenAt: new Date("2026-10-02") };
  expect(jobs).toMatchObject([
    { ...shared, type: "full-time", locations: ["Oslo"], closedAt: null },
    { ...shared, type: "other", locations: [], closedAt: null },
  ]);
  expect(await db.selectFrom("openJobCounts").select(["type", "count"]).orderBy("type").execute()).toEqual([
    { type: "full-time", count: 1 },
    { type: "other", count: 1 },
  ]);
  const { id } = await db
    .insertInto("jobSources")
    .values({ companyId: 7, kind: "ashby", address: "acme" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(41);
});

test("pictures whose address the constraint no longer accepts become the same URL in ASCII", async () => {
  const db = await migratedBefore("0024");
  const kept = ["/", "/blog/images/a.webp", "https://A.example/x?y#z"];
  const addresses = { "HTTPS://a.example/X": "https://a.example/X", "/ü.png": "/%c3%bc.png", "/龙": "/%e9%be%99" };
  const before = [...kept, ...Object.keys(addresses)];
  const insertPost = (featuredImage: string, index: number) =>
    db
      .insertInto("blogPosts")
      .values({ id: index, title: "T", slug: `a-${index}`, content: "", featuredImage })
      .execute();
  await Promise.all(before.map(insertPost));
  await sql`
    insert into blog_revisions (post_id, version, title, slug, content, featured_image, saved_at)
    select id, 1, title, slug, content, featured_image, created_at from blog_posts`.execute(db);
  expect((await migrate(db))[0]).toBe("0024-image-addresses");
  const after = [...kept, ...Object.values(addresses)].map((featuredImage) => ({ featuredImage }));
  expect(await db.selectFrom("blogPosts").select("featuredImage").orderBy("id").execute()).toEqual(after);
  expect(await db.selectFrom("blogRevisions").select("featuredImage").orderBy("postId").execute()).toEqual(after);
});

test("a restore, which has no search path, can compute all stored words", async () => {
  const { db, drop: dropDb } = await createTestDb();
  drop = dropDb;
  const { rows } = await db.transaction().execute(async (trx) => {
    await sql`set local search_path = ''`.execute(trx);
    return sql`
      select public.words_of('Zürich'::text)::text as text, public.words_of(array['Zürich', 'Oslo'])::text as list,
        public.search_form('Nestlé') as form, public.search_key('Nestlé') as key,
        public.search_keys('Nestlé')::text as keys`.execute(trx);
  });
  expect(rows).toEqual([
    { text: "'zurich':1", list: "'oslo':2 'zurich':1", form: "nestle", key: "nestle", keys: "{nestle}" },
  ]);
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
