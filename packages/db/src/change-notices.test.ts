import { once } from "node:events";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seed } from "./seed/seed.ts";
import { createTestDb } from "./testing.ts";

const { db, connectionString, drop } = await createTestDb();
const client = new Client({ connectionString });
const heard: string[] = [];

beforeAll(async () => {
  await client.connect();
  client.on("notification", ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  await client.query("listen catalogue_changed; listen access_changed; listen said");
});
afterAll(async () => {
  await client.end();
  await drop();
});

/** Notices come in the order of commits, so with a last one all have come. */
async function noticesOf(work: () => Promise<unknown>): Promise<string[]> {
  heard.length = 0;
  await work();
  await sql`select pg_notify('said', '')`.execute(db);
  while (!heard.includes("said ")) await once(client, "notification");
  return heard.filter((notice) => notice !== "said ");
}

const company = { name: "A", location: "L", industry: "Energy", description: "D", zodiacSign: "ox" } as const;

test("each kind of change to the catalogue names its table", async () => {
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
      expect(await noticesOf(() => change.execute(db))).toContain(`catalogue_changed ${table}`);
    }
  }
});

test("a transaction says each thing once, when it is committed, and nothing when it is not", async () => {
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
  expect(await noticesOf(() => change("done"))).toEqual(["catalogue_changed companies"]);
  expect(await noticesOf(() => change("undone").catch(() => {}))).toEqual([]);
});

test("a company that goes takes its openings along, and says so", async () => {
  const job = {
    title: "T",
    location: "L",
    type: "Full-time",
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
  const both = ["catalogue_changed companies", "catalogue_changed jobs"];
  expect(await noticesOf(insert)).toEqual(both);
  const remove = () => db.deleteFrom("companies").where("name", "=", company.name).execute();
  expect((await noticesOf(remove)).sort()).toEqual(both);
});

test("the seed says each table once, and nothing when nothing changed", async () => {
  const kinds = ["catalogue_changed car_brands", "catalogue_changed companies", "catalogue_changed us_states"];
  expect((await noticesOf(() => seed(db))).sort()).toEqual(kinds);
  expect(await noticesOf(() => seed(db))).toEqual([]);
});

test("access is said to have changed with a role, with what was paid and with the user's end, and not else", async () => {
  const change = (values: { role?: "admin"; hasPaidAccess?: boolean; email?: string }) => () =>
    db.updateTable("users").set(values).where("id", "=", "ann").execute();
  const insert = () => db.insertInto("users").values({ id: "ann", email: "ann@example.com" }).execute();
  expect(await noticesOf(insert)).toEqual([]);
  expect(await noticesOf(change({ hasPaidAccess: true }))).toEqual(["access_changed ann"]);
  expect(await noticesOf(change({ hasPaidAccess: true, email: "anna@example.com" }))).toEqual([]);
  expect(await noticesOf(change({ role: "admin" }))).toEqual(["access_changed ann"]);
  expect(await noticesOf(() => db.deleteFrom("users").execute())).toEqual(["access_changed ann"]);
});
