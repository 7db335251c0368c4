import { type SignId, signForYear, signIds } from "@zodiac-at-work/zodiac";
import { earliestYear, useAskedYear } from "../../sign/asked-year.ts";

/** The year that the page shows before the reader chooses one. Its sign is at the top of the wheel. */
export const firstYear = 1988;

/** Returns the year that the wheel shows: the one in the URL, or `firstYear`. */
export function useBornYear(latest: number): number {
  return useAskedYear(latest) ?? firstYear;
}

/**
 * Returns the year of a sign that is nearest to another year, between 1900 and `latest`.
 *
 * @example
 * nearestYear("rat", 1988, 2026); // 1984
 */
export function nearestYear(sign: SignId, year: number, latest: number): number {
  const steps = (signIds.indexOf(sign) - signIds.indexOf(signForYear(year)) + 12) % 12;
  const near = year + (steps > 6 ? steps - 12 : steps);
  if (near > latest) return near - 12;
  return near < earliestYear ? near + 12 : near;
}
