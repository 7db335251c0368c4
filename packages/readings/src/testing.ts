import { type Element, signIds } from "@zodiac-at-work/zodiac";
import { birthHours } from "../texts/birth-hours.ts";
import { bossText } from "./boss-text.ts";
import { companyElementText } from "./company-element-text.ts";
import { numberProfileOf } from "./number-profile-of.ts";
import { type ReadingInput, readingOf } from "./reading-of.ts";
import { sharedWork } from "./shared-work.ts";
import { textsOfMatch } from "./texts-of-match.ts";
import { workAdviceOf } from "./work-advice-of.ts";

export { findInText } from "./find-in-files.ts";

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const sixtyYears = [2026, 2038, 2050, 2062, 2074];
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Every paid text, as `paidTextsIn` finds them. */
export const paidTexts: readonly string[] = paidTextsIn([
  ...everyReading(),
  ...everyMatch(),
  ...signIds.map(workAdviceOf),
  ...signIds.flatMap((sign) => signIds.map((other) => sharedWork(sign, other))),
  ...signIds.map((sign) => signIds.map((boss) => bossText(sign, boss))),
  ...signIds.map((sign) => elements.map((element) => companyElementText(sign, element))),
  birthHours,
  numberProfileOf(0),
]);

/** Finds every sentence and every list entry of six words or more. Shorter ones are ordinary phrases. */
export function paidTextsIn(values: readonly object[]): string[] {
  const texts = new Set(values.flatMap(stringsIn).flatMap(sentencesOf));
  return [...texts].filter((text) => text.split(" ").length >= 6);
}

/** Readings that together contain every text. */
function everyReading() {
  const base: ReadingInput = {
    sign: "rat",
    yearElement: "wood",
    lifePath: 1,
    karmicDebts: [13, 14, 16, 19],
    personalYear: 1,
    personalMonth: 1,
    zodiacYear: 2026,
  };
  return [
    ...signIds.flatMap((sign) => elements.map((yearElement) => readingOf({ ...base, sign, yearElement }))),
    // Five spans of twelve years have every animal with every element.
    ...signIds.flatMap((sign) => sixtyYears.map((zodiacYear) => readingOf({ ...base, sign, zodiacYear }))),
    ...digits.map((digit) => readingOf({ ...base, lifePath: digit, personalYear: digit, personalMonth: digit })),
    ...([11, 22, 33] as const).map((lifePath) => readingOf({ ...base, lifePath })),
  ];
}

function everyMatch() {
  return signIds.flatMap((sign) =>
    signIds.flatMap((other) =>
      (["person", "company", "state"] as const).map((side) => textsOfMatch(sign, other, side)),
    ),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value instanceof Map) return [...value.values()].flatMap(stringsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Splits a text where a search may begin and end. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.;:]) /);
}
