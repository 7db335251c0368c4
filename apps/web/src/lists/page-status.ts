import { counted } from "@zodiac-at-work/catalog/counted";

interface Shown {
  readonly page: number;
  readonly totalPages: number;
  /** The number of records on this page. */
  readonly shown: number;
  /** How many of them are only possibly of the chosen sign. */
  readonly possible?: number;
}

/** The number of records on a page, also the API's default. */
export const pageSize = 20;

/**
 * Returns which part of a list is shown. The total is known only if one page holds the whole list, because the API returns
 * the number of pages.
 *
 * @example
 * pageStatus({ page: 2, totalPages: 11, shown: 20 }, ["car brand", "car brands"]); // "21 to 40, page 2 of 11"
 * pageStatus({ page: 1, totalPages: 1, shown: 7 }, ["car brand", "car brands"]); // "7 car brands"
 * pageStatus({ page: 1, totalPages: 1, shown: 9, possible: 2 }, ["car brand", "car brands"]);
 * // "7 car brands and 2 possible ones"
 */
export function pageStatus(
  { page, totalPages, shown, possible = 0 }: Shown,
  [one, many]: readonly [string, string],
): string {
  if (totalPages < 2) {
    return `${counted(shown - possible, one, many)}${possibleStatus(possible)}`;
  }
  const first = (page - 1) * pageSize + 1;
  const last = first + shown - 1;
  const records = first === last ? `${first}` : `${first} to ${last}`;
  return `${records}, page ${page} of ${totalPages}`;
}

/** Returns how the number of a list goes on if records that are only possibly of the chosen sign follow. */
export function possibleStatus(possible: number): string {
  return possible === 0 ? "" : ` and ${counted(possible, "possible one")}`;
}
