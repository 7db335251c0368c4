import { bossText, companyElementText, companyLifePathText, sharedWork, workAdviceOf } from "@zodiac-at-work/readings";
import { findInText, paidTexts } from "@zodiac-at-work/readings/testing";
import { signIds } from "@zodiac-at-work/zodiac";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, log, signIn, close } = await buildTestApp();
afterAll(close);

const headers = await signIn({ uid: "reader", hasPaidAccess: true });
const query = {
  sign: "snake",
  yearElement: "earth",
  lifePath: "1",
  personalYear: "1",
  personalMonth: "3",
  zodiacYear: "2026",
};
const get = (changes: Readonly<Record<string, string>>, from: object = query) =>
  app.inject({ url: "/api/reading", query: { ...from, ...changes }, headers });

test("returns the texts of the sign, the element and the numbers", async () => {
  const response = await get({ lifePath: "2", otherLifePath: "11", karmicDebts: "13,19" });
  expect(response.statusCode).toBe(200);
  const reading = response.json();
  expect(reading.sign.businessTraits).toMatch(/^The snake /);
  expect(Object.keys(reading.profile)).toHaveLength(7);
  expect(reading.yearElement).toMatch(/1989 was an earth year\. Fire makes earth/);
  expect(reading.lifePath.description).toMatch(/^Two /);
  expect(reading.lifePath.chineseInsight).toMatch(/^Two \(二, /);
  expect(reading.lifePath.years).toMatch(/^In a favorable year, share one large project/);
  expect(reading.otherLifePath.description).toMatch(/^Eleven /);
  expect(reading.karmicDebts.map(({ number }: { number: number }) => number)).toEqual([13, 19]);
  expect([reading.personalYear.keyword, reading.personalMonth.keyword]).toEqual(["Start", "Voice"]);
  expect(reading.personalYears).toHaveLength(9);
  expect(reading.personalYears[0]).toEqual(reading.personalYear);
});

test("omits the second life path and the karmic debts that a request does not name", async () => {
  const reading = (await get({ lifePath: "11" })).json();
  expect(reading.lifePath).not.toHaveProperty("chineseInsight");
  expect(reading).not.toHaveProperty("otherLifePath");
  expect(reading.karmicDebts).toEqual([]);
});

test.each([
  ["sign", "sheep"],
  ["yearElement", "air"],
  ["lifePath", "0"],
  ["lifePath", "10"],
  ["lifePath", "33"],
  ["lifePath", "1.0"],
  ["otherLifePath", "11"],
  ["otherLifePath", "1"],
  ["karmicDebts", "15"],
  ["karmicDebts", "19,13"],
  ["karmicDebts", "13,13"],
  ["karmicDebts", "13,14,16"],
  ["karmicDebts", ""],
  ["personalYear", "11"],
  ["personalMonth", "0"],
  ["zodiacYear", "1599"],
  ["zodiacYear", "2190"],
  ["zodiacYear", "next"],
])("responses 400 when %s is '%s'", async (name, value) => {
  const response = await get({ [name]: value });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "invalid-request", error: expect.stringContaining(name) });
});

test.each(Object.keys(query))("responses 400 without %s", async (name) => {
  const { [name as keyof typeof query]: _, ...rest } = query;
  expect((await get({}, rest)).statusCode).toBe(400);
});

test("returns the outlook of twelve zodiac years from the given one, and of every month", async () => {
  const { outlook } = (await get({ zodiacYear: "2030" })).json();
  expect(outlook.years.map(({ zodiacYear }: { zodiacYear: number }) => zodiacYear)).toEqual(
    Array.from({ length: 12 }, (_, place) => 2030 + place),
  );
  expect(outlook.months.map(({ sign }: { sign: string }) => sign)).toEqual(signIds);
});

test("returns every text about the parts of a birth date, so that no request names one", async () => {
  const { births } = (await get({})).json();
  expect([births.days.length, births.years.length, births.months.length]).toEqual([31, 11, 12]);
});

const match = (query: Readonly<Record<string, string>>, as: Readonly<Record<string, string>> = headers) =>
  app.inject({ url: "/api/reading/match", query, headers: as });

test.each([
  ["person", ["rat", "ox"]],
  ["company", ["rat"]],
  ["state", ["rat"]],
])("returns the texts of a match with a %s, with advice for %j", async (side, signs) => {
  const response = await match({ sign: "rat", other: "ox", side });
  expect(response.statusCode).toBe(200);
  const { works, grates, advice } = response.json();
  expect(works).not.toBe(grates);
  expect(advice.map(({ sign }: { sign: string }) => sign)).toEqual(signs);
});

