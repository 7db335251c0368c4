import { expect, test } from "vitest";
import {
  interruptArticles,
  interruptChecks,
  interruptFetches,
  interruptPurchases,
  interruptStripe,
} from "./campaign.ts";

test.each([
  ["purchase", interruptPurchases, 11],
  ["purchase: calls to Stripe", interruptStripe, 1],
  ["check of boards", interruptChecks, 37],
  ["check of boards: requests to them", interruptFetches, 3],
  ["article", interruptArticles, 37],
])(
  "%s: what is cut off at one point is neither lost nor doubled",
  async (work, interrupt, every) => {
    const figures = await interrupt({ every });
    expect(figures).toMatchObject({ work, lost: 0, doubled: 0, wrong: 0 });
    expect(figures.cuts).toBeGreaterThan(0);
  },
  240_000,
);
