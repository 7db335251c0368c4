import type { ReadingTexts } from "../api/reading-texts.ts";

/** What a zodiac year brings everyone, by its animal and element, and what it brings the reader. Empty while the texts load. */
export function yearTexts(
  texts: ReadingTexts | undefined,
  zodiacYear: number,
): { readonly everyone?: string; readonly reader?: string } {
  const year = texts?.outlook.years.find((each) => each.zodiacYear === zodiacYear);
  return year ? { everyone: year.character, reader: `${year.meeting} ${year.text}` } : {};
}
