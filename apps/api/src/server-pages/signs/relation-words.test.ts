import { careerMatch, relationsBetween, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { ruleNames, verdictOf } from "./relation-words.ts";

const pairs = signIds.flatMap((a) => signIds.map((b) => [a, b] as const));

test.each(pairs)("the verdict on %s and %s names a rule of their score, the same in both orders", (a, b) => {
  const verdict = verdictOf(a, b);
  expect(verdictOf(b, a)).toBe(verdict);
  const named = careerMatch(a, b).reasons.find(({ rule }) => verdict.startsWith(ruleNames[rule]));
  expect(named?.rule).toBe(relationsBetween(a, b)[0]?.id ?? careerMatch(a, b).reasons[1]?.rule);
});

test("only the twelve signs in a clash, six pairs, are called opposite corners", () => {
  const opposite = pairs.filter(([a, b]) => verdictOf(a, b).includes("opposite"));
  expect(opposite).toHaveLength(12);
  for (const [a, b] of opposite) expect(Math.abs(signIds.indexOf(a) - signIds.indexOf(b))).toBe(6);
});

test("a sign that punishes itself has a verdict of its own", () => {
  const own = signIds.filter((sign) => verdictOf(sign, sign).includes("of itself"));
  expect(own).toEqual(["dragon", "horse", "rooster", "pig"]);
});
