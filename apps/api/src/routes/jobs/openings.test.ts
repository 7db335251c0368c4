import {
  countCompanyOpenings,
  getOpeningFilters,
  listCompanyOpenings,
  listOpenings,
  markOpeningsSeen,
} from "@zodiac-at-work/contracts";
import { saveTaskSchedule } from "@zodiac-at-work/db";
import { careerMatch, signIds } from "@zodiac-at-work/zodiac";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildTestApp } from "../../testing.ts";
import { insertBoard } from "./testing-openings.ts";

const { app, db, dependencies, signIn, close } = await buildTestApp();
afterAll(close);

const member = await signIn({ uid: "member", hasPaidAccess: true });
const get = (path: string, headers = member) => app.inject({ url: `/api${path}`, headers });

const today = new Date();
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);
const dateOf = (moment: Date) => moment.toISOString().slice(0, 10);

let rat = { id: 0, companyId: 0 };
let ox = { id: 0, companyId: 0 };
beforeAll(async () => {
  rat = await insertBoard(db, { name: "Acme", sign: "rat" });
  ox = await insertBoard(db, { name: "Bolt", sign: "ox", kind: "lever" });
  const checkedAt = new Date("2026-11-22T07:10:00Z");
  await db.updateTable("jobSources").set({ lastCompleteAt: checkedAt }).where("id", "=", rat.id).execute();
  const seen = { firstSeenAt: daysAgo(9), scrapedAt: daysAgo(9) };
  const ofRat = { companyId: rat.companyId, sourceId: rat.id, ...seen };
  await db
    .insertInto("jobs")
    .values([
      {
        ...ofRat,
        sourceJobId: "1",
        title: "Platform Engineer",
        location: "Berlin, Germany; Remote",
        locations: ["Berlin, Germany", "Remote"],
        workplace: "remote",
        countries: ["DE"],
        department: "Engineering",
        type: "full-time",
        salary: "€70,000 to €90,000",
        salaryMin: 70_000,
        salaryMax: 90_000,
        salaryCurrency: "EUR",
        salaryPeriod: "year",
        description: "Build.",
        descriptionHtml: "<p>Build.</p>",
        postedDate: dateOf(daysAgo(3)),
        indeedUrl: "https://a.example/1",
      },
      { ...ofRat, sourceJobId: "2", title: "Clerk", indeedUrl: "https://a.example/2", firstSeenAt: daysAgo(40) },
      {
        ...ofRat,
        sourceJobId: "3",
        title: "Closed",
        indeedUrl: "https://a.example/3",
        closedAt: today,
        closedReason: "missing",
      },
      {
        ...seen,
        companyId: ox.companyId,
        sourceId: ox.id,
        sourceJobId: "1",
        title: "Electrical engineer",
        locations: ["Oslo, Norway"],
        location: "Oslo, Norway",
        workplace: "on-site",
        type: "internship",
        postedDate: dateOf(daysAgo(1)),
        indeedUrl: "https://b.example/1",
        isSample: true,
      },
    ])
    .execute();
});

const titles = async (query: string) => {
  const { openings } = listOpenings.response.parse((await get(`/openings${query}`)).json());
  return openings.map(({ title }) => title);
};

