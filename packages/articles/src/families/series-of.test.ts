import { expect, test } from "vitest";
import { familyOf } from "./family-of.ts";
import { keywords } from "./keywords.ts";
import { seriesOf } from "./series-of.ts";

test("the series of a guide goes on with the next situation of the sign and comes around to the one before", () => {
  expect(seriesOf("rat in a team")[0]).toBe("rat in a conflict at work");
  expect(seriesOf("Rat choosing an employer")[0]).toBe("how a rat deals with a boss");
  expect(seriesOf("rat in a team")).toHaveLength(7);
});

test("the series of a pair has the pairs with the same first sign", () => {
  const series = seriesOf("rat and ox compatibility");
  expect(series).toHaveLength(10);
  expect(series.every((each) => /\brat\b/.test(each))).toBe(true);
});

test("the series of a story has all other stories", () => {
  const stories = keywords.filter(({ family }) => family === "stories");
  expect(seriesOf(stories[0]?.keyword ?? "")).toEqual(stories.slice(1).map(({ keyword }) => keyword));
});

test("a keyword of nobody has no series and no family", () => {
  expect(seriesOf("lucky colors for rat")).toEqual([]);
  expect(familyOf("lucky colors for rat")).toBeUndefined();
});

test("every keyword is of the family that lists it", () => {
  for (const { keyword, family } of keywords) expect(familyOf(keyword), keyword).toBe(family);
});
