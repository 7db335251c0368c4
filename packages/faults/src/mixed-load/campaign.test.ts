import { expect, test } from "vitest";
import { loadMixed } from "./campaign.ts";

test("readers, buyers, editors and checks at the same time meet no error, and nothing of theirs is lost", async () => {
  const paces = { purchase: 1, edit: 1, check: 3, article: 3 };
  const figures = await loadMixed({ minutes: 0.1, requestsPerSecond: 40, boards: 3, postings: 10, paces });
  // A process on a busy machine may be too late, and then refuses: a refused sign-in makes no account.
  expect(Object.keys(figures.failures).filter((kind) => !kind.includes("overloaded"))).toEqual([]);
  expect(figures.errors).toBe(figures.refusals);
  const { accounts, ...losses } = figures.losses;
  expect(accounts).toBeLessThanOrEqual(figures.refusals);
  expect(Object.values(losses)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(Math.min(figures.purchases, figures.edits, figures.checks, figures.articles)).toBeGreaterThan(1);
  expect(figures.api.length).toBeGreaterThan(3);
}, 120_000);
