import { signIds } from "@zodiac-at-work/zodiac";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { countCompaniesBySign, findBestKnownCompany, findCompany, listCompanies } from "./companies.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const ids = new Map<string, number>();
beforeAll(async () => {
  const company = { location: "Here", industry: "Energy", description: "Makes things." } as const;
  const rows = await db
    .insertInto("companies")
    .values([
      { ...company, name: "beta", zodiacSign: "ox" },
      { ...company, name: "Alpha", zodiacSign: "rat", foundedYear: 2013, foundingNote: "Counted from 2013." },
      { ...company, name: "Álpine", zodiacSign: "tiger" },
      { ...company, name: "Gamma", zodiacSign: "rat", scrapedAt: new Date("2026-01-02T03:04:05Z") },
    ])
    .returning(["id", "name"])
    .execute();
  for (const { id, name } of rows) ids.set(name, id);
});

test("lists all companies or those of a sign, by name without regard to case and accents", async () => {
  expect((await listCompanies(db)).map(({ name }) => name)).toEqual(["Alpha", "Álpine", "beta", "Gamma"]);
  const rats = await listCompanies(db, { zodiac: "rat" });
  expect(rats.map(({ name }) => name)).toEqual(["Alpha", "Gamma"]);
  expect(rats[1]).toEqual({
    id: ids.get("Gamma"),
    name: "Gamma",
    foundedYear: null,
    foundedMonth: null,
    foundedDay: null,
    location: "Here",
    industry: "Energy",
    description: "Makes things.",
    website: null,
    careersUrl: null,
    logoUrl: null,
    wellKnownRank: null,
    zodiacSign: "rat",
    possibleSign: null,
    scrapedAt: new Date("2026-01-02T03:04:05Z"),
  });
  expect(await listCompanies(db, { zodiac: "pig" })).toEqual([]);
});

test("lists the companies that are possibly of a sign after the others", async () => {
  await db.updateTable("companies").set({ possibleSign: "rat" }).where("name", "=", "Álpine").execute();
  expect((await listCompanies(db, { zodiac: "rat" })).map(({ name }) => name)).toEqual(["Alpha", "Gamma", "Álpine"]);
  await db.updateTable("companies").set({ possibleSign: null }).execute();
});

test("finds a company with its founding note; an unknown id is undefined", async () => {
  const id = ids.get("Alpha") ?? 0;
  expect(await findCompany(db, id)).toMatchObject({ id, name: "Alpha", foundingNote: "Counted from 2013." });
  expect(await findCompany(db, 2_147_483_647)).toBeUndefined();
});

test("counts the companies of each sign, in the order of the signs", async () => {
  const counts = await countCompaniesBySign(db);
  expect(counts.map(({ sign }) => sign)).toEqual(signIds);
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { sign: "rat", count: 2 },
    { sign: "ox", count: 1 },
    { sign: "tiger", count: 1 },
  ]);
});

test("finds the best known company of a sign whose founding is known to the day", async () => {
  const company = { location: "Here", industry: "Media", description: "Makes things.", zodiacSign: "dog" } as const;
  const day = { foundedYear: 1994, foundedMonth: 7, foundedDay: 5 };
  await db
    .insertInto("companies")
    .values([
      { ...company, name: "Only the year", wellKnownRank: 1, foundedYear: 1994 },
      { ...company, name: "Third", wellKnownRank: 3, ...day },
      { ...company, name: "Second", wellKnownRank: 2, ...day },
      { ...company, name: "Unknown", ...day },
    ])
    .execute();
  const founded = { year: 1994, month: 7, day: 5 };
  expect(await findBestKnownCompany(db, "dog")).toEqual({ name: "Second", logoUrl: null, founded });
  expect(await findBestKnownCompany(db, "pig")).toBeUndefined();
});
