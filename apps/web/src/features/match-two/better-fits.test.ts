import { careerMatch } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { betterFits, sidesOfBetter } from "./better-fits.ts";
import type { MatchRecord } from "./use-records.ts";

const record = (name: string, sign: MatchRecord["sign"], wellKnownRank: number | null): MatchRecord => ({
  name,
  sign,
  wellKnownRank,
  logoUrl: null,
  founding: undefined,
  date: undefined,
});

test("better companies are well known, score higher, and come by score and then by rank", () => {
  const companies = [
    record("Obscure", "rooster", null),
    record("Second", "rooster", 9),
    record("First", "rooster", 2),
    record("Third", "monkey", 1),
    record("Worse", "dog", 3),
  ];
  const found = betterFits("dragon", careerMatch("dragon", "dog").score, "company", companies);
  expect(found.map(({ name }) => name)).toEqual(["First", "Second", "Third"]);
});

test("for people the signs are compared, and nothing is better than the best", () => {
  const { score } = careerMatch("dragon", "ox");
  const signs = betterFits("dragon", score, "person", []);
  expect(signs[0]).toMatchObject({ name: "Rooster", value: "rooster" });
  expect(signs.every((each) => each.score > score)).toBe(true);
  expect(betterFits("dragon", careerMatch("dragon", "rooster").score, "person", [])).toEqual([]);
});

test("the person of a pair stays, and of two records the first one", () => {
  const person = { kind: "person", value: "dragon", sign: "dragon" } as const;
  const reddit = { kind: "company", value: "Reddit", sign: "rooster" } as const;
  const texas = { kind: "state", value: "Texas", sign: "snake" } as const;
  expect(sidesOfBetter(reddit, person)).toEqual({ stays: person, other: reddit });
  expect(sidesOfBetter(texas, reddit)).toEqual({ stays: texas, other: reddit });
});
