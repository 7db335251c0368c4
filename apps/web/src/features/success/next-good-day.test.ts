import { relationsBetween, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { nextGoodDay } from "./next-good-day.ts";

test("the next good day of a dragon after Nov 22, 2026, is a monkey day", () => {
  expect(nextGoodDay("dragon", new Date(2026, 10, 23))).toEqual({
    day: { year: 2026, month: 11, day: 30 },
    animal: "monkey",
  });
});

test("every sign has a good day within twelve days, and its animal is in harmony with the sign", () => {
  for (const sign of signIds) {
    const found = nextGoodDay(sign, new Date(2027, 1, 25));
    expect(found && relationsBetween(sign, found.animal).map(({ kind }) => kind)).toContain("harmony");
    expect(found && relationsBetween(sign, found.animal).map(({ kind }) => kind)).not.toContain("tension");
  }
});
