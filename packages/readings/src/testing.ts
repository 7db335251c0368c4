import { type Element, signIds } from "@zodiac-at-work/zodiac";
import { profileOf } from "./profile-of.ts";
import { type ReadingInput, readingOf } from "./reading-of.ts";

export { findInText } from "./find-in-files.ts";

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Every sentence and every list entry of three words or more; shorter entries are ordinary words. */
export const paidTexts: readonly string[] = [
  ...new Set([...everyReading(), profileOf(0)].flatMap(stringsIn).flatMap(sentencesOf)),
].filter((text) => text.split(" ").length >= 3);

/** Readings that together contain every text. */
function everyReading() {
  const base: ReadingInput = {
    sign: "rat",
    yearElement: "wood",
    lifePath: 1,
    karmicDebts: [13, 14, 16, 19],
    personalYear: 1,
    personalMonth: 1,
  };
  return [
    ...signIds.flatMap((sign) => elements.map((yearElement) => readingOf({ ...base, sign, yearElement }))),
    ...digits.map((digit) => readingOf({ ...base, lifePath: digit, personalYear: digit, personalMonth: digit })),
    ...([11, 22, 33] as const).map((lifePath) => readingOf({ ...base, lifePath })),
  ];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Splits a text where a search may begin and end. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.;:]) /);
}
