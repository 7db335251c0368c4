import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { getTotals } from "../../catalog/totals.ts";
import { createTestDb } from "../../testing.ts";
import { type ExportedJob, exportJobs } from "./export-jobs.ts";
import { countRemoteOpenings, listOpeningPlaces } from "./opening-facets.ts";
import {
  countNewOpenings,
  countOpeningsBySign,
  countOpenJobsByCompany,
  listOpenings,
  type OpeningFilter,
} from "./openings.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const page = { page: 1, limit: 20 };
const seen = (day: number) => new Date(Date.UTC(2026, 10, day));

const companies = [
  { name: "Acme", zodiacSign: "ox", industry: "Energy", logoUrl: "/logos/acme.svg" },
  { name: "Écluse Motors", zodiacSign: "rat", industry: "Automotive", logoUrl: null },
] as const;
const jobs = [
  ["Acme", "Software Engineer", "2026-11-20", 20, { locations: ["Berlin, Germany"], type: "full-time" }],
  [
    "Acme",
    "Data Analyst",
    null,
    21,
    { locations: ["New York City, New York"], workplace: "remote", countries: ["US", "CA"] },
  ],
  ["Acme", "Closed Engineer", "2026-11-21", 1, { closedAt: seen(21), closedReason: "missing" }],
  ["Écluse Motors", "UI/UX Designer", "2026-10-01", 1, { locations: ["München, Germany"], type: "contract" }],
  [
    "Écluse Motors",
    "Engineer, C++",
    "2026-11-01",
    22,
    { locations: ["Newark, California"], workplace: "hybrid", countries: ["CA"] },
  ],
  ["Écluse Motors", "Sample Cook", "2026-11-02", 2, { isSample: true, workplace: "remote", countries: ["US"] }],
] as const;

beforeAll(async () => {
  const ids = new Map<string, number>();
  for (const company of companies) {
    const { id } = await db
      .insertInto("companies")
      .values({ ...company, location: "Here", description: "D" })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(company.name, id);
  }
  for (const [company, title, postedDate, day, values] of jobs) {
    const { locations, countries, ...others } = { locations: [], countries: [], ...values };
    await db
      .insertInto("jobs")
      .values({
        ...{
          companyId: ids.get(company) ?? 0,
          title,
          postedDate,
          firstSeenAt: seen(day),
          locations: [...locations],
          countries: [...countries],
        },
        ...{ indeedUrl: "https://jobs.example/1", ...others },
      })
      .execute();
  }
});

test("remote jobs are counted by country, and those that name none apart, whatever the filter's country is", async () => {
  expect(await countRemoteOpenings(db, {})).toEqual({
    total: 2,
    countries: [
      { country: "US", openings: 2 },
      { country: "CA", openings: 1 },
    ],
  });
  expect(await countRemoteOpenings(db, { search: "cook" })).toEqual({
    total: 1,
    countries: [{ country: "US", openings: 1 }],
  });
  await db.updateTable("jobs").set({ countries: [] }).where("title", "=", "Sample Cook").execute();
  onTestFinished(async () => {
    await db
      .updateTable("jobs")
      .set({ countries: ["US"] })
      .where("title", "=", "Sample Cook")
      .execute();
  });
  expect(await countRemoteOpenings(db, {})).toMatchObject({
    total: 2,
    countries: [{ country: null, openings: 1 }, { country: "CA" }, { country: "US" }],
  });
  expect(await titlesOf({ remoteCountry: "none" })).toEqual(["Sample Cook"]);
});

async function titlesOf(filter: OpeningFilter, order = {}) {
  const { signs = signIds, ...others } = filter;
  const counts = await countOpeningsBySign(db, others);
  const total = signs.reduce((sum, sign) => sum + counts[sign], 0);
  const openings = await listOpenings(db, filter, order, page);
  expect(total).toBe(openings.length);
  expect(await listOpenings(db, filter, order, page, { matches: total })).toEqual(openings);
  return openings.map(({ title }) => title);
}

const newest = ["Data Analyst", "Software Engineer", "Sample Cook", "Engineer, C++", "UI/UX Designer"];

test("lists open jobs, the newest first; a job without a date counts from the day it was first seen", async () => {
  expect(await titlesOf({})).toEqual(newest);
});

test("each opening comes with its company", async () => {
  const [first] = await listOpenings(db, { search: "software" }, {}, page);
  expect(first).toMatchObject({
    ...{ companyName: "Acme", zodiacSign: "ox", industry: "Energy", logoUrl: "/logos/acme.svg", isSample: false },
    ...{ title: "Software Engineer", locations: ["Berlin, Germany"], type: "full-time", postedDate: "2026-11-20" },
  });
});

