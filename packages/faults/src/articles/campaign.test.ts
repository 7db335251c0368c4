import { expect, test } from "vitest";
import { killWriters } from "./campaign.ts";

test("articles whose writers are killed are written once, and no keyword is used up for nothing", async () => {
  const figures = await killWriters(4);
  expect(figures).toMatchObject({ kills: 4, lost: 0, doubled: 0, slotsDoubled: 0, usedForNothing: 0, notMarked: 0 });
  const { generations, articles, failed } = figures;
  expect(generations.admin).toBe(4);
  expect(articles + failed).toBe(generations.admin + generations.schedule);
  expect(articles).toBeGreaterThan(0);
}, 300_000);
