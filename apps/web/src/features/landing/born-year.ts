import { useAfterHydration } from "@zodiac-at-work/ui/use-hydrated";
import { type SignId, signForYear, signIds } from "@zodiac-at-work/zodiac";
import { useSearchParams } from "react-router";

/** The first year that a reader can choose. */
export const earliestYear = 1900;

/** The year that the page shows before the reader chooses one. Its sign is at the top of the wheel. */
export const firstYear = 1988;

/** Returns the year in the URL, `?born=1988`, if it is from 1900 to `latest`. The prerendered page has `firstYear`. */
export function useBornYear(latest: number): number {
  const asked = useSearchParams()[0].get("born") ?? "";
  const isYear = /^\d{4}$/.test(asked) && Number(asked) >= earliestYear && Number(asked) <= latest;
  return useAfterHydration(isYear ? Number(asked) : firstYear, firstYear);
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
