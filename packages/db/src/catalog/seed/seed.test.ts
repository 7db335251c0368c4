import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createDb } from "../../platform/client.ts";
import { createTestDb } from "../../testing.ts";
import type { CarBrandRecord } from "../records/car-brand-record.ts";
import type { CompanyRecord } from "../records/company-record.ts";
import type { UsStateRecord } from "../records/us-state-record.ts";
import { usStates } from "../records/us-states.ts";
import { type SeedData, seed } from "./seed.ts";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);

const abbvie = {
  name: "AbbVie",
  founded: "2013-01-01",
  otherFounding: { year: 1888, of: "Abbott Laboratories, from which it was split off" },
  location: "North Chicago, Illinois",
  description: "Makes medicines.",
  website: "abbvie.com",
  board: { kind: "smartrecruiters", address: "abbvie" },
  logo: "abbvie",
  zodiacSign: "dragon",
} as const satisfies CompanyRecord;
const acme = {
  ...{ name: "Acme", founded: "1990-01", location: "Here", description: "Makes things.", website: "acme.example" },
  ...{ careersUrl: "https://acme.example/jobs", board: { kind: "lever", address: "acme" }, zodiacSign: "snake" },
} as const satisfies CompanyRecord;
const bugatti = {
  ...{ name: "Bugatti", founded: "1909", country: "France", category: "Luxury", description: "Fast cars." },
  ...{ isActive: true, zodiacSign: "rooster" },
} as const satisfies CarBrandRecord;
const states = usStates.filter(({ name }) =>
  ["Alabama", "Massachusetts", "Ohio", "Rhode Island", "Texas"].includes(name),
);
const [alabama, ...otherStates] = states as [UsStateRecord, ...UsStateRecord[]];

const data = {
  companiesByIndustry: { Healthcare: [abbvie], Manufacturing: [acme] },
  carBrands: [bugatti],
  usStates: states,
} satisfies SeedData;
const total = 2 + 2 + 1 + 5;
const untouched = { inserted: 0, updated: 0, removed: 0, unchanged: total };

beforeEach(async () => void (await seed(db, data)));
afterEach(async () => {
  await sql`truncate companies, car_brands, us_states, blog_settings, seed_records, job_sources, jobs cascade`.execute(
    db,
  );
});

function findState(name: string) {
  return db.selectFrom("usStates").selectAll().where("name", "=", name).executeTakeFirst();
}

function listSources() {
  return db
    .selectFrom("jobSources")
    .innerJoin("companies", "companies.id", "companyId")
    .select(["name", "kind", "address", "verifiedAt"])
    .orderBy("name")
    .execute();
}

test("several processes at once seed the project's own data once", async () => {
  await sql`truncate companies, car_brands, us_states, seed_records, job_sources, jobs cascade`.execute(db);
  const racers = Array.from({ length: 3 }, () => createDb(connectionString, { maxConnections: 1 }));
  const reports = await Promise.all(racers.map((racer) => seed(racer)));
  await Promise.all(racers.map((racer) => racer.destroy()));
  const [first = 0, ...others] = reports.map(({ inserted }) => inserted).sort((a, b) => b - a);
  expect(others).toEqual([0, 0]);
  const { rows } = await sql<{ seeded: number }>`
    select (select count(*) from companies)::integer + (select count(*) from car_brands)::integer
      + (select count(*) from us_states)::integer + (select count(*) from job_sources)::integer as seeded`.execute(db);
  expect(rows).toEqual([{ seeded: first }]);
  expect(await findState("Alabama")).toBeDefined();
  expect(await db.selectFrom("companies").select("id").execute()).not.toHaveLength(0);
});

test("stores the founding as far as it is known, with its sign and note", async () => {
  expect(await findState("Massachusetts")).toMatchObject({
    ...{ statehoodYear: 1788, statehoodMonth: 2, statehoodDay: 6, zodiacSign: "goat", isActive: true },
  });
  const companies = await db.selectFrom("companies").selectAll().orderBy("name").execute();
  expect(companies).toMatchObject([
    {
      ...{
        name: "AbbVie",
        foundedYear: 2013,
        foundedMonth: 1,
        foundedDay: 1,
        zodiacSign: "dragon",
        possibleSign: null,
      },
      ...{ industry: "Healthcare", website: "abbvie.com", careersUrl: null, logoUrl: "/logos/abbvie.svg" },
      foundingNote:
        "Counted from 2013. Some sources give 1888, the founding of Abbott Laboratories, from which it was split off.",
    },
    {
      ...{
        name: "Acme",
        foundedYear: 1990,
        foundedMonth: 1,
        foundedDay: null,
        zodiacSign: "snake",
        possibleSign: "horse",
      },
      ...{ foundingNote: null, careersUrl: "https://acme.example/jobs", logoUrl: null, scrapedAt: null },
    },
  ]);
  expect(await db.selectFrom("carBrands").selectAll().execute()).toMatchObject([
    { name: "Bugatti", foundedYear: 1909, foundedMonth: null, website: null, isActive: true },
  ]);
  expect(await db.selectFrom("blogSettings").select("targetWordCount").execute()).toEqual([{ targetWordCount: 2000 }]);
});

