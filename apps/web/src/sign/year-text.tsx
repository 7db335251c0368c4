import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import type { ReadingTexts } from "../api/reading-texts.ts";

interface YearTextProps {
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
  readonly zodiacYear: number;
}

/** What a zodiac year brings the reader: the year, its animal, its element. */
export function YearText({ texts, zodiacYear }: YearTextProps) {
  const year = texts?.outlook.years.find((each) => each.zodiacYear === zodiacYear);
  return <ReadingText text={year && `${year.character} ${year.meeting} ${year.text}`} words={68} />;
}
