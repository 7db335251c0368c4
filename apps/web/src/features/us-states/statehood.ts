import { type SignId, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import type { Founding } from "../../catalog/founding.ts";
import type { UsState } from "./us-state-view.ts";

/** Returns the day on which a state joined the Union. */
export function statehoodOf({ statehoodYear, statehoodMonth, statehoodDay }: UsState): Founding {
  return { year: statehoodYear, month: statehoodMonth, day: statehoodDay };
}

/**
 * Returns the sign of the calendar year if the day gives another one. Returns undefined if both agree or the day is
 * unknown.
 *
 * @example
 * signOfYearAlone(massachusetts); // "monkey": it joined on the eve of New Year 1788, so it is a goat
 */
export function signOfYearAlone({ statehoodYear, statehoodMonth, statehoodDay }: UsState): SignId | undefined {
  if (statehoodDay === null) return undefined;
  const byYear = signForYear(statehoodYear);
  const byDay = signOfDate({ year: statehoodYear, month: statehoodMonth, day: statehoodDay }).sign;
  return byYear === byDay ? undefined : byYear;
}
