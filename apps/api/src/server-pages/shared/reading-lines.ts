import { readingOf } from "@zodiac-at-work/readings";

/** A line of a paid reading that everybody may see. */
interface ReadingLine {
  readonly line: string;
  /** Where in a reading it stands. */
  readonly from: string;
}

const { profile, yearElement } = readingOf({
  sign: "dragon",
  yearElement: "earth",
  lifePath: 3,
  karmicDebts: [],
  personalYear: 5,
  personalMonth: 7,
  zodiacYear: 2026,
});

/** Three lines from the reading of somebody born on Nov 29, 1988: the only ones that leave it without a payment. */
export const readingLines: readonly ReadingLine[] = [
  { line: sentence(yearElement, 0), from: "Your birth year" },
  { line: sentence(profile.inAnInterview, 1), from: "In an interview" },
  { line: sentence(profile.underPressure, -2), from: "Under pressure" },
];

function sentence(text: string, index: number): string {
  return text.split(/(?<=[.?!]) /).at(index) ?? "";
}