test.each<[string, OpeningFilter, string[]]>([
  ["a sign", { signs: ["ox"] }, ["Data Analyst", "Software Engineer"]],
  ["two signs", { signs: ["ox", "rat"] }, newest],
  ["no sign", { signs: [] }, []],
  ["an industry", { industry: "Automotive" }, ["Sample Cook", "Engineer, C++", "UI/UX Designer"]],
  ["a type", { type: "contract" }, ["UI/UX Designer"]],
  ["remote work", { isRemote: true }, ["Data Analyst", "Sample Cook"]],
  ["a date", { listedFrom: "2026-11-02" }, ["Data Analyst", "Software Engineer", "Sample Cook"]],
  ["a place", { place: "germany" }, ["Software Engineer", "UI/UX Designer"]],
  ["a place without its accent", { place: "munchen" }, ["UI/UX Designer"]],
  ["the starts of the words of a place", { place: "new yo" }, ["Data Analyst"]],
  ["no place in the title", { place: "engineer" }, []],
  [
    "any of some places, each as its board words it",
    { places: ["München, Germany", "Berlin, Germany", "Berlin", "munchen, germany"] },
    ["Software Engineer", "UI/UX Designer"],
  ],
  ["no place of a list", { places: [] }, []],
  [
    "any of many places",
    {
      places: ["Berlin, Germany", ...Array.from({ length: 500 }, (_, index) => `Village ${index}`), "München, Germany"],
    },
    ["Software Engineer", "UI/UX Designer"],
  ],
  ["places and words", { places: ["Berlin, Germany", "Newark, California"], search: "c++" }, ["Engineer, C++"]],
  ["a word of a title", { search: "ENGINEER" }, ["Software Engineer", "Engineer, C++"]],
  ["the start of a word", { search: "engin" }, ["Software Engineer", "Engineer, C++"]],
  ["no middle of a word", { search: "gineer" }, []],
  ["both sides of a slash", { search: "ux" }, ["UI/UX Designer"]],
  ["words of title and company", { search: "ecluse desig" }, ["UI/UX Designer"]],
  ["an abbreviation of a title", { search: "SWE" }, ["Software Engineer"]],
  ["a plural", { search: "engineers" }, ["Software Engineer", "Engineer, C++"]],
  ["the long form of an abbreviation in a title", { search: "user experience designers" }, ["UI/UX Designer"]],
  ["a country of remote work", { remoteCountry: "CA" }, ["Data Analyst"]],
  ["a country of remote work that no job names", { remoteCountry: "FR" }, []],
  ["characters that have a meaning in queries", { search: "'a & b | !c <-> (" }, []],
  [
    "several at once",
    { signs: ["rat"], search: "engineer", place: "newark", listedFrom: "2026-01-01" },
    ["Engineer, C++"],
  ],
])("filters by %s", async (_, filter, titles) => {
  expect(await titlesOf(filter)).toEqual(titles);
});

test("puts jobs that are new since a moment first", async () => {
  expect(await titlesOf({}, { newSince: seen(20) })).toEqual([
    ...["Data Analyst", "Engineer, C++"],
    ...["Software Engineer", "Sample Cook", "UI/UX Designer"],
  ]);
});

test("puts the best match first, and the newest first within a score", async () => {
  const scores = Object.fromEntries(signIds.map((sign) => [sign, sign === "rat" ? 90 : 40])) as Record<SignId, number>;
  expect(await titlesOf({}, { scores })).toEqual([
    ...["Sample Cook", "Engineer, C++", "UI/UX Designer"],
    ...["Data Analyst", "Software Engineer"],
  ]);
});

test("counts by sign", async () => {
  expect(await countOpeningsBySign(db, {})).toMatchObject({ ox: 2, rat: 3, tiger: 0 });
  expect(await countOpeningsBySign(db, { search: "engineer" })).toMatchObject({ ox: 1, rat: 1 });
});

test("counts the new ones of the chosen signs, whether or not the number of matches is known", async () => {
  expect(await countNewOpenings(db, { signs: ["rat"] }, seen(20))).toBe(1);
  for (const matches of [undefined, 1]) {
    expect(await countNewOpenings(db, { signs: ["ox"], search: "engineer" }, seen(1), { matches })).toBe(1);
    expect(await countNewOpenings(db, { search: "engineer" }, seen(22), { matches })).toBe(0);
  }
});

