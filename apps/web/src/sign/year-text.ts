import type { ReadingTexts } from "../api/reading-texts.ts";

/** Returns what a zodiac year brings the reader: the year, its animal, its element. Undefined while the texts load. */
export function yearText(texts: ReadingTexts | undefined, zodiacYear: number): string | undefined {
  const year = texts?.outlook.years.find((each) => each.zodiacYear === zodiacYear);
  return year && `${year.character} ${year.meeting} ${year.text}`;
}
