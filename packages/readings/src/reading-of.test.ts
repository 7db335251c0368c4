import { profiles } from "@zodiac-at-work/zodiac/profiles";
import { expect, test } from "vitest";
import { cycleThemes } from "./cycle-themes.ts";
import { karmicDebtTexts } from "./karmic-debts.ts";
import { profileOf } from "./profile-of.ts";
import { snake } from "./profiles/snake.ts";
import { type ReadingInput, readingOf } from "./reading-of.ts";
import { elementsTogether, yearElements } from "./year-elements.ts";

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
    // A snake is fire, which feeds earth.
    yearElement: { description: yearElements.earth, withSign: elementsTogether["generated-by"] },
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

test("reads the element of the year against the sign's own element", () => {
  const relations = (["wood", "fire", "earth", "metal", "water"] as const).map(
    (yearElement) => readingOf({ ...input, sign: "rat", yearElement }).yearElement.withSign,
  );
  // A rat is water.
  expect(relations).toEqual(
    (["generated-by", "controlled-by", "controls", "generates", "same"] as const).map((id) => elementsTogether[id]),
  );
});
