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
