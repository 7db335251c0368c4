import { expect, test } from "vitest";
import { killMigrations } from "./campaign.ts";

test("a migration that is killed leaves a state of a release, and the next attempt completes it", async () => {
  const figures = await killMigrations({ every: 23 });
  expect(figures).toMatchObject({ halfDone: 0, stuck: 0, different: 0 });
  expect(figures.kills).toBeGreaterThan(10);
}, 120_000);
