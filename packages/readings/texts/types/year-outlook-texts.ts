import type { Element, SignId } from "@zodiac-at-work/zodiac";

/** What the years and months of each animal bring a sign. */
export interface YearOutlookTexts {
  /** The sign's own year (benmingnian, 本命年). It comes every twelve years. */
  readonly ownYear: string;
  /** By the animal of the year: how the sign meets it, and what each element of such a year brings. */
  readonly years: Readonly<Record<SignId, { readonly meeting: string } & Readonly<Record<Element, string>>>>;
  /** By the animal of the solar month. */
  readonly months: Readonly<Record<SignId, string>>;
}
