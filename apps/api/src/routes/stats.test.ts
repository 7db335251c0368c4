import { seed } from "@zodiac-at-work/db";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../testing.ts";

const { app, db, close } = await buildTestApp();
afterAll(close);

test("anybody may read the totals", async () => {
  await seed(db);
  const answer = await app.inject({ url: "/api/stats" });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ companies: 0, openings: 0, carBrands: 0, usStates: 50, articles: 0 });
});
