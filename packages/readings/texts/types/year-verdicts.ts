import type { Element, SignId } from "@zodiac-at-work/zodiac";

/** What each of the sixty years is good for, and what had better wait, by the animal and the element of the year. */
export type YearVerdicts = Readonly<Record<SignId, Readonly<Record<Element, string>>>>;