test("counts the new ones up to a thousand", async () => {
  const { db: large, drop } = await createTestDb();
  onTestFinished(drop);
  await sql`insert into companies (name, zodiac_sign, industry, location, description) values ('Acme', 'ox', 'Energy', 'Here', 'D')`.execute(
    large,
  );
  const add = (jobs: number) => sql`
    insert into jobs (company_id, title, first_seen_at, indeed_url)
    select id, 'Cook', ${seen(20)}, 'https://jobs.example/1' from companies, generate_series(1, ${sql.lit(jobs)})`;
  await add(999).execute(large);
  expect(await countNewOpenings(large, {}, seen(1))).toBe(999);
  await add(5).execute(large);
  expect(await countNewOpenings(large, {}, seen(1))).toBe(1_000);
});

test("pages in any order hold every match once", async () => {
  const scores = Object.fromEntries(signIds.map((sign, index) => [sign, index % 3])) as Record<SignId, number>;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom({}, { scores }, { newSince: seen(20) }, { newSince: seen(30) }),
      fc.integer({ min: 1, max: 4 }),
      async (order, limit) => {
        const pages = await Promise.all(
          [1, 2, 3, 4, 5].map((number) => listOpenings(db, {}, order, { page: number, limit })),
        );
        const whole = await listOpenings(db, {}, order, { page: 1, limit: 5 * limit });
        expect(pages.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      },
    ),
    { numRuns: 16 },
  );
});

test("samples count for companies and are told apart; the totals leave them out", async () => {
  expect(await countOpenJobsByCompany(db)).toEqual([
    { companyId: expect.any(Number), openings: 2, samples: 0 },
    { companyId: expect.any(Number), openings: 3, samples: 1 },
  ]);
  expect((await getTotals(db)).openings).toBe(4);
});

test("lists the most frequent places", async () => {
  expect(await listOpeningPlaces(db, 2)).toEqual([
    { place: "Berlin, Germany", openings: 1 },
    { place: "München, Germany", openings: 1 },
  ]);
});

test("exports open jobs, or all", async () => {
  const open: ExportedJob[] = [];
  for await (const job of exportJobs(db, { sign: "ox" })) open.push(job);
  expect(open.map(({ title }) => title)).toEqual(["Software Engineer", "Data Analyst"]);
  expect(Object.keys(open[0] ?? {})).not.toContain("titleWords");
  let all = 0;
  for await (const _ of exportJobs(db, { includesClosed: true })) all += 1;
  expect(all).toBe(6);
});

test("counts follow each insert, change and deletion of a job, and a change of its company", async () => {
  const placesOfRows = async () => {
    const rows = await db.selectFrom("jobs").select("locations").where("closedAt", "is", null).execute();
    const places = Map.groupBy(
      rows.flatMap(({ locations }) => locations),
      (place) => place,
    );
    return [...places].map(([place, { length }]) => [place, length]).sort();
  };
  const countedPlaces = async () =>
    (await listOpeningPlaces(db)).map(({ place, openings }) => [place, openings]).sort();
  const countedRows = async () => (await countOpenJobsByCompany(db)).reduce((sum, { openings }) => sum + openings, 0);
  const open = async () => (await db.selectFrom("jobs").select("id").where("closedAt", "is", null).execute()).length;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("jobs")
      .set({ type: "other", workplace: null })
      .where("title", "like", "%Engineer%")
      .execute();
    await trx
      .updateTable("jobs")
      .set({ closedAt: seen(22), closedReason: "gone" })
      .where("title", "=", "Data Analyst")
      .execute();
    await trx.deleteFrom("jobs").where("title", "=", "Sample Cook").execute();
    await trx
      .updateTable("jobs")
      .set({ closedAt: null, closedReason: null })
      .where("title", "=", "Closed Engineer")
      .execute();
  });
  expect(await countedRows()).toBe(await open());
  expect(await countedPlaces()).toEqual(await placesOfRows());
  await db
    .updateTable("jobs")
    .set({ locations: ["Berlin, Germany", "Bonn"] })
    .where("title", "=", "UI/UX Designer")
    .execute();
  expect(await countedPlaces()).toEqual(await placesOfRows());
  expect((await countedPlaces()).flat()).not.toContain("München, Germany");
  await db.updateTable("companies").set({ name: "Acme Works", zodiacSign: "pig" }).where("name", "=", "Acme").execute();
  expect(await titlesOf({ signs: ["pig"], search: "acme works" })).toEqual(["Closed Engineer", "Software Engineer"]);
  expect(await titlesOf({ signs: ["ox"] })).toEqual([]);
  await db.deleteFrom("companies").where("name", "=", "Acme Works").execute();
  expect(await countedRows()).toBe(await open());
  expect(await countedPlaces()).toEqual(await placesOfRows());
});