test("open openings are listed, the newest first, with exactly the fields of the contract", async () => {
  const response = await get("/openings?reader=dragon");
  const list = listOpenings.response.parse(response.json());
  expect(response.json()).toEqual(list);
  expect(list.openings.map(({ title }) => title)).toEqual(["Electrical engineer", "Platform Engineer", "Clerk"]);
  expect(list.openings[1]).toEqual({
    id: expect.any(Number),
    title: "Platform Engineer",
    company: {
      id: rat.companyId,
      name: "Acme",
      industry: "Energy",
      logoUrl: null,
      zodiacSign: "rat",
      website: null,
    },
    location: "Berlin, Germany; Remote",
    locations: ["Berlin, Germany", "Remote"],
    remote: { mode: "remote", countries: ["DE"] },
    department: "Engineering",
    type: "full-time",
    salary: { min: 70_000, max: 90_000, currency: "EUR", period: "year", text: "€70,000 to €90,000" },
    postedDate: dateOf(daysAgo(3)),
    indeedUrl: "https://a.example/1",
    firstSeenAt: daysAgo(9).toISOString(),
    isNew: false,
    isSample: false,
    score: careerMatch("dragon", "rat").score,
  });
  expect(list.openings[2]).toMatchObject({
    ...{ location: null, locations: [], remote: null, department: null, type: null, salary: null, postedDate: null },
  });
  expect(list).toMatchObject({ total: 3, totalPages: 1, newCount: 0, checkedAt: "2026-11-22T07:10:00.000Z" });
  expect(list.counts.bySign.map(({ sign }) => sign)).toEqual(signIds);
});

test("an empty list says when the schedule checks the boards next, unless the schedule is paused", async () => {
  const schedule = { task: "scrape-sign", cron: "0 5 * * *", timeZone: "UTC", changedBy: "ada" };
  onTestFinished(() => void db.deleteFrom("taskSchedules").execute());
  const nextCheck = async (query: string) => (await get(`/openings${query}`)).json().nextCheckAt;
  expect(await nextCheck("?signs=pig")).toBeNull();
  await saveTaskSchedule(db, { ...schedule, isPaused: false });
  expect(await nextCheck("?signs=pig")).toMatch(/T05:00:00\.000Z$/);
  expect(await nextCheck("?signs=rat")).toBeNull();
  await saveTaskSchedule(db, { ...schedule, isPaused: true });
  expect(await nextCheck("?signs=pig")).toBeNull();
});

