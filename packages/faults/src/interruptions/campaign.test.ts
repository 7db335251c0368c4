import { expect, test } from "vitest";
import { interruptArticles, interruptChecks, interruptPurchases } from "./campaign.ts";

test.each([
  ["purchase", interruptPurchases, 11],
  ["check of boards", interruptChecks, 37],
  ["article", interruptArticles, 37],
])(
  "a %s whose connection is cut at a statement is neither lost nor doubled",
  async (work, interrupt, every) => {
    const figures = await interrupt({ every });
    expect(figures).toMatchObject({ work, lost: 0, doubled: 0, wrong: 0 });
    expect(figures.cuts).toBeGreaterThan(0);
  },
  240_000,
);
