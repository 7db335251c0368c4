import type { CoreNumber, KarmicDebt, SingleDigit } from "@zodiac-at-work/numerology";
import type { Element, SignId } from "@zodiac-at-work/zodiac";
import { profiles } from "@zodiac-at-work/zodiac/profiles";
import { birthDays } from "./numbers/birth-days.ts";
import { birthYears } from "./numbers/birth-years.ts";
import { cycleThemes } from "./numbers/cycle-themes.ts";
import { karmicDebtTexts } from "./numbers/karmic-debts.ts";
import { monthKeywords } from "./numbers/month-keywords.ts";
import type { NumberProfile } from "./numbers/number-profiles.ts";
import { profileOf } from "./numbers/profile-of.ts";
import { type OutlookTexts, outlookTexts } from "./outlooks/outlook-texts.ts";
import type { SignProfile } from "./profiles/sign-profile.ts";
import { signProfiles } from "./profiles/sign-profiles.ts";
import { signYears } from "./sign-years/sign-years.ts";

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
export interface Reading {
  readonly sign: { readonly careerStrengths: string; readonly businessTraits: string };
  readonly profile: SignProfile;
  /** What the element of the birth year makes of the sign. */
  readonly yearElement: string;
  readonly lifePath: NumberProfile;
  /** Present if `otherLifePath` was given. */
  readonly otherLifePath?: { readonly description: string };
  readonly karmicDebts: readonly { readonly number: KarmicDebt; readonly text: string }[];
  readonly personalYear: { readonly keyword: string; readonly text: string };
  readonly personalMonth: { readonly keyword: string; readonly text: string };
  readonly outlook: OutlookTexts;
  /**
   * The texts of every birth day, birth year number and month keyword. The caller picks its own, so that no request
   * contains the parts of a birth date.
   */
  readonly births: {
    /** From day 1 to day 31. */
    readonly days: readonly string[];
    readonly years: readonly { readonly number: number; readonly text: string }[];
    /** From January to December. */
    readonly months: readonly string[];
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
  const { careerStrengths, businessTraits } = profiles[sign];
  const year = cycleThemes[personalYear];
  const month = cycleThemes[personalMonth];
  return {
    sign: { careerStrengths, businessTraits },
    profile: signProfiles[sign],
    yearElement: signYears[sign][yearElement],
    lifePath: profileOf(lifePath),
    ...(otherLifePath && { otherLifePath: { description: profileOf(otherLifePath).description } }),
    karmicDebts: karmicDebts.map((number) => ({ number, text: karmicDebtTexts[number] })),
    personalYear: { keyword: year.keyword, text: year.year },
    personalMonth: { keyword: month.keyword, text: month.month },
    outlook: outlookTexts(sign, zodiacYear),
    births: {
      days: Object.values(birthDays),
      years: Object.entries(birthYears).map(([number, text]) => ({ number: Number(number), text })),
      months: Object.values(monthKeywords),
    },
  };
}
