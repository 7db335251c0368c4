import { signIds } from "@zodiac-at-work/zodiac";
import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { expect, test } from "vitest";
import { yearRules } from "./year-rules.ts";

test("names the rules of a year by what they do, without advice", () => {
  expect(yearRules(outlook("dragon", 2026))).toBe(
    "Helps: the year's fire feeds the Dragon's earth (generating cycle).",
  );
  expect(yearRules(outlook("ox", 2027))).toBe(
    "Helps: the year's fire feeds the Ox's earth (generating cycle). " +
      "Asks for care: the Goat year clashes with the Ox (liuchong); the Goat year punishes the Ox (xing).",
  );
  expect(yearRules(outlook("dragon", 2031))).toBe(
    "Neutral: the year's metal is fed by the Dragon's earth (generating cycle).",
  );
});

test("has every rule of every year once", () => {
  for (const sign of signIds) {
    for (let year = 2026; year < 2086; year += 1) {
      const { findings } = outlook(sign, year);
      expect(yearRules({ findings }).match(/\(\p{Letter}[^)]*\)[.;]/gu)).toHaveLength(findings.length);
    }
  }
});