test("an operator's edit, rename and deletion survive the next seed", async () => {
  await db.updateTable("usStates").set({ description: "Edited." }).where("name", "=", "Texas").execute();
  await db.updateTable("usStates").set({ name: "The Ocean State" }).where("name", "=", "Rhode Island").execute();
  await db.deleteFrom("usStates").where("name", "=", "Ohio").execute();
  await db.updateTable("blogSettings").set({ autoPublish: true }).execute();
  expect(await seed(db, data)).toEqual(untouched);
  expect((await findState("Texas"))?.description).toBe("Edited.");
  expect(await findState("Rhode Island")).toBeUndefined();
  expect(await findState("Ohio")).toBeUndefined();
  expect(await db.selectFrom("blogSettings").select("autoPublish").execute()).toEqual([{ autoPublish: true }]);
});

test("a correction of the data updates only columns that nobody has edited", async () => {
  await db.updateTable("usStates").set({ nickname: "Heart of Dixie" }).where("name", "=", "Alabama").execute();
  const corrected = { ...alabama, nickname: "Cotton State", population: 5_000_000 };
  const next = { ...data, usStates: [corrected, ...otherStates] };
  expect(await seed(db, next)).toEqual({ ...untouched, updated: 1, unchanged: total - 1 });
  expect(await findState("Alabama")).toMatchObject({ nickname: "Heart of Dixie", population: 5_000_000 });
  expect(await seed(db, next)).toEqual(untouched);
});

test("keeps a date and its sign if an operator has edited one of their columns", async () => {
  const listDates = () =>
    db
      .selectFrom("companies")
      .select(["foundedYear", "foundedMonth", "foundedDay", "zodiacSign", "description"])
      .where("name", "in", ["AbbVie", "Acme"])
      .orderBy("name")
      .execute();
  await db.updateTable("companies").set({ foundedDay: 26 }).where("name", "=", "Acme").execute();
  await db.updateTable("companies").set({ description: "Edited." }).where("name", "=", "AbbVie").execute();
  const corrected = [
    { ...abbvie, founded: "2012-12", description: "Makes more medicines." },
    { ...acme, founded: "1989", description: "Makes more things." },
  ];
  await seed(db, { ...data, companiesByIndustry: { Healthcare: corrected } });
  expect(await listDates()).toEqual([
    { foundedYear: 2012, foundedMonth: 12, foundedDay: null, zodiacSign: "dragon", description: "Edited." },
    { foundedYear: 1990, foundedMonth: 1, foundedDay: 26, zodiacSign: "snake", description: "Makes more things." },
  ]);
});

test("deletes the row of a record that was removed from the data, unless somebody has edited it", async () => {
  await db.updateTable("usStates").set({ nickname: "Heart of Dixie" }).where("name", "=", "Alabama").execute();
  const fewer = { companiesByIndustry: { Healthcare: [abbvie] }, carBrands: [], usStates: otherStates.slice(1) };
  expect(await seed(db, fewer)).toEqual({ inserted: 0, updated: 0, removed: 4, unchanged: total - 5 });
  expect(await findState("Alabama")).toMatchObject({ nickname: "Heart of Dixie" });
  expect((await listSources()).map(({ name }) => name)).toEqual(["AbbVie"]);
  expect(await db.selectFrom("carBrands").select("id").execute()).toEqual([]);
  expect(await seed(db, data)).toEqual({ ...untouched, inserted: 4, unchanged: total - 4 });
  expect((await listSources()).map(({ name }) => name)).toEqual(["AbbVie", "Acme"]);
});

test.each(["Acme Works", "ACME"])("a company that the data renames exists once, as %s", async (name) => {
  const renamed = { ...data.companiesByIndustry, Manufacturing: [{ ...acme, name }] };
  expect(await seed(db, { ...data, companiesByIndustry: renamed })).toMatchObject({ inserted: 2, removed: 2 });
  expect(await db.selectFrom("companies").select("name").where("name", "!=", "AbbVie").execute()).toEqual([{ name }]);
  expect((await listSources()).find(({ address }) => address === "acme")).toMatchObject({ name });
});

test("a correction does not restore a deleted row", async () => {
  await db.deleteFrom("usStates").where("name", "=", "Alabama").execute();
  expect(await seed(db, { ...data, usStates: [{ ...alabama, area: 1 }, ...otherStates] })).toEqual(untouched);
  expect(await findState("Alabama")).toBeUndefined();
});

