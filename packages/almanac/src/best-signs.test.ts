import { careerMatch, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { bestSigns, byMatch } from "./best-signs.ts";

test("a Dragon's best signs are Rooster, Monkey and Rat", () => {
  expect(bestSigns("dragon")).toEqual(["rooster", "monkey", "rat"]);
});

test.each(signIds)("no other sign scores higher for a %s than its best three", (reader) => {
  const best = bestSigns(reader);
  const least = Math.min(...best.map((sign) => careerMatch(reader, sign).score));
  const others = signIds.filter((sign) => !best.includes(sign));
  expect(Math.max(...others.map((sign) => careerMatch(reader, sign).score))).toBeLessThanOrEqual(least);
  expect(byMatch(reader).toSorted()).toEqual(signIds.toSorted());
});
