import { formatArticleDate } from "@zodiac-at-work/articles";
import {
  type CivilDate,
  type Element,
  formatDate,
  newYearOf,
  type SignId,
  signById,
  signOfDate,
  zodiacYearSpan,
} from "@zodiac-at-work/zodiac";

/** A zodiac year as articles name it. */
export interface NamedYear {
  readonly year: number;
  readonly sign: SignId;
  readonly element: Element;
  /** "Fire Goat". */
  readonly name: string;
  readonly first: CivilDate;
  readonly last: CivilDate;
}

export function namedYear(year: number): NamedYear {
  const { from, to } = zodiacYearSpan(year);
  const { sign, yearElement: element } = signOfDate(newYearOf(year));
  const name = `${element.charAt(0).toUpperCase()}${element.slice(1)} ${signById(sign).name}`;
  return { year, sign, element, name, first: from, last: to };
}

/** Returns "Feb 6, 2027". */
export function dayText(date: CivilDate): string {
  return formatArticleDate(formatDate(date));
}
