import type { Element } from "@zodiac-at-work/zodiac";

/** What a reader looks for in any company and agrees on there, by the element of the reader's birth year. */
export type CompanyElements = Readonly<Record<Element, string>>;
