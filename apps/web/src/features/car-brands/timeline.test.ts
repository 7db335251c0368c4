import type { SignId } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { countBy, emphasisOf, markForKey, passes, timelineOf } from "./timeline.ts";
import type { BrandInBrief } from "./use-car-brands.ts";

const brands = [
  brand("Early", 1899, "pig"),
  brand("Alto", 1900, "ox"),
  brand("Citroën", 1903, "rooster"),
  brand("Dodge", 1905, "dragon"),
  brand("Eagle", 1909, "rat"),
  brand("Ford", 1923, "ox"),
];
const matches = emphasisOf({ scope: "matches", signs: ["rooster", "monkey", "rat"] }, "dragon");
const timeline = timelineOf(brands, matches);

test("a row is a decade: the matches in the order of their score, the own sign, then the others by year", () => {
  expect(timeline.map(({ decade }) => decade)).toEqual([1890, 1900, 1920]);
  expect(timeline[1]?.brands.map(({ name }) => name)).toEqual(["Citroën", "Eagle", "Dodge", "Alto"]);
});

test("the chosen signs have a tint, or all signs", () => {
  expect(matches).toEqual({ tinted: ["rooster", "monkey", "rat", "dragon"], counted: ["rooster", "monkey", "rat"] });
  expect(emphasisOf({ scope: undefined, signs: ["ox"] }, "dragon")).toEqual({ tinted: ["ox"], counted: ["ox"] });
  expect(emphasisOf({ scope: "all", signs: [] }, undefined).tinted).toHaveLength(12);
});

test("the filters apply together, and the search ignores case and accents", () => {
  const namesOf = (filter: Partial<Parameters<typeof passes>[0]>) =>
    brands
      .filter((one) => passes({ category: undefined, isActive: false, search: "", ...filter }, one))
      .map(({ name }) => name);
  expect(namesOf({ search: "citroe" })).toEqual(["Citroën"]);
  expect(namesOf({ isActive: true })).not.toContain("Early");
  expect(namesOf({ category: "SUV" })).toEqual([]);
  expect(countBy(brands, "zodiacSign").get("ox")).toBe(2);
});

test("arrow keys move along a row and between decades, and stay at the ends", () => {
  const at = (decade: number, index: number) => ({ decade, index });
  expect(markForKey("ArrowRight", at(1900, 0), timeline)).toEqual(at(1900, 1));
  expect(markForKey("ArrowRight", at(1900, 3), timeline)).toEqual(at(1900, 3));
  expect(markForKey("ArrowLeft", at(1900, 0), timeline)).toEqual(at(1900, 0));
  expect(markForKey("ArrowDown", at(1900, 3), timeline)).toEqual(at(1920, 0));
  expect(markForKey("ArrowDown", at(1920, 0), timeline)).toEqual(at(1920, 0));
  expect(markForKey("ArrowUp", at(1900, 2), timeline)).toEqual(at(1890, 0));
  expect(markForKey("End", at(1900, 0), timeline)).toEqual(at(1900, 3));
  expect(markForKey("Home", at(1900, 2), timeline)).toEqual(at(1900, 0));
  expect(markForKey("Enter", at(1900, 2), timeline)).toBeUndefined();
});

function brand(name: string, foundedYear: number, zodiacSign: SignId): BrandInBrief {
  return {
    id: foundedYear,
    name,
    foundedYear,
    foundedMonth: null,
    foundedDay: null,
    category: "Economy",
    zodiacSign,
    logoUrl: null,
    isActive: foundedYear >= 1900,
    possibleSign: null,
    wellKnownRank: null,
  };
}
