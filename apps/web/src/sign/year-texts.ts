import type { ReadingTexts } from "../api/reading-texts.ts";

interface YearTexts {
  /** What the year is good for, and what had better wait. */
  readonly verdict?: string;
  /** What it is like for the reader, with a step to take. */
  readonly reader?: string;
  /** What it brings everyone, by its animal and element. */
  readonly everyone?: string;
}

/** The texts about a zodiac year. Empty while they load. */
export function yearTexts(texts: ReadingTexts | undefined, zodiacYear: number): YearTexts {
  const year = texts?.outlook.years.find((each) => each.zodiacYear === zodiacYear);
  if (!year) return {};
  return { verdict: year.verdict, reader: `${year.meeting} ${year.text}`, everyone: year.character };
}
