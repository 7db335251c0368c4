import { signIds } from "@zodiac-at-work/zodiac";
import { timeline } from "@zodiac-at-work/zodiac/outlook";
import { expect, test } from "vitest";
import { yearsByDecision } from "./years-by-decision.ts";

test("lists the good years of each decision, and those in which it had better wait", () => {
  expect(yearsByDecision(timeline("goat", 2026))).toContainEqual({
    id: "raise",
    good: [2032, 2033],
    wait: [2028, 2029],
  });
});

test("no year is good for a decision that had better wait in it", () => {
  for (const sign of signIds) {
    for (const { good, wait } of yearsByDecision(timeline(sign, 2026))) {
      expect(good.filter((year) => wait.includes(year))).toEqual([]);
    }
  }
});
