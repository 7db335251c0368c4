import { expect, test } from "vitest";
import { killWriters } from "./campaign.ts";

test("articles whose writers are killed are written once, and no keyword is used up for nothing", async () => {
  const figures = await killWriters(4);
  expect(figures).toMatchObject({ kills: 4, lost: 0, doubled: 0, slotsDoubled: 0, usedForNothing: 0, notMarked: 0 });
  expect(figures.generations).toEqual({ admin: 4, schedule: 4 });
  expect(figures.articles + figures.failed).toBe(8);
  expect(figures.articles).toBeGreaterThan(0);
}, 300_000);
