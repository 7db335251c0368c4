import { expect, test } from "vitest";
import { release } from "./campaign.ts";

test("a release under load loses no request, ends each process with code 0, and checks no board twice", async () => {
  const figures = await release({ releases: 1, requestsPerSecond: 50, boards: 5, probeMs: 200, drainSeconds: 1 });
  expect(figures).toMatchObject({ failed: 0, failures: {}, wrongExits: 0, checks: 5, fetchedTwice: 0, inMidRun: 1 });
  expect(figures.requests).toBeGreaterThan(100);
}, 120_000);
