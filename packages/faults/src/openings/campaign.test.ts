import { expect, test } from "vitest";
import { killWorkers, shareRun } from "./campaign.ts";

test("a run whose workers are killed writes the same rows as an undisturbed run", async () => {
  const figures = await killWorkers({ boards: 12, postings: 40, kills: 3 });
  expect(figures).toMatchObject({ kills: 3, lost: 0, extra: 0, doubled: 0 });
}, 300_000);

test("a board at Workday is read as a whole, although workers are killed", async () => {
  const figures = await killWorkers({ boards: 1, postings: 10, largePostings: 45, kills: 2 });
  expect(figures).toMatchObject({ kills: 2, found: 55, lost: 0, extra: 0, doubled: 0 });
}, 300_000);

test("three workers fetch each board of a run once", async () => {
  const figures = await shareRun({ boards: 12, postings: 20 });
  expect(figures).toMatchObject({ fetched: 12, fetchedTwice: 0, jobs: 240 });
}, 120_000);
