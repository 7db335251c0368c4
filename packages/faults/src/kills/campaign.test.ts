import { expect, test } from "vitest";
import { killEverything } from "./campaign.ts";

test("nothing is lost, doubled or granted unpaid while processes of every kind are killed at random", async () => {
  const figures = await killEverything({ kills: 6, pauseMs: [300, 1_500], buyers: 2, boards: 3 });
  const none = { purchases: 0, openings: 0, articles: 0 };
  expect(figures).toMatchObject({ lost: none, doubled: none, unpaid: 0, issues: 0, keywordsWrong: 0 });
  expect(figures.purchases).toBeGreaterThan(0);
  expect(figures.runs).toBeGreaterThan(0);
}, 300_000);
