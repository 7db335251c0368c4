import { profiles } from "@zodiac-at-work/zodiac/profiles";
import { expect, test } from "vitest";
import { cycleThemes } from "./cycle-themes.ts";
import { karmicDebtTexts } from "./karmic-debts.ts";
import { profileOf } from "./profile-of.ts";
import { snake } from "./profiles/snake.ts";
import { type ReadingInput, readingOf } from "./reading-of.ts";
import { snake as snakeYears } from "./sign-years/snake.ts";

const input: ReadingInput = {
  sign: "snake",
  yearElement: "earth",
  lifePath: 2,
  otherLifePath: 11,
  karmicDebts: [13, 19],
  personalYear: 1,
  personalMonth: 3,
};

test("collects the texts of every part of the input", () => {
  expect(readingOf(input)).toEqual({
    sign: {
      careerStrengths: profiles.snake.careerStrengths,
      businessTraits: profiles.snake.businessTraits,
    },
    profile: snake,
    yearElement: snakeYears.earth,
    lifePath: profileOf(2),
    otherLifePath: { description: profileOf(11).description },
    karmicDebts: [
      { number: 13, text: karmicDebtTexts[13] },
      { number: 19, text: karmicDebtTexts[19] },
    ],
    personalYear: { keyword: "Start", text: cycleThemes[1].year },
    personalMonth: { keyword: "Voice", text: cycleThemes[3].month },
  });
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
