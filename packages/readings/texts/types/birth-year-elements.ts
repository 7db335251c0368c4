import type { Element } from "@zodiac-at-work/zodiac";

/** What each element of the birth year makes of a sign, in 60 to 90 words. */
export type BirthYearElements = Readonly<Record<Element, string>>;
