import { monthAnimal, signOfDate } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { balanceInWords, elementBalance } from "./element-balance.ts";

const balanceOf = (date: string, time?: string) => elementBalance(date, signOfDate(date), time);

test("counts sign, year, month and day", () => {
  const balance = balanceOf("1988-11-29");
  expect(balance.counts).toEqual({ wood: 0, fire: 0, earth: 2, metal: 0, water: 2 });
  expect(balanceInWords(balance)).toEqual([
    "Earth from your sign and your year.",
    "Water from your month (Pig) and your day (Rat).",
    "Wood, fire and metal are missing.",
  ]);
});

test("leaves the month out on a day on which it changes, and says so", () => {
  expect(monthAnimal("1990-02-04").known).toBe(false);
  const balance = balanceOf("1990-02-04");
  expect(balance.parts).toHaveLength(3);
  expect(balanceInWords(balance).at(-1)).toContain("three things are counted");
});

test("a time of birth can settle the month", () => {
  expect(balanceOf("1990-02-03").isMonthKnown).toBe(false);
  expect(balanceOf("1990-02-03", "00:00").isMonthKnown).toBe(true);
});
