import { getCompany, getZodiacStats, listCompanies, listKnownCompanies } from "@zodiac-at-work/contracts";
import { signIds } from "@zodiac-at-work/zodiac";
import { afterAll, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const member = await signIn({ uid: "member", hasPaidAccess: true });
const get = (path: string) => app.inject({ url: `/api${path}`, headers: member });

const bare = {
  location: "Armonk, New York",
  industry: "Technology",
  description: "Sells computers to companies and advice on how to use them.",
  website: null,
  careersUrl: null,
  logoUrl: null,
  scrapedAt: null,
} as const;
const [ibm] = await db
  .insertInto("companies")
  .values([
    {
      ...bare,
      name: "IBM",
      foundedYear: 1911,
      foundedMonth: 6,
      foundedDay: 16,
      website: "ibm.com",
      careersUrl: "https://www.ibm.com/careers",
      scrapedAt: new Date("2026-11-20T10:00:00Z"),
      zodiacSign: "pig",
    },
    { ...bare, name: "apple", foundedYear: 1976, foundedMonth: 4, foundedDay: 1, zodiacSign: "dragon" },
    { ...bare, name: "Éclair", foundedYear: 1999, foundedMonth: null, foundedDay: null, zodiacSign: "rabbit" },
  ])
  .returning("id")
  .execute();
if (!ibm) throw new Error("no company was inserted");
const namesOf = async (query: string) => {
  const { companies } = listCompanies.response.parse((await get(`/companies${query}`)).json());
  return companies.map(({ name }) => name);
};

test("all companies are listed by name, without regard to case and accents, with exactly the fields of the contract", async () => {
  const response = await get("/companies");
  const { companies } = listCompanies.response.parse(response.json());
  expect(response.json()).toEqual({ companies });
  expect(companies.map(({ name }) => name)).toEqual(["apple", "Éclair", "IBM"]);
  expect(companies[2]).toEqual({
    id: ibm.id,
    name: "IBM",
    foundedYear: 1911,
    foundedMonth: 6,
    foundedDay: 16,
    location: "Armonk, New York",
    industry: "Technology",
    description: bare.description,
    website: "ibm.com",
    careersUrl: "https://www.ibm.com/careers",
    logoUrl: null,
    zodiacSign: "pig",
    possibleSign: null,
    wellKnownRank: null,
    scrapedAt: "2026-11-20T10:00:00.000Z",
  });
});

test("a sign filters the list, which may be empty", async () => {
  expect(await namesOf("?zodiac=dragon")).toEqual(["apple"]);
  expect(await namesOf("?zodiac=rat")).toEqual([]);
});

test("a search ignores accents and combines with a sign", async () => {
  expect(await namesOf("?search=eclair")).toEqual(["Éclair"]);
  expect(await namesOf("?search=IBM&zodiac=pig")).toEqual(["IBM"]);
  expect(await namesOf("?search=IBM&zodiac=rat")).toEqual([]);
});

test.each(["?search=", "?search=%20%20", "?search=%09"])("%s lists all companies", async (query) => {
  expect(await namesOf(query)).toEqual(["apple", "Éclair", "IBM"]);
});

test.each(["?search=%25", "?search=_", "?search=%5C", "?search='%20or%201=1", `?search=${"x".repeat(200)}`])(
  "%s has no special meaning",
  async (query) => {
    expect(await namesOf(query)).toEqual([]);
  },
);

test.each([
  ["?zodiac=cat", `query.zodiac: must be one of ${signIds.join(", ")}`],
  ["?zodiac=all", `query.zodiac: must be one of ${signIds.join(", ")}`],
  ["?zodiac=Rat", `query.zodiac: must be one of ${signIds.join(", ")}`],
  ["?zodiac=", `query.zodiac: must be one of ${signIds.join(", ")}`],
  ["?zodiac=rat&zodiac=ox", `query.zodiac: must be one of ${signIds.join(", ")}`],
  [`?search=${"x".repeat(201)}`, "query.search: must not be longer than 200 characters"],
  ["?search=a%00", "query.search: must not contain the character U+0000"],
])("%s is refused with the reason", async (query, error) => {
  const response = await get(`/companies${query}`);
  expect([response.statusCode, response.json()]).toEqual([400, { error, code: "invalid-request" }]);
});

describe("one company", () => {
  test("has its note and exactly the fields of the contract", async () => {
    const response = await get(`/companies/${ibm.id}`);
    const found = getCompany.response.parse(response.json());
    expect(response.json()).toEqual(found);
    expect(found.company).toMatchObject({ name: "IBM", foundingNote: null });
  });

  test.each([
    ["999999", 404, "The company does not exist."],
    ["2147483647", 404, "The company does not exist."],
    ["2147483648", 400, "params.id: is larger than any id"],
    ["0", 400, "params.id: must be a whole number from 1"],
    ["1.5", 400, "params.id: must be a whole number from 1"],
    ["one", 400, "params.id: must be a whole number from 1"],
  ])("%s is %i: %s", async (id, status, error) => {
    const response = await get(`/companies/${id}`);
    expect([response.statusCode, response.json().error]).toEqual([status, error]);
  });
});

test("a visitor may read the number of companies of each sign, signs without one included", async () => {
  const response = await app.inject({ url: "/api/zodiac-stats" });
  const { stats } = getZodiacStats.response.parse(response.json());
  expect(stats.map(({ sign }) => sign)).toEqual(signIds);
  expect(stats.filter(({ count }) => count > 0)).toEqual([
    { sign: "rabbit", count: 1 },
    { sign: "dragon", count: 1 },
    { sign: "pig", count: 1 },
  ]);
});

test("a visitor may read the best known companies of each sign, with name and logo only", async () => {
  await db.updateTable("companies").set({ wellKnownRank: 2 }).where("name", "=", "IBM").execute();
  const response = await app.inject({ url: "/api/known-companies" });
  const { signs } = listKnownCompanies.response.parse(response.json());
  expect(signs.map(({ sign }) => sign)).toEqual(signIds);
  expect(signs.filter(({ companies }) => companies.length > 0)).toEqual([
    { sign: "pig", companies: [{ name: "IBM", logoUrl: null }] },
  ]);
  expect(response.json()).toEqual({ signs });
});
