import { FIRST_YEAR, LAST_YEAR, readNumerology } from "@zodiac-at-work/numerology";
import { profiles } from "@zodiac-at-work/zodiac/profiles";
import { expect, test } from "vitest";
import { birthHours } from "../texts/birth-hours.ts";
import { birthDays } from "../texts/numbers/birth-days.ts";
import { birthYearNumbers } from "../texts/numbers/birth-year-numbers.ts";
import { cycleThemes } from "../texts/numbers/cycle-themes.ts";
import { karmicDebtTexts } from "../texts/numbers/karmic-debts.ts";
import { monthKeywords } from "../texts/numbers/month-keywords.ts";
import { snake } from "../texts/snake/index.ts";
import { numberProfileOf } from "./number-profile-of.ts";
import { type ReadingInput, readingOf } from "./reading-of.ts";
import { yearOutlooks } from "./year-outlooks.ts";

const input: ReadingInput = {
  sign: "snake",
  yearElement: "earth",
  lifePath: 2,
  otherLifePath: 11,
  karmicDebts: [13, 19],
  personalYear: 1,
  personalMonth: 3,
  zodiacYear: 2026,
};

test("collects the texts of every part of the input", () => {
  expect(readingOf(input)).toEqual({
    sign: {
      careerStrengths: profiles.snake.careerStrengths,
      businessTraits: profiles.snake.businessTraits,
    },
    profile: snake.profile,
    advice: {
      hardConversation: snake.occasions.hardConversation,
      changingJobs: snake.occasions.changingJobs,
      negotiating: snake.occasions.negotiating,
      employer: snake.employer,
    },
    yearElement: snake.birthYears.earth,
    lifePath: numberProfileOf(2),
    otherLifePath: { description: numberProfileOf(11).description },
    karmicDebts: [
      { number: 13, text: karmicDebtTexts[13] },
      { number: 19, text: karmicDebtTexts[19] },
    ],
    personalYear: { keyword: "Start", text: cycleThemes[1].year },
    personalMonth: { keyword: "Voice", text: cycleThemes[3].month },
    personalYears: ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((digit) => ({
      keyword: cycleThemes[digit].keyword,
      text: cycleThemes[digit].year,
    })),
    outlook: yearOutlooks("snake", 2026),
    births: {
      days: Object.values(birthDays),
      years: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22].map((number) => ({ number, text: birthYearNumbers[number] })),
      months: Object.values(monthKeywords),
      hours: Object.entries(birthHours).map(([sign, text]) => ({ sign, text })),
    },
  });
});

test("has a text for every birth day, birth year number and month keyword", () => {
  const { births } = readingOf(input);
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10));
  const readings = days.map((date) => readNumerology(date));
  for (const { date, monthKeyword } of readings) {
    expect(births.days[date.day - 1]).toMatch(/\.$/);
    expect(births.months[date.month - 1]).toBe(monthKeywords[monthKeyword]);
  }
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, place) => `${FIRST_YEAR + place}-06-01`);
  const numbers = new Set(years.map((date) => readNumerology(date).birthYear.value));
  expect([...numbers].sort((a, b) => a - b)).toEqual(births.years.map(({ number }) => number));
});

test("has no second life path when the methods agree", () => {
  expect(readingOf({ ...input, otherLifePath: undefined })).not.toHaveProperty("otherLifePath");
});

test("differs for two people of one sign whose years have different elements", () => {
  const [earth, metal] = (["earth", "metal"] as const).map((yearElement) =>
    readingOf({ ...input, sign: "horse", yearElement }),
  );
  expect(earth?.yearElement).toContain("1978");
  expect(metal?.yearElement).toContain("1990");
  expect(earth?.profile).toBe(metal?.profile);
});
