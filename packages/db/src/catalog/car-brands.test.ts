import { signIds } from "@zodiac-at-work/zodiac";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import {
  countCarBrandsByDecade,
  countCarBrandsBySign,
  listCarBrandCategories,
  listCarBrands,
  listCarBrandsByYear,
} from "./car-brands.ts";

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

test("lists brands by name without regard to case and accents, a page at a time", async () => {
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

test("a page beyond the end is empty; a filter that matches nothing has no pages", async () => {
  expect(await listCarBrands(db, { page: 1_000_000, limit: 100 })).toEqual({ carBrands: [], totalPages: 1 });
  expect(await listCarBrands(db, { page: 1, limit: 20, zodiac: ["pig"] })).toEqual({ carBrands: [], totalPages: 0 });
});

test("filters narrow the list together", async () => {
  const { carBrands } = await listCarBrands(db, { page: 1, limit: 20, category: "Luxury" });
  expect(carBrands.map(({ name }) => name)).toEqual(["alto", "Zest"]);
  const both = await listCarBrands(db, { page: 1, limit: 1, category: "Luxury", zodiac: ["rooster"] });
  expect(both).toMatchObject({ carBrands: [{ name: "Zest" }], totalPages: 1 });
});

test("several signs can be listed in a given order, each with its best known brands first", async () => {
  const filter = { page: 1, limit: 20, zodiac: ["rooster", "rat"] } as const;
  const namesOf = async (sort?: "signs") =>
    (await listCarBrands(db, { ...filter, sort })).carBrands.map(({ name }) => name);
  expect(await namesOf()).toEqual(["alto", "Ålto II", "Zest"]);
  expect(await namesOf("signs")).toEqual(["Zest", "alto", "Ålto II"]);
  await db.updateTable("carBrands").set({ wellKnownRank: 1 }).where("name", "=", "Ålto II").execute();
  expect(await namesOf("signs")).toEqual(["Zest", "Ålto II", "alto"]);
  expect(await namesOf()).toEqual(["alto", "Ålto II", "Zest"]);
});

test("brands that are possibly of a sign come last, in either order and across pages", async () => {
  await db.updateTable("carBrands").set({ possibleSign: "rat" }).where("name", "in", ["Brand 07", "Zest"]).execute();
  for (const sort of [undefined, "signs"] as const) {
    const pages = await Promise.all([1, 2].map((page) => listCarBrands(db, { page, limit: 2, zodiac: ["rat"], sort })));
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([2, 2]);
    expect(pages[0]?.carBrands.every(({ zodiacSign }) => zodiacSign === "rat")).toBe(true);
    expect(pages[1]?.carBrands.map(({ name }) => name)).toEqual(["Brand 07", "Zest"]);
  }
  const both = await listCarBrands(db, { page: 1, limit: 20, zodiac: ["rat", "rooster"] });
  expect(both.carBrands.map(({ name }) => name)).toEqual(["alto", "Ålto II", "Zest", "Brand 07"]);
  await db.updateTable("carBrands").set({ possibleSign: null }).execute();
});

test("a search finds a part of a name without regard to case and accents, and takes no character as a pattern", async () => {
  const find = async (search: string) =>
    (await listCarBrands(db, { page: 1, limit: 20, zodiac: ["rat"], search })).carBrands.map(({ name }) => name);
  expect(await find(" ALTO ")).toEqual(["alto", "Ålto II"]);
  expect(await find("åL")).toEqual(["alto", "Ålto II"]);
  expect(await find("%")).toEqual([]);
  expect(await find("  ")).toEqual(["alto", "Ålto II"]);
});

test("brands that no longer make cars can be left out", async () => {
  const { carBrands } = await listCarBrands(db, { page: 1, limit: 20, zodiac: ["rat"], isActive: true });
  expect(carBrands.map(({ name }) => name)).toEqual(["Ålto II"]);
});

test("the timeline has every brand, by year and then by name", async () => {
  const names = (await listCarBrandsByYear(db)).map(({ name }) => name);
  expect([names.length, ...names.slice(0, 3), names.at(-1)]).toEqual([44, "alto", "Ålto II", "Brand 00", "Zest"]);
});

test("counts brands by sign and by decade, inactive ones included", async () => {
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

test("lists the categories in use, without regard to case", async () => {
  expect(await listCarBrandCategories(db)).toEqual(["Luxury", "Sports", "SUV"]);
});
