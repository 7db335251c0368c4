import type { Element } from "@zodiac-at-work/zodiac";

/** What each of the five elements makes of a sign born in its years, in 60 to 90 words. */
export type SignYearTexts = Readonly<Record<Element, string>>;
