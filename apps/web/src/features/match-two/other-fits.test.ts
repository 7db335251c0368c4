import { careerMatch } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { otherFits, sidesOfOthers } from "./other-fits.ts";
import type { MatchRecord } from "./use-records.ts";

const record = (name: string, sign: MatchRecord["sign"], wellKnownRank: number | null): MatchRecord => ({
  name,
  sign,
  wellKnownRank,
  logoUrl: null,
  founding: undefined,
});

const companies = [
  record("Obscure", "rooster", null),
  record("Second", "rooster", 9),
  record("First", "rooster", 2),
  record("Third", "monkey", 1),
  record("Worse", "dog", 3),
];
const company = (value: string, sign: MatchRecord["sign"]) => ({ kind: "company", value, sign }) as const;

test("better companies are well known, score higher, and come by score and then by rank", () => {
  const { areBetter, fits } = otherFits("dragon", company("Worse", "dog"), companies);
  expect(areBetter).toBe(true);
  expect(fits.map(({ name }) => name)).toEqual(["First", "Second", "Third"]);
});

test("beside a company with the best score stand the others with it, without itself", () => {
  const { areBetter, fits } = otherFits("dragon", company("First", "rooster"), companies);
  expect(areBetter).toBe(false);
  expect(fits.map(({ name }) => name)).toEqual(["Second"]);
  expect(fits.every(({ score }) => score === careerMatch("dragon", "rooster").score)).toBe(true);
});

test("nothing stands beside the only one with the best score", () => {
  const others = companies.filter(({ name }) => name !== "Second");
  expect(otherFits("dragon", company("First", "rooster"), others).fits).toEqual([]);
});

test("for people the signs are compared", () => {
  const { fits } = otherFits("dragon", { kind: "person", value: "ox", sign: "ox" }, []);
  expect(fits[0]).toMatchObject({ name: "Rooster", value: "rooster" });
  expect(fits.every((each) => each.score > careerMatch("dragon", "ox").score)).toBe(true);
});

test("the person of a pair stays, and of two records the first one", () => {
  const person = { kind: "person", value: "dragon", sign: "dragon" } as const;
  const reddit = { kind: "company", value: "Reddit", sign: "rooster" } as const;
  const texas = { kind: "state", value: "Texas", sign: "snake" } as const;
  expect(sidesOfOthers(reddit, person)).toEqual({ stays: person, other: reddit });
  expect(sidesOfOthers(texas, reddit)).toEqual({ stays: texas, other: reddit });
});
