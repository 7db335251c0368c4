import { getUsStateStats, listUsStates } from "@zodiac-at-work/contracts";
import { seed } from "@zodiac-at-work/db";
import { signIds } from "@zodiac-at-work/zodiac";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const member = await signIn({ uid: "member", hasPaidAccess: true });
const get = (path: string) => app.inject({ url: `/api/us-states${path}`, headers: member });
await seed(db);
await db.updateTable("usStates").set({ isActive: false }).where("name", "=", "Wyoming").execute();

async function pageAt(query: string) {
  const response = await get(query);
  const page = listUsStates.response.parse(response.json());
  expect(response.json()).toEqual(page);
  return { names: page.usStates.map(({ name }) => name), totalPages: page.totalPages };
}

test("the active states are listed by name, twenty to a page", async () => {
  const { names, totalPages } = await pageAt("?page=3");
  expect([names[0], names.at(-1), names.length, totalPages]).toEqual(["South Dakota", "Wisconsin", 9, 3]);
  expect(await pageAt("?page=4")).toEqual({ names: [], totalPages: 3 });
});

test("sign, region and category are combined", async () => {
  const { regions } = (await get("/regions")).json();
  const { categories } = (await get("/categories")).json();
  const inRegions = await Promise.all(
    regions.map((region: string) => pageAt(`?limit=100&region=${encodeURIComponent(region)}`)),
  );
  expect(inRegions.flatMap(({ names }) => names)).toHaveLength(49);
  for (const { names } of inRegions) expect(names.length).toBeGreaterThan(0);
  expect(categories).toContain("Original Colony");
  const { names } = await pageAt("?category=Original%20Colony&zodiac=goat");
  expect(names).toContain("Delaware");
});

test("several signs are listed in the order of the query, each by name", async () => {
  const { names } = await pageAt("?zodiac=rooster,rat&sort=signs");
  expect(names).toEqual(["North Carolina", "Colorado", "Indiana", "Kentucky", "Nevada"]);
});

test.each([
  ["?region=Atlantis", /^query\.region: must be one of .+, .+/],
  ["?category=Kingdom", /^query\.category: must be one of .*Original Colony/],
  ["?zodiac=all", /^query\.zodiac: must be a list of rat, ox, /],
  ["?limit=0", /^query\.limit: must be a whole number from 1 to 100$/],
  ["?region=", /^query\.region: must be one of Midwest, Northeast, South, West$/],
])("%s is refused with the reason", async (query, error) => {
  const response = await get(query);
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { error: expect.stringMatching(error), code: "invalid-request" },
  ]);
});

test("a visitor may read the number of states of each sign", async () => {
  const { stats } = getUsStateStats.response.parse((await app.inject({ url: "/api/us-states/stats" })).json());
  expect(stats.map(({ sign }) => sign)).toEqual(signIds);
  expect(stats.reduce((sum, { count }) => sum + count, 0)).toBe(49);
});