test("inserts the new records of a release, and leaves rows that an operator inserted first", async () => {
  const company = { industry: "Energy", location: "There", description: "Theirs.", zodiacSign: "pig" } as const;
  await db
    .insertInto("companies")
    .values({ ...company, name: "THEIRS" })
    .execute();
  const theirs = { ...acme, name: "Theirs", board: { kind: "lever", address: "theirs" } } as const;
  const ours = { ...acme, name: "Ours", board: { kind: "lever", address: "ours" } } as const;
  const next = { ...data, companiesByIndustry: { ...data.companiesByIndustry, Energy: [theirs, ours] } };
  expect(await seed(db, next)).toEqual({ ...untouched, inserted: 2, unchanged: total + 1 });
  const corrected = { ...theirs, description: "Seed's own." };
  await seed(db, { ...next, companiesByIndustry: { ...data.companiesByIndustry, Energy: [corrected, ours] } });
  expect(await db.selectFrom("companies").select("description").where("name", "=", "THEIRS").execute()).toEqual([
    { description: "Theirs." },
  ]);
  expect((await listSources()).map(({ address }) => address)).toEqual(["abbvie", "acme", "ours"]);
});

test("a job board keeps its verification and an operator's edit, and stays deleted", async () => {
  const verifiedAt = new Date("2026-11-01T00:00:00Z");
  await db.updateTable("jobSources").set({ verifiedAt }).where("address", "=", "abbvie").execute();
  await db.updateTable("jobSources").set({ kind: "ashby" }).where("address", "=", "acme").execute();
  expect(await seed(db, data)).toEqual(untouched);
  expect(await listSources()).toEqual([
    { name: "AbbVie", kind: "smartrecruiters", address: "abbvie", verifiedAt },
    { name: "Acme", kind: "ashby", address: "acme", verifiedAt: null },
  ]);
  await db.deleteFrom("jobSources").where("address", "=", "acme").execute();
  await db.deleteFrom("companies").where("name", "=", "AbbVie").execute();
  await seed(db, data);
  expect(await listSources()).toEqual([]);
});

test("a job board whose slug is corrected must be verified again", async () => {
  await db.updateTable("jobSources").set({ verifiedAt: new Date() }).execute();
  const moved = { ...acme, board: { kind: "lever", address: "acme-inc" } } as const;
  await seed(db, { ...data, companiesByIndustry: { Healthcare: [abbvie], Manufacturing: [moved] } });
  expect(await listSources()).toMatchObject([
    { address: "abbvie", verifiedAt: expect.any(Date) },
    { address: "acme-inc", verifiedAt: null },
  ]);
});

test("swaps two job boards that were mixed up", async () => {
  const exchanged = {
    Healthcare: [{ ...abbvie, board: acme.board }],
    Manufacturing: [{ ...acme, board: abbvie.board }],
  };
  await seed(db, { ...data, companiesByIndustry: exchanged });
  expect(await listSources()).toMatchObject([
    { name: "AbbVie", address: "acme" },
    { name: "Acme", address: "abbvie" },
  ]);
});

test("a job board that an operator has edited ignores corrections", async () => {
  await db.updateTable("jobSources").set({ kind: "ashby" }).where("address", "=", "acme").execute();
  const moved = { ...acme, board: { kind: "lever", address: "acme-inc" } } as const;
  await seed(db, { ...data, companiesByIndustry: { Healthcare: [abbvie], Manufacturing: [moved] } });
  expect(await listSources()).toMatchObject([{ address: "abbvie" }, { kind: "ashby", address: "acme" }]);
});

test("a seed that fails halfway changes nothing", async () => {
  const next = {
    carBrands: [{ ...bugatti, description: "Faster cars." }],
    usStates: otherStates,
    companiesByIndustry: { Healthcare: [abbvie, { ...acme, zodiacSign: "rat" }] },
  } satisfies SeedData;
  await expect(seed(db, next)).rejects.toThrow("Acme was founded in 1990-01");
  expect(await seed(db, data)).toEqual(untouched);
});

test.each([
  ["state", { usStates: [{ ...alabama, zodiacSign: "rat" }] }, "Alabama joined on 1819-12-14, so its sign is rabbit"],
  [
    "company",
    { companiesByIndustry: { Energy: [{ ...acme, zodiacSign: "horse" }] } },
    "Acme was founded in 1990-01, so its sign is snake, but its record says horse.",
  ],
  ["brand", { carBrands: [{ ...bugatti, founded: "1909-02-30" }] }, "1909-02-30"],
  ["brand", { carBrands: [{ ...bugatti, founded: "about 1909" }] }, "about 1909 is not a founding date"],
] as [string, Partial<SeedData>, string][])(
  "a %s whose record can't be right is refused: %#",
  async (_, wrong, message) => {
    await expect(seed(db, { ...data, ...wrong })).rejects.toThrow(message);
  },
);
