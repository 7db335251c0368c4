import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { getTotals } from "./totals.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

test("an empty database counts nothing", async () => {
  expect(await getTotals(db)).toEqual({ companies: 0, openings: 0, carBrands: 0, usStates: 0, articles: 0 });
});

test("counts only what readers can see", async () => {
  const { id: companyId } = await db
    .insertInto("companies")
    .values({ name: "A", location: "L", industry: "Energy", description: "D", zodiacSign: "ox" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const job = { companyId, title: "T", location: "L", type: "full-time" as const, postedDate: "2026-01-01" };
  await db
    .insertInto("jobs")
    .values([
      { ...job, indeedUrl: "https://a.example/1" },
      { ...job, indeedUrl: "https://a.example/2" },
    ])
    .execute();
  const brand = { foundedYear: 1900, country: "C", category: "SUV", description: "D", zodiacSign: "rat" } as const;
  await db
    .insertInto("carBrands")
    .values([
      { ...brand, name: "On" },
      { ...brand, name: "Off", isActive: false },
    ])
    .execute();
  const place = {
    statehoodYear: 1800,
    statehoodMonth: 1,
    capital: "C",
    region: "West",
    category: "Early State",
  } as const;
  const state = { ...place, description: "D", zodiacSign: "rat" } as const;
  await db
    .insertInto("usStates")
    .values([
      { ...state, name: "On" },
      { ...state, name: "Off", isActive: false },
    ])
    .execute();
  await db
    .insertInto("blogPosts")
    .values([
      { title: "T", slug: "out", content: "", status: "published" },
      { title: "T", slug: "draft", content: "" },
    ])
    .execute();
  expect(await getTotals(db)).toEqual({ companies: 1, openings: 2, carBrands: 2, usStates: 1, articles: 1 });
});
