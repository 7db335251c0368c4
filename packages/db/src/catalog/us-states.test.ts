import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { usStates as allStates } from "./records/us-states.ts";
import { seed } from "./seed/seed.ts";
import { countUsStatesBySign, listUsStateCategories, listUsStateRegions, listUsStates } from "./us-states.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

beforeAll(async () => {
  await seed(db, { companiesByIndustry: {}, carBrands: [], usStates: allStates });
  await db.updateTable("usStates").set({ isActive: false }).where("name", "=", "Alabama").execute();
});

test("lists active states by name, a page at a time", async () => {
  const { usStates, totalPages } = await listUsStates(db, { page: 1, limit: 20 });
  expect(usStates[0]).toMatchObject({ name: "Alaska", statehoodYear: 1959, statehoodMonth: 1, statehoodDay: 3 });
  expect([usStates.length, totalPages]).toEqual([20, 3]);
  expect(await listUsStates(db, { page: 4, limit: 20 })).toEqual({ usStates: [], totalPages: 3 });
});

test("sign, region and category narrow the list together", async () => {
  const { usStates } = await listUsStates(db, { page: 1, limit: 20, region: "West", category: "Modern Era" });
  expect(usStates.map(({ name }) => name)).toEqual(["Alaska", "Hawaii"]);
  const pigs = await listUsStates(db, { page: 1, limit: 20, region: "West", category: "Modern Era", zodiac: ["pig"] });
  expect(pigs).toMatchObject({ usStates: [{ name: "Hawaii" }], totalPages: 1 });
});

test("an inactive state is neither counted nor listed among regions and categories", async () => {
  const counts = await countUsStatesBySign(db);
  expect(counts).toHaveLength(12);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(49);
  expect(await listUsStateRegions(db)).toEqual(["Midwest", "Northeast", "South", "West"]);
  await db.updateTable("usStates").set({ isActive: false }).where("region", "=", "West").execute();
  expect(await listUsStateRegions(db)).toEqual(["Midwest", "Northeast", "South"]);
  expect(await listUsStateCategories(db)).not.toContain("Modern Era");
});
