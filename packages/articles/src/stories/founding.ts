import { type Element, parseDate, possibleSigns, type SignId, signOfDate } from "@zodiac-at-work/zodiac";
import { elementOf } from "../words/sign-years.ts";
import { months, shortDate } from "../words/words.ts";

/** Something with a beginning whose sign is certain. */
export interface Founding {
  readonly name: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string;
  readonly sign: SignId;
  readonly zodiacYear: number;
  readonly element: Element;
  /** Days from Chinese New Year to the beginning, negative before it; undefined if the day is unknown. */
  readonly daysFromNewYear: number | undefined;
  /** An industry, a category or a region. */
  readonly group: string;
  /** A country or a US state. */
  readonly place: string;
  /** 1 for the best known; undefined for most. */
  readonly rank: number | undefined;
}

/** Returns the beginnings whose sign is certain, the oldest first. The calendar reaches back to 1600. */
export function foundingsOf(
  records: readonly {
    readonly name: string;
    readonly date: string;
    readonly group?: string | undefined;
    readonly place?: string | undefined;
    readonly rank?: number | undefined;
  }[],
): Founding[] {
  return records
    .flatMap(({ name, date, group = "", place = "", rank }): Founding[] => {
      const [year = 0, month, day] = date.split("-").map(Number);
      if (year <= 1600) return [];
      const [only, ...others] = possibleSigns({ year, month, day });
      if (!only || others.length > 0) return [];
      const daysFromNewYear = date.length === 10 ? signOfDate(date).daysFromNewYear : undefined;
      const { sign, zodiacYear } = only;
      return [{ name, date, sign, zodiacYear, element: elementOf(zodiacYear), daysFromNewYear, group, place, rank }];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Returns a date as tables have it, as exact as it is known: `Feb 6, 1978`, `Jan 2013`, `in 1977`. */
export function dateText(date: string): string {
  const [year = "", month] = date.split("-");
  if (date.length === 10) return shortDate(parseDate(date));
  return month === undefined ? `in ${year}` : `${(months[Number(month) - 1] as string).slice(0, 3)} ${year}`;
}