test.each([
  ["?signs=rat", ["Platform Engineer", "Clerk"]],
  ["?signs=rat,ox,rat", ["Electrical engineer", "Platform Engineer", "Clerk"]],
  ["?signs=pig", []],
  ["?industry=Energy&signs=ox", ["Electrical engineer"]],
  ["?industry=Media", []],
  ["?remote=true", ["Platform Engineer"]],
  ["?remoteCountry=DE", ["Platform Engineer"]],
  ["?remoteCountry=US", []],
  ["?type=internship", ["Electrical engineer"]],
  ["?place=oslo", ["Electrical engineer"]],
  ["?place=Berlin,%20Germany", ["Platform Engineer"]],
  ["?days=7", ["Electrical engineer", "Platform Engineer"]],
  ["?search=engineer", ["Electrical engineer", "Platform Engineer"]],
  ["?search=acme%20plat", ["Platform Engineer"]],
  ["?search=%20%20", ["Electrical engineer", "Platform Engineer", "Clerk"]],
  ["?search=%25", []],
  ["?search=pastry", []],
  ["?page=2&limit=2", ["Clerk"]],
  ["?page=1000000", []],
])("%s lists %j", async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test("the best match comes first, and the newest among equals", async () => {
  const best = signIds.filter((sign) => careerMatch(sign, "rat").score > careerMatch(sign, "ox").score)[0];
  expect(await titles(`?sort=match&reader=${best}`)).toEqual(["Platform Engineer", "Clerk", "Electrical engineer"]);
});

test("the counts of the signs ignore the chosen signs, and no other filter", async () => {
  const response = await get("/openings?signs=rat&search=engineer");
  const { total, counts } = listOpenings.response.parse(response.json());
  const counted = counts.bySign.filter(({ count }) => count > 0);
  expect([total, counted]).toEqual([
    1,
    [
      { sign: "rat", count: 1 },
      { sign: "ox", count: 1 },
    ],
  ]);
});

test.each([
  ["?signs=cat", `query.signs: must be a list of ${signIds.join(", ")}`],
  ["?signs=", `query.signs: must be a list of ${signIds.join(", ")}`],
  ["?signs=rat,", `query.signs: must be a list of ${signIds.join(", ")}`],
  ["?signs=rat&signs=ox", "query.signs: Invalid input: expected string, received array"],
  ["?sort=match", "query.reader: is required to sort by match"],
  ["?sort=oldest", "query.sort: must be one of newest, match"],
  ["?remote=false", "query.remote: must be true"],
  ["?remoteCountry=de", "query.remoteCountry: must be the code of a country in capitals, such as US, or none"],
  ["?days=0", "query.days: must be a whole number from 1 to 365"],
  ["?days=366", "query.days: must be a whole number from 1 to 365"],
  ["?limit=101", "query.limit: must be a whole number from 1 to 100"],
  ["?page=-1", "query.page: must be a whole number from 1 to 1000000"],
  ["?search=a%00", "query.search: must not contain the character U+0000"],
  ["?place=%00", "query.place: must not contain the character U+0000"],
  [`?search=${"x".repeat(201)}`, "query.search: must not be longer than 200 characters"],
])("%s is refused with the reason", async (query, error) => {
  const response = await get(`/openings${query}`);
  expect([response.statusCode, response.json()]).toEqual([400, { error, code: "invalid-request" }]);
});

test.each(["'", "a'b & !c | d:*", "((", "\\", "<->", "🦀", "٣", "x".repeat(200)])(
  "a search for %j has no special meaning",
  async (text) => {
    for (const name of ["search", "place"]) {
      const response = await get(`/openings?${new URLSearchParams({ [name]: text })}`);
      expect(response.statusCode).toBe(200);
    }
  },
);

describe("what is new", () => {
  const list = async (query: string) => listOpenings.response.parse((await get(`/openings${query}`)).json());

  test("is what was first seen after the moment that the caller sends, and nothing without it", async () => {
    expect(await list("")).toMatchObject({ seenAt: null, newCount: 0 });
    const since = daysAgo(20).toISOString();
    const later = await list(`?since=${since}`);
    expect(later).toMatchObject({ seenAt: since, newCount: 2 });
    expect(later.openings.map(({ title, isNew }) => [title, isNew])).toEqual([
      ["Electrical engineer", true],
      ["Platform Engineer", true],
      ["Clerk", false],
    ]);
    expect(await list(`?since=${since}&signs=ox`)).toMatchObject({ newCount: 1 });
    const ofCompany = await get(`/companies/${rat.companyId}/openings?since=${since}`);
    expect(ofCompany.json()).toMatchObject({ newCount: 1, openings: [{ isNew: true }, { isNew: false }] });
    expect(await list(`?since=${new Date().toISOString()}`)).toMatchObject({ newCount: 0 });
  });

  test.each(["yesterday", "2026-11-20", "", "2026-13-01T00:00:00Z"])("since %j is refused", async (since) => {
    for (const path of ["/openings", `/companies/${rat.companyId}/openings`]) {
      expect((await get(`${path}?since=${since}`)).statusCode).toBe(400);
    }
  });

  test("a moment before all times is no failure", async () => {
    expect(await list("?since=0001-01-01T00:00:00Z")).toMatchObject({ newCount: 3 });
    expect((await get("/openings?since=0000-01-01T00:00:00Z")).statusCode).toBe(200);
  });

  test("nothing about the visit is stored, not even by the call of the release before", async () => {
    await list(`?since=${daysAgo(20).toISOString()}`);
    const marked = await app.inject({ method: "POST", url: "/api/openings/seen", headers: member });
    expect(markOpeningsSeen.response.safeParse(marked.json()).success).toBe(true);
    expect(await db.selectFrom("openingsVisits").selectAll().execute()).toEqual([]);
  });
});

test("the filters have their counts", async () => {
  const response = await get("/openings/filters");
  const filters = getOpeningFilters.response.parse(response.json());
  expect(filters.total).toBe(3);
  expect(filters.places).toEqual([
    { place: "Berlin, Germany", count: 1 },
    { place: "Oslo, Norway", count: 1 },
    { place: "Remote", count: 1 },
  ]);
  expect(filters.types.filter(({ count }) => count > 0)).toEqual([
    { type: "full-time", count: 1 },
    { type: "internship", count: 1 },
  ]);
  expect(filters.industries.filter(({ count }) => count > 0)).toEqual([{ industry: "Energy", count: 3 }]);
  expect(filters.signs.filter(({ boards }) => boards > 0)).toEqual([
    { sign: "rat", openings: 2, boards: 1 },
    { sign: "ox", openings: 1, boards: 1 },
  ]);
});

test("the companies with openings are counted, and samples are marked", async () => {
  const { counts } = countCompanyOpenings.response.parse((await get("/companies/openings-counts")).json());
  expect(counts).toEqual([
    { companyId: rat.companyId, openings: 2, isSample: false },
    { companyId: ox.companyId, openings: 1, isSample: true },
  ]);
});

describe("a company's openings", () => {
  test("are listed, the newest first, with their descriptions and the board", async () => {
    const response = await get(`/companies/${rat.companyId}/openings`);
    const list = listCompanyOpenings.response.parse(response.json());
    expect(response.json()).toEqual(list);
    expect(list.openings.map(({ title, descriptionHtml }) => [title, descriptionHtml])).toEqual([
      ["Platform Engineer", "<p>Build.</p>"],
      ["Clerk", null],
    ]);
    expect(list).toMatchObject({
      ...{ total: 2, totalPages: 1, newCount: 0 },
      board: { kind: "ashby", checkedAt: "2026-11-22T07:10:00.000Z", isForbidden: false },
    });
  });

  test("say whether robots.txt forbids the board", async () => {
    const health = (value: "forbidden" | "complete") =>
      db.updateTable("jobSources").set({ health: value }).where("companyId", "=", rat.companyId).execute();
    await health("forbidden");
    expect((await get(`/companies/${rat.companyId}/openings`)).json()).toMatchObject({ board: { isForbidden: true } });
    await health("complete");
  });

  test("come in pages", async () => {
    const { json } = await get(`/companies/${rat.companyId}/openings?page=2&limit=1`);
    expect(json()).toMatchObject({ openings: [{ title: "Clerk" }], total: 2, totalPages: 2 });
  });

  test("of a company without a source are an empty list without a board", async () => {
    const company = { name: "Cave", location: "Here", industry: "Media", description: "D", zodiacSign: "pig" } as const;
    const { id } = await db.insertInto("companies").values(company).returning("id").executeTakeFirstOrThrow();
    expect((await get(`/companies/${id}/openings`)).json()).toEqual({
      ...{ openings: [], total: 0, totalPages: 0, newCount: 0, board: null },
    });
  });

  test.each([
    ["2147483647", 404],
    ["2147483648", 400],
    ["0", 400],
    ["one", 400],
    ["%00", 400],
  ])("of the company %s are refused with %i", async (id, status) => {
    expect((await get(`/companies/${id}/openings`)).statusCode).toBe(status);
  });
});

test("the counts by sign are cached until a job changes", async () => {
  const { openingCounts } = dependencies.caches;
  openingCounts.enable();
  onTestFinished(() => openingCounts.disable());
  const path = "/openings?search=zymurgist";
  const count = async () => (await get(path)).json().total;
  expect(await count()).toBe(0);
  const job = { companyId: rat.companyId, sourceId: rat.id, sourceJobId: "z", title: "Zymurgist" };
  await db
    .insertInto("jobs")
    .values({ ...job, indeedUrl: "https://a.example/z" })
    .execute();
  onTestFinished(async () => {
    await db.deleteFrom("jobs").where("title", "=", "Zymurgist").execute();
  });
  expect(await count()).toBe(0);
  openingCounts.invalidate("jobs");
  expect(await count()).toBe(1);
});
