import { careerMatch, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { matchScore } from "./match-scores.ts";

test("the table has the scores of the rules", () => {
  for (const sign of signIds) {
    for (const other of signIds) expect(matchScore(sign, other)).toBe(careerMatch(sign, other).score);
  }
});
