import type { CoreNumber, KarmicDebt, SingleDigit } from "@zodiac-at-work/numerology";
import { type Element, type SignId, signIds } from "@zodiac-at-work/zodiac";
import { birthHours } from "../texts/birth-hours.ts";
import { birthDays } from "../texts/numbers/birth-days.ts";
import { birthYearNumbers } from "../texts/numbers/birth-year-numbers.ts";
import { cycleThemes } from "../texts/numbers/cycle-themes.ts";
import { karmicDebtTexts } from "../texts/numbers/karmic-debts.ts";
import { monthKeywords } from "../texts/numbers/month-keywords.ts";
import type { NumberProfile } from "../texts/types/number-profile.ts";
import { numberProfileOf } from "./number-profile-of.ts";
import { textsBySign } from "./texts-by-sign.ts";
import { type WorkChapter, workChapterOf } from "./work-chapter-of.ts";
import { type YearOutlooks, yearOutlooks } from "./year-outlooks.ts";

/** Everything that the texts of a reading depend on. A birth date is not part of it. */
export interface ReadingInput {
  readonly sign: SignId;
  /** The element of the zodiac year of birth. */
  readonly yearElement: Element;
  readonly lifePath: CoreNumber;
  /** The life path by the other methods, where they disagree. */
  readonly otherLifePath?: CoreNumber | undefined;
  readonly karmicDebts: readonly KarmicDebt[];
  readonly personalYear: SingleDigit;
  readonly personalMonth: SingleDigit;
  /** The first of the twelve zodiac years of the outlook. */
  readonly zodiacYear: number;
}

/** The texts of a paid reading. */
export interface Reading extends WorkChapter {
  /** What the element of the birth year makes of the sign. */
  readonly yearElement: string;
  readonly lifePath: NumberProfile;
  /** Present if `otherLifePath` was given. */
  readonly otherLifePath?: { readonly description: string };
  readonly karmicDebts: readonly { readonly number: KarmicDebt; readonly text: string }[];
  readonly personalYear: { readonly keyword: string; readonly text: string };
  readonly personalMonth: { readonly keyword: string; readonly text: string };
  /** Every personal year, from 1 to 9, for the years of the outlook. */
  readonly personalYears: readonly { readonly keyword: string; readonly text: string }[];
  readonly outlook: YearOutlooks;
  /**
   * The texts of every birth day, birth year number, month keyword and hour of birth. The caller picks its own. A request
   * for one of them would name a part of the birth date.
   */
  readonly births: {
    /** From day 1 to day 31. */
    readonly days: readonly string[];
    readonly years: readonly { readonly number: number; readonly text: string }[];
    /** From January to December. */
    readonly months: readonly string[];
    /** The double hours, from the rat's. */
    readonly hours: readonly { readonly sign: SignId; readonly text: string }[];
  };
}

/**
 * Returns the texts of a reading.
 *
 * @example
 * const reading = readingOf({
 *   sign: "snake",
 *   yearElement: "earth",
 *   lifePath: 1,
 *   karmicDebts: [19],
 *   personalYear: 1,
 *   personalMonth: 3,
 *   zodiacYear: 2026,
 * });
 * reading.personalYear.keyword; // "Start"
 */
export function readingOf(input: ReadingInput): Reading {
  const { sign, yearElement, lifePath, otherLifePath, karmicDebts, personalYear, personalMonth, zodiacYear } = input;
  const year = cycleThemes[personalYear];
  const month = cycleThemes[personalMonth];
  return {
    ...workChapterOf(sign),
    yearElement: textsBySign[sign].birthYears[yearElement],
    lifePath: numberProfileOf(lifePath),
    ...(otherLifePath && { otherLifePath: { description: numberProfileOf(otherLifePath).description } }),
    karmicDebts: karmicDebts.map((number) => ({ number, text: karmicDebtTexts[number] })),
    personalYear: { keyword: year.keyword, text: year.year },
    personalMonth: { keyword: month.keyword, text: month.month },
    personalYears: Object.values(cycleThemes).map(({ keyword, year: text }) => ({ keyword, text })),
    outlook: yearOutlooks(sign, zodiacYear),
    births: {
      days: Object.values(birthDays),
      years: Object.entries(birthYearNumbers).map(([number, text]) => ({ number: Number(number), text })),
      months: Object.values(monthKeywords),
      hours: signIds.map((hour) => ({ sign: hour, text: birthHours[hour] })),
    },
  };
}
