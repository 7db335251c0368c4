import { signIds } from "@zodiac-at-work/zodiac";
import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { expect, test } from "vitest";
import { yearRules } from "./year-rules.ts";

test("names each rule of a year, without advice", () => {
  expect(yearRules(outlook("dragon", 2026))).toBe("The year's fire feeds the Dragon's earth (generating cycle).");
  expect(yearRules(outlook("ox", 2027))).toBe(
    "The Goat year clashes with the Ox (liuchong). The Goat year punishes the Ox (xing). The year's fire feeds the Ox's earth (generating cycle).",
  );
});

test("has one sentence for each rule of every year", () => {
  for (const sign of signIds) {
    for (let year = 2026; year < 2086; year += 1) {
      const rules = yearRules(outlook(sign, year));
      expect(rules.match(/\(\p{Letter}[^)]*\)\./gu)).toHaveLength(outlook(sign, year).findings.length);
      expect(rules).not.toContain(":");
    }
  }
});
