import { signIds } from "@zodiac-at-work/zodiac";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countCarBrandsByDecade, countCarBrandsBySign, listCarBrandCategories, listCarBrands } from "./car-brands.ts";
import { createTestDb } from "./testing.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

beforeAll(async () => {
  const brand = { foundedYear: 1908, country: "C", category: "SUV", description: "D", zodiacSign: "monkey" } as const;
  const names = Array.from({ length: 41 }, (_, index) => `Brand ${String(index).padStart(2, "0")}`);
  await db
    .insertInto("carBrands")
    .values([
      ...names.map((name) => ({ ...brand, name })),
      { ...brand, name: "alto", foundedYear: 1900, zodiacSign: "rat", category: "Luxury", isActive: false },
      { ...brand, name: "Ålto II", foundedYear: 1900, zodiacSign: "rat", category: "Sports" },
      { ...brand, name: "Zest", foundedYear: 1909, zodiacSign: "rooster", category: "Luxury" },
    ])
    .execute();
});

test("a page holds so many brands by name, whatever its case and accents, and says how many pages there are", async () => {
  const first = await listCarBrands(db, { page: 1, limit: 20 });
  expect(first.carBrands.slice(0, 3)).toEqual([
    expect.objectContaining({ name: "alto", isActive: false, foundingNote: null, createdAt: expect.any(Date) }),
    expect.objectContaining({ name: "Ålto II" }),
    expect.objectContaining({ name: "Brand 00" }),
  ]);
  expect([first.carBrands.length, first.totalPages]).toEqual([20, 3]);
  const last = await listCarBrands(db, { page: 3, limit: 20 });
  expect(last.carBrands.map(({ name }) => name)).toEqual(["Brand 38", "Brand 39", "Brand 40", "Zest"]);
});

test("a page beyond the end is empty and still says how many there are; a filter that finds nothing has none", async () => {
  expect(await listCarBrands(db, { page: 1_000_000, limit: 100 })).toEqual({ carBrands: [], totalPages: 1 });
  expect(await listCarBrands(db, { page: 1, limit: 20, zodiac: "pig" })).toEqual({ carBrands: [], totalPages: 0 });
});

test("filters narrow the list together", async () => {
  const { carBrands } = await listCarBrands(db, { page: 1, limit: 20, category: "Luxury" });
  expect(carBrands.map(({ name }) => name)).toEqual(["alto", "Zest"]);
  const both = await listCarBrands(db, { page: 1, limit: 1, category: "Luxury", zodiac: "rooster" });
  expect(both).toMatchObject({ carBrands: [{ name: "Zest" }], totalPages: 1 });
});

test("brands are counted by sign and by decade, those included that are gone", async () => {
  const counts = await countCarBrandsBySign(db);
  expect(counts.map(({ sign }) => sign)).toEqual(signIds);
  expect(counts).toContainEqual({ sign: "rat", count: 2 });
  expect(counts).toContainEqual({ sign: "pig", count: 0 });
  expect(await countCarBrandsByDecade(db)).toEqual([
    { decade: 1900, sign: "rat", count: 2 },
    { decade: 1900, sign: "monkey", count: 41 },
    { decade: 1900, sign: "rooster", count: 1 },
  ]);
});

test("categories are those in use, by name whatever its case", async () => {
  expect(await listCarBrandCategories(db)).toEqual(["Luxury", "Sports", "SUV"]);
});
