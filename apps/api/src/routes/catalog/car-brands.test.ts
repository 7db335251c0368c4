import { carBrandCategories } from "@zodiac-at-work/catalog";
import { getCarBrandStats, getCarBrandTimeline, listCarBrands } from "@zodiac-at-work/contracts";
import { signIds } from "@zodiac-at-work/zodiac";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const member = await signIn({ uid: "member", hasPaidAccess: true });
const get = (path: string) => app.inject({ url: `/api/car-brands${path}`, headers: member });

await db
  .insertInto("carBrands")
  .values(
    Array.from({ length: 45 }, (_, number) => ({
      name: `Brand ${String(number).padStart(2, "0")}`,
      foundedYear: 1900 + number,
      foundedMonth: null,
      foundedDay: null,
      country: "Germany",
      category: number < 3 ? "SUV" : "Luxury",
      description: "A fictional brand.",
      website: null,
      logoUrl: null,
      zodiacSign: signIds[number % 12] ?? "rat",
      isActive: number > 0,
    })),
  )
  .execute();

async function pageAt(query: string) {
  const response = await get(query);
  const page = listCarBrands.response.parse(response.json());
  expect(response.json()).toEqual(page);
  return { names: page.carBrands.map(({ name }) => name), totalPages: page.totalPages };
}

test("the first page has the first twenty brands by name, inactive ones included", async () => {
  const { names, totalPages } = await pageAt("");
  expect([names.length, names[0], names[19], totalPages]).toEqual([20, "Brand 00", "Brand 19", 3]);
});

test("the last page has the rest, and a page beyond it is empty with the same total", async () => {
  expect(await pageAt("?page=3")).toMatchObject({
    names: ["Brand 40", "Brand 41", "Brand 42", "Brand 43", "Brand 44"],
  });
  for (const page of [4, 1_000_000]) expect(await pageAt(`?page=${page}`)).toEqual({ names: [], totalPages: 3 });
  expect(await pageAt("?page=5&limit=10")).toMatchObject({ totalPages: 5 });
});

test("filters are combined", async () => {
  expect(await pageAt("?category=SUV")).toEqual({ names: ["Brand 00", "Brand 01", "Brand 02"], totalPages: 1 });
  expect(await pageAt("?category=SUV&zodiac=ox")).toEqual({ names: ["Brand 01"], totalPages: 1 });
  expect(await pageAt("?category=SUV&zodiac=pig")).toEqual({ names: [], totalPages: 0 });
});

test.each([
  ["?page=0", "query.page: must be a whole number from 1 to 1000000"],
  ["?page=1000001", "query.page: must be a whole number from 1 to 1000000"],
  ["?page=99999999999999999999", "query.page: must be a whole number from 1 to 1000000"],
  ["?page=-1", "query.page: must be a whole number from 1 to 1000000"],
  ["?page=two", "query.page: must be a whole number from 1 to 1000000"],
  ["?limit=101", "query.limit: must be a whole number from 1 to 100"],
  ["?limit=", "query.limit: must be a whole number from 1 to 100"],
  ["?zodiac=all", `query.zodiac: must be a list of ${signIds.join(", ")}`],
  ["?active=false", "query.active: must be true"],
  ["?sort=match", "query.sort: must be one of name, signs"],
  ["?category=all", `query.category: must be one of ${carBrandCategories.join(", ")}`],
  ["?category=suv", `query.category: must be one of ${carBrandCategories.join(", ")}`],
  ["?category=Tank&page=9", `query.category: must be one of ${carBrandCategories.join(", ")}`],
  ["?category=", `query.category: must be one of ${carBrandCategories.join(", ")}`],
])("%s is refused with the reason", async (query, error) => {
  const response = await get(query);
  expect([response.statusCode, response.json()]).toEqual([400, { error, code: "invalid-request" }]);
});

test("several signs are listed in the order of the query, and brands that no longer make cars can be left out", async () => {
  const query = "?category=SUV&zodiac=tiger,rat,tiger&sort=signs";
  expect(await pageAt(query)).toEqual({ names: ["Brand 02", "Brand 00"], totalPages: 1 });
  expect(await pageAt(`${query}&active=true`)).toEqual({ names: ["Brand 02"], totalPages: 1 });
  expect(await pageAt("?search=d%2044")).toEqual({ names: ["Brand 44"], totalPages: 1 });
});

test("the timeline has all brands in brief", async () => {
  const response = await get("/timeline");
  const { carBrands } = getCarBrandTimeline.response.parse(response.json());
  expect(response.json()).toEqual({ carBrands });
  expect(carBrands.map(({ foundedYear }) => foundedYear)).toEqual(
    Array.from({ length: 45 }, (_, number) => 1900 + number),
  );
});

test("the categories are those of the brands", async () => {
  expect((await get("/categories")).json()).toEqual({ categories: ["Luxury", "SUV"] });
});

test("a visitor may read the counts by sign and by decade", async () => {
  const response = await app.inject({ url: "/api/car-brands/stats" });
  const { stats, decades } = getCarBrandStats.response.parse(response.json());
  expect(stats.map(({ sign }) => sign)).toEqual(signIds);
  expect(stats.reduce((sum, { count }) => sum + count, 0)).toBe(45);
  expect(decades.filter(({ decade }) => decade === 1940)).toEqual([
    { decade: 1940, sign: "dragon", count: 1 },
    { decade: 1940, sign: "snake", count: 1 },
    { decade: 1940, sign: "horse", count: 1 },
    { decade: 1940, sign: "goat", count: 1 },
    { decade: 1940, sign: "monkey", count: 1 },
  ]);
});
