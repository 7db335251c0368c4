import { expect, test } from "vitest";
import { attack } from "./campaign.ts";

test("no hostile request gets a failure, a leak or a right that its caller lacks, and none is left without an answer", async () => {
  const figures = await attack({ requests: 1_000, seed: 1 });
  expect(figures.examples).toEqual([]);
  expect(figures).toMatchObject({ changedVictims: 0, wrongRights: 0, isAlive: true });
  expect(figures.total["2xx"]).toBeGreaterThan(100);
  expect(figures.total["4xx"]).toBeGreaterThan(400);
}, 240_000);
