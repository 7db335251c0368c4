import { countRemoteOpenings, listCities, listOpenings } from "@zodiac-at-work/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";
import { insertBoard } from "./testing-openings.ts";

const { app, db, dependencies, signIn, close } = await buildTestApp();
afterAll(close);

const member = await signIn({ uid: "member", hasPaidAccess: true });
const get = (path: string) => app.inject({ url: `/api${path}`, headers: member });

const rows = [
  ["Boston", ["Boston, Massachusetts"], null, []],
  ["Greater Boston", ["Greater Boston Area"], "hybrid", []],
  ["Two places", ["Cambridge, MA", "Portland, OR"], null, []],
  ["Providence", ["Providence, RI"], null, []],
  ["Portland, Maine", ["Portland, ME"], null, []],
  ["Portland somewhere", ["Portland"], null, []],
  ["Paris, Texas", ["Paris, TX"], null, []],
  ["Berlin", ["Remote - Berlin"], "remote", ["DE"]],
  ["Anywhere", ["Remote"], "remote", []],
  ["America", ["Remote"], "remote", ["US", "CA"]],
] as const;

beforeAll(async () => {
  const [rat, ox] = [
    await insertBoard(db, { name: "Acme", sign: "rat" }),
    await insertBoard(db, { name: "Bolt", sign: "ox" }),
  ];
  await db
    .insertInto("jobs")
    .values(
      rows.map(([title, locations, workplace, countries], index) => {
        const board = title === "Berlin" ? ox : rat;
        return {
          ...{ companyId: board.companyId, sourceId: board.id, sourceJobId: title, title, workplace },
          ...{ locations: [...locations], countries: [...countries], indeedUrl: "https://a.example/1" },
          // The first of the list is the newest.
          postedDate: `2026-11-${20 - index}`,
        };
      }),
    )
    .execute();
});

async function titles(query: Record<string, string>) {
  const response = await get(`/openings?${new URLSearchParams(query)}`);
  const { openings, total } = listOpenings.response.parse(response.json());
  expect(total).toBe(openings.length);
  return openings.map(({ title }) => title);
}

test.each([
  [{ near: "Boston, MA", within: "10" }, ["Boston", "Greater Boston", "Two places"]],
  [{ near: "Boston, MA", within: "50" }, ["Boston", "Greater Boston", "Two places", "Providence"]],
  [{ near: "Boston, MA" }, ["Boston", "Greater Boston", "Two places"]],
  [{ near: "boston, ma", within: "100" }, ["Boston", "Greater Boston", "Two places", "Providence", "Portland, Maine"]],
  [{ near: "Portland, ME" }, ["Portland, Maine"]],
  [{ near: "Portland, OR" }, ["Two places"]],
  [{ near: "Paris, France", within: "100" }, []],
  [{ near: "Potsdam, Germany" }, ["Berlin"]],
  [{ near: "Sydney, NSW, Australia" }, []],
])("%j lists %j", async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test("the distance works with the other filters, and the counts of the signs follow it", async () => {
  expect(await titles({ near: "Boston, MA", place: "cambridge" })).toEqual(["Two places"]);
  expect(await titles({ near: "Berlin, Germany", remote: "true", search: "berlin" })).toEqual(["Berlin"]);
  const { counts } = listOpenings.response.parse((await get("/openings?near=Potsdam,%20Germany&signs=rat")).json());
  expect(counts.bySign.filter(({ count }) => count > 0)).toEqual([{ sign: "ox", count: 1 }]);
});

test("a place is near as soon as a job opens there", async () => {
  dependencies.caches.openCities.enable();
  dependencies.caches.openingCounts.enable();
  const query = { near: "Denver, CO" };
  expect(await titles(query)).toEqual([]);
  const { id: sourceId, companyId } = await insertBoard(db, { name: "Crag", sign: "pig" });
  const job = { companyId, sourceId, sourceJobId: "d", title: "Denver", locations: ["Denver, Colorado"] };
  await db
    .insertInto("jobs")
    .values({ ...job, indeedUrl: "https://a.example/d" })
    .execute();
  for (const cache of [dependencies.caches.openCities, dependencies.caches.openingCounts]) cache.invalidate("jobs");
  expect(await titles(query)).toEqual(["Denver"]);
  for (const cache of [dependencies.caches.openCities, dependencies.caches.openingCounts]) cache.disable();
  await db.deleteFrom("jobs").where("title", "=", "Denver").execute();
});

test.each([
  ["?near=Atlantis", "query.near: must be one of the cities that GET /api/cities lists"],
  ["?near=Portland", "query.near: must be one of the cities that GET /api/cities lists"],
  ["?near=", "query.near: must not be empty"],
  ["?near=%00", "query.near: must not contain the character U+0000"],
  ["?near=Boston,%20MA&within=5000", "query.within: must be one of 10, 25, 50, 100"],
  ["?near=Boston,%20MA&within=-10", "query.within: must be one of 10, 25, 50, 100"],
  ["?within=10", "query.within: needs the city that it is the distance of, as near"],
  ["?remoteCountry=NONE", "query.remoteCountry: must be the code of a country in capitals, such as US, or none"],
])("%s is refused with the reason", async (query, error) => {
  for (const path of ["/openings", "/openings/remote-counts"]) {
    if (path.endsWith("counts") && query.includes("remoteCountry")) continue;
    const response = await get(`${path}${query}`);
    expect([response.statusCode, response.json()]).toEqual([400, { error, code: "invalid-request" }]);
  }
});

test("remote openings are counted by country, with the other filters, and those without a country apart", async () => {
  const counts = async (query = "") =>
    countRemoteOpenings.response.parse((await get(`/openings/remote-counts${query}`)).json());
  expect(await counts()).toEqual({
    total: 3,
    countries: [
      { country: null, count: 1 },
      { country: "CA", count: 1 },
      { country: "DE", count: 1 },
      { country: "US", count: 1 },
    ],
  });
  expect(await counts("?signs=ox")).toEqual({ total: 1, countries: [{ country: "DE", count: 1 }] });
  expect(await counts("?search=america")).toMatchObject({
    total: 1,
    countries: [{ country: "CA" }, { country: "US" }],
  });
  expect(await counts("?near=Boston,%20MA")).toEqual({ total: 0, countries: [] });
  expect(await titles({ remote: "true", remoteCountry: "none" })).toEqual(["Anywhere"]);
  expect(await titles({ remote: "true", remoteCountry: "CA" })).toEqual(["America"]);
});

test("cities are suggested, those with openings first", async () => {
  const suggested = async (search: string) =>
    listCities.response.parse((await get(`/cities?${new URLSearchParams({ search })}`)).json()).cities;
  expect((await suggested("portland")).slice(0, 2)).toEqual(["Portland, OR", "Portland, ME"]);
  expect((await suggested("pa"))[0]).toBe("Paris, TX");
  expect(await suggested("portland me")).toEqual(["Portland, ME"]);
  expect(await suggested("zzzz")).toEqual([]);
  expect((await suggested("san")).length).toBe(8);
  expect((await get("/cities?search=")).statusCode).toBe(400);
  expect((await app.inject({ url: "/api/cities?search=a" })).statusCode).toBe(401);
});
