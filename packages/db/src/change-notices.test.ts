import { once } from "node:events";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockUser, unblockUser } from "./accounts/blocked-users.ts";
import { seed } from "./catalog/seed/seed.ts";
import { insertSource, makePosting, runTestCheck } from "./jobs/testing-checks.ts";
import { createTestDb } from "./testing.ts";

const { db, connectionString, drop } = await createTestDb();
const client = new Client({ connectionString });
const notices: string[] = [];

beforeAll(async () => {
  await client.connect();
  client.on("notification", ({ channel, payload }) => notices.push(`${channel} ${payload}`));
  await client.query("listen catalog_changed; listen access_changed; listen done");
});
afterAll(async () => {
  await client.end();
  await drop();
});

/** Returns the notices that some work sends. They arrive in the order of commits, so the last one ends the wait. */
async function noticesOf(work: () => Promise<unknown>): Promise<string[]> {
  notices.length = 0;
  await work();
  await sql`select pg_notify('done', '')`.execute(db);
  while (!notices.includes("done ")) await once(client, "notification");
  return notices.filter((notice) => notice !== "done ");
}

const company = { name: "A", location: "L", industry: "Energy", description: "D", zodiacSign: "ox" } as const;

test("each kind of change to the catalog names its table", async () => {
  const tables = {
    companies: { name: "X", ...{ location: "L", industry: "Energy", description: "D", zodiac_sign: "ox" } },
    car_brands: { name: "X", founded_year: 1900, country: "C", category: "SUV", description: "D", zodiac_sign: "rat" },
    us_states: {
      ...{ name: "X", statehood_year: 1800, statehood_month: 1, capital: "C", region: "West" },
      ...{ category: "Early State", description: "D", zodiac_sign: "rat" },
    },
  };
  for (const [table, row] of Object.entries(tables)) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const changes = [
      sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`,
      sql`update ${sql.table(table)} set description = 'E'`,
      sql`delete from ${sql.table(table)}`,
      sql`truncate ${sql.table(table)} cascade`,
    ];
    for (const change of changes) {
      expect(await noticesOf(() => change.execute(db))).toContain(`catalog_changed ${table}`);
    }
  }
});

test("each kind of change to articles sends a notice", async () => {
  const changes = [
    sql`insert into blog_posts (title, slug, content) values ('T', 't', '<p>C</p>')`,
    sql`update blog_posts set status = 'published', published_at = now()`,
    sql`delete from blog_posts`,
    sql`truncate blog_posts cascade`,
  ];
  for (const change of changes)
    expect(await noticesOf(() => change.execute(db))).toEqual(["catalog_changed blog_posts"]);
});

test("a transaction sends each notice once, when it commits, and none when it rolls back", async () => {
  const change = async (name: string) =>
    db.transaction().execute(async (trx) => {
      for (let index = 0; index < 20; index++) {
        await trx
          .insertInto("companies")
          .values({ ...company, name: `${name} ${index}` })
          .execute();
      }
      if (name === "undone") throw new Error("undone");
    });
  expect(await noticesOf(() => change("done"))).toEqual(["catalog_changed companies"]);
  expect(await noticesOf(() => change("undone").catch(() => {}))).toEqual([]);
});

test("deleting a company sends a notice for its jobs too", async () => {
  const job = {
    title: "T",
    location: "L",
    type: "full-time" as const,
    postedDate: "2026-01-01",
    indeedUrl: "https://a.example",
  };
  const insert = async () => {
    const { id } = await db.insertInto("companies").values(company).returning("id").executeTakeFirstOrThrow();
    await db
      .insertInto("jobs")
      .values({ ...job, companyId: id })
      .execute();
  };
  const both = ["catalog_changed companies", "catalog_changed jobs"];
  expect(await noticesOf(insert)).toEqual(both);
  const remove = () => db.deleteFrom("companies").where("name", "=", company.name).execute();
  expect((await noticesOf(remove)).sort()).toEqual(both);
});

test("the seed sends one notice for each table, and none when nothing changed", async () => {
  const kinds = ["catalog_changed car_brands", "catalog_changed companies", "catalog_changed us_states"];
  expect((await noticesOf(() => seed(db))).sort()).toEqual(kinds);
  expect(await noticesOf(() => seed(db))).toEqual([]);
});

test("a change of role or payment and a deletion send the user's id; other changes to a user send nothing", async () => {
  const change = (values: { role?: "admin"; hasPaidAccess?: boolean; email?: string }) => () =>
    db.updateTable("users").set(values).where("id", "=", "ann").execute();
  const insert = () => db.insertInto("users").values({ id: "ann", email: "ann@example.com" }).execute();
  expect(await noticesOf(insert)).toEqual([]);
  expect(await noticesOf(change({ hasPaidAccess: true }))).toEqual(["access_changed ann"]);
  expect(await noticesOf(change({ hasPaidAccess: true, email: "anna@example.com" }))).toEqual([]);
  expect(await noticesOf(change({ role: "admin" }))).toEqual(["access_changed ann"]);
  expect(await noticesOf(() => db.deleteFrom("users").execute())).toEqual(["access_changed ann"]);
});

test("a check of a company's sources sends no notice for the companies; its jobs send their own", async () => {
  let id = 0;
  await noticesOf(async () => {
    ({ id } = await db.insertInto("companies").values(company).returning("id").executeTakeFirstOrThrow());
  });
  const update = (values: { scrapedAt: Date; careersUrl?: string; name?: string }) => () =>
    db.updateTable("companies").set(values).where("id", "=", id).execute();
  expect(await noticesOf(update({ scrapedAt: new Date() }))).toEqual([]);
  expect(await noticesOf(update({ scrapedAt: new Date(), name: company.name }))).toEqual([]);
  expect(await noticesOf(update({ scrapedAt: new Date(), careersUrl: "https://a.example/jobs" }))).toEqual([
    "catalog_changed companies",
  ]);
  const job = { companyId: id, title: "T", location: "L", type: "full-time" as const, postedDate: "2026-01-01" };
  const check = () =>
    db.transaction().execute(async (trx) => {
      await trx
        .insertInto("jobs")
        .values({ ...job, indeedUrl: "https://a.example/1" })
        .execute();
      await trx.updateTable("companies").set({ scrapedAt: new Date() }).where("id", "=", id).execute();
    });
  expect(await noticesOf(check)).toEqual(["catalog_changed jobs"]);
});

test("blocking and unblocking send the user's id", async () => {
  expect(await noticesOf(() => blockUser(db, { uid: "eve", blockedBy: "Grace" }))).toEqual(["access_changed eve"]);
  expect(await noticesOf(() => unblockUser(db, { uid: "eve", unblockedBy: "operator" }))).toEqual([
    "access_changed eve",
  ]);
  expect(await noticesOf(() => unblockUser(db, { uid: "eve", unblockedBy: "operator" }))).toEqual([]);
});

test("a check whose postings have all been stored sends no notice, and a changed posting sends one for its batch", async () => {
  let sourceId = 0;
  // Waits for the notices of the setup. They would arrive during the first check.
  await noticesOf(async () => {
    await sql`truncate companies cascade`.execute(db);
    ({ sourceId } = await insertSource(db, "Acme"));
  });
  const postings = [makePosting("a"), makePosting("b")];
  const check =
    (day: number, found = postings) =>
    () =>
      runTestCheck(db, sourceId, new Date(Date.UTC(2026, 10, day)), found);
  expect(await noticesOf(check(1))).toEqual(["catalog_changed jobs"]);
  expect(await noticesOf(check(2))).toEqual([]);
  expect(await noticesOf(check(3, [makePosting("a", { title: "New" }), makePosting("b")]))).toEqual([
    "catalog_changed jobs",
  ]);
  expect(await noticesOf(() => sql`update jobs set title = 'Never' where id < 0`.execute(db))).toEqual([]);
  expect(await noticesOf(() => sql`truncate jobs`.execute(db))).toEqual(["catalog_changed jobs"]);
});

test("the removal of a closed job sends no notice, and that of an open one does", async () => {
  const { sourceId } = await insertSource(db, "Closed");
  const ofJob = (id: string) => sql`source_id = ${sourceId} and source_job_id = ${id}`;
  await noticesOf(async () => {
    await runTestCheck(db, sourceId, new Date("2026-11-24T06:00:00Z"), [makePosting("1"), makePosting("2")]);
    await sql`update jobs set closed_at = now(), closed_reason = 'gone' where ${ofJob("1")}`.execute(db);
  });
  expect(await noticesOf(() => sql`delete from jobs where ${ofJob("1")}`.execute(db))).toEqual([]);
  expect(await noticesOf(() => sql`delete from jobs where ${ofJob("2")}`.execute(db))).toEqual([
    "catalog_changed jobs",
  ]);
});
