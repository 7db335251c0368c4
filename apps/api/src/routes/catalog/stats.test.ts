import { seed } from "@zodiac-at-work/db";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, close } = await buildTestApp();
afterAll(close);

test("a visitor may read the totals", async () => {
  await seed(db);
  const response = await app.inject({ url: "/api/stats" });
  expect(response.statusCode).toBe(200);
  const { companies, carBrands, ...others } = response.json();
  expect(companies).toBeGreaterThan(1_000);
  expect(carBrands).toBeGreaterThan(200);
  expect(others).toEqual({ openings: 0, usStates: 50, articles: 0 });
});