test.each([
  ["sign", { sign: "cat", other: "ox", side: "person" }],
  ["other", { sign: "rat", side: "person" }],
  ["side", { sign: "rat", other: "ox", side: "car" }],
  ["yearElement", { sign: "rat", other: "ox", side: "company", yearElement: "air" }],
  ["yearElement", { sign: "rat", other: "ox", side: "state", yearElement: "wood" }],
  ["lifePath", { sign: "rat", other: "ox", side: "company", lifePath: "33" }],
  ["lifePath", { sign: "rat", other: "ox", side: "person", lifePath: "4" }],
  ["birthDate", { sign: "rat", other: "ox", side: "person", birthDate: "1990-01-26" }],
])("responses 400 to a match when %s is wrong", async (name, query) => {
  const response = await match(query as Readonly<Record<string, string>>);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "invalid-request", error: expect.stringContaining(name) });
});

test("returns the text of every pair of a reader and a boss, by the order of the two", async () => {
  // One user may not ask for all 144 pairs in a minute.
  const readers = await Promise.all(
    signIds.map(async (sign) => ({ sign, as: await signIn({ uid: `reader-${sign}`, hasPaidAccess: true }) })),
  );
  const texts = new Map<string, string>();
  for (const { sign, as } of readers) {
    for (const other of signIds) {
      const { boss } = (await match({ sign, other, side: "person" }, as)).json();
      expect(boss).toBe(bossText(sign, other));
      texts.set(`${sign} ${other}`, boss);
    }
  }
  expect(new Set(texts.values()).size).toBe(144);
  expect(texts.get("rat ox")).not.toBe(texts.get("ox rat"));
});

test.each(["company", "state"])("returns no text about two people for a %s", async (side) => {
  const texts = (await match({ sign: "rat", other: "ox", side })).json();
  for (const name of ["boss", "negotiating", "sharedWork"]) expect(texts).not.toHaveProperty(name);
});

test("returns how two people share work and how to negotiate with the other", async () => {
  const texts = (await match({ sign: "rat", other: "ox", side: "person" })).json();
  const { split, quarrel, mend } = sharedWork("rat", "ox");
  expect(texts.sharedWork).toEqual({ split, quarrel, mend });
  expect(texts.negotiating).toBe(workAdviceOf("ox").negotiatingWith);
  expect(texts).not.toHaveProperty("questions");
});

test("returns what to ask a company, and advice by the element of the birth year", async () => {
  const query = { sign: "rat", other: "ox", side: "company" };
  const texts = (await match(query)).json();
  expect(texts.questions).toEqual(workAdviceOf("rat").employer.questions);
  expect(texts).not.toHaveProperty("forElement");
  const [wood, metal] = await Promise.all(
    (["wood", "metal"] as const).map(async (yearElement) => (await match({ ...query, yearElement })).json()),
  );
  expect(wood.forElement).toBe(companyElementText("rat", "wood"));
  expect(metal.forElement).toBe(companyElementText("rat", "metal"));
  expect(metal).not.toHaveProperty("forLifePath");
});

test("returns advice on a company by the life path, so that two people of one sign and element read different pages", async () => {
  const query = { sign: "rat", other: "ox", side: "company", yearElement: "metal" };
  const [four, nine] = await Promise.all(
    ["4", "9"].map(async (lifePath) => (await match({ ...query, lifePath })).json()),
  );
  expect(four.forLifePath).toBe(companyLifePathText(4));
  expect(nine.forLifePath).toBe(companyLifePathText(9));
});

test("returns who should lead a team and what decides it", async () => {
  const response = await app.inject({ url: "/api/reading/team", query: { signs: "rat,tiger,pig" }, headers });
  expect(response.json()).toMatchObject({ places: [1], rule: "leads" });
});

test.each(["rat", "rat,cat", "", Array(9).fill("ox").join(",")])("refuses %j as a team", async (signs) => {
  const response = await app.inject({ url: "/api/reading/team", query: { signs }, headers });
  expect(response.statusCode).toBe(400);
});

test.each([
  ["a visitor", 401, {}],
  ["a user who has not paid", 402, await signIn({ uid: "visitor", hasPaidAccess: false })],
])("refuses the texts of a match to %s", async (_, status, as) => {
  const response = await match({ sign: "rat", other: "ox", side: "person" }, as);
  expect(response.statusCode).toBe(status);
  expect(response.json()).not.toHaveProperty("boss");
  expect(findInText(response.body, paidTexts)).toEqual([]);
});

test.each(["birthDate", "date", "day"])("refuses %s, since a birth date stays in the browser", async (name) => {
  const response = await get({ [name]: "1990-01-26" });
  expect(response.statusCode).toBe(400);
  expect(response.body).not.toContain("1990");
});

test("logs none of the parameters", () => {
  expect(log.length).toBeGreaterThan(0);
  for (const word of ["snake", "lifePath", "karmicDebts", "1990-01-26"]) expect(log.join("")).not.toContain(word);
});

test("limits how often one user may ask in a minute", async () => {
  const other = await signIn({ uid: "scraper", hasPaidAccess: true });
  const ask = () => app.inject({ url: "/api/reading", query, headers: other });
  const statuses: number[] = [];
  for (let call = 0; call <= 60; call++) statuses.push((await ask()).statusCode);
  expect(statuses.lastIndexOf(200)).toBe(59);
  expect(statuses.at(-1)).toBe(429);
  expect((await get({})).statusCode).toBe(200);
});
