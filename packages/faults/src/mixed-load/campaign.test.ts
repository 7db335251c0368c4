import { expect, test } from "vitest";
import { loadMixed } from "./campaign.ts";

test("readers, buyers, editors and checks at the same time meet no error, and nothing of theirs is lost", async () => {
  const paces = { purchase: 1, edit: 1, check: 3, article: 3 };
  const figures = await loadMixed({ minutes: 0.1, requestsPerSecond: 40, boards: 3, postings: 10, paces });
  expect(figures).toMatchObject({ errors: 0, failures: {} });
  expect(Object.values(figures.losses)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(Math.min(figures.purchases, figures.edits, figures.checks, figures.articles)).toBeGreaterThan(1);
  expect(figures.api.length).toBeGreaterThan(3);
}, 120_000);
