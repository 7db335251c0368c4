import type { Outlook } from "@zodiac-at-work/zodiac/outlook";
import type { ReadingTexts } from "../api/reading-texts.ts";
import { yearRules } from "./year-rules.ts";

interface YearTexts {
  /** What the year is good for, and what had better wait. */
  readonly verdict?: string;
  /** What it is like for the reader, with a step to take. */
  readonly reader?: string;
  /** What it brings everyone, by its animal and element. */
  readonly everyone?: string;
}

/** The texts about a zodiac year. Empty while they load. Texts of an earlier release have no verdict: the rules stand in for it. */
export function yearTexts(
  texts: ReadingTexts | undefined,
  outlook: Pick<Outlook, "zodiacYear" | "findings">,
): YearTexts {
  const year = texts?.outlook.years.find(({ zodiacYear }) => zodiacYear === outlook.zodiacYear);
  if (!year) return {};
  return {
    verdict: year.verdict ?? yearRules(outlook),
    reader: `${year.meeting} ${year.text}`,
    everyone: year.character,
  };
}
