import { signIds } from "@zodiac-at-work/zodiac";
import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { expect, test } from "vitest";
import { mostPoints, twelveYears, yearPoints, yearWord } from "./year-points.ts";

test("a year of harmony helps and a year of a clash asks for care, by the points of a match", () => {
  expect(yearPoints(outlook("dragon", 2029))).toMatchObject({ help: 30 });
  expect(yearPoints(outlook("dragon", 2030))).toEqual({ help: 0, care: 26 });
  expect(yearWord(outlook("dragon", 2036))).toBe("Own year");
});

test("an element that feeds the sign adds to the help", () => {
  // Fire feeds the Dragon's earth, and Horse and Dragon have no relation.
  expect(yearPoints(outlook("dragon", 2026))).toEqual({ help: 8, care: 0 });
});

test("the highest bar has the most points that any year has for any sign", () => {
  const years = signIds.flatMap((sign) =>
    Array.from({ length: 5 }, (_, round) => twelveYears(sign, 2020 + 12 * round)).flat(),
  );
  const most = Math.max(...years.flatMap(({ help, care }) => [help, care]));
  expect(most).toBe(mostPoints);
});
