import { type SignId, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import type { Founding } from "../../catalog/founding.ts";
import type { UsState } from "./us-state-view.ts";

/** The day on which a state joined. */
export function statehoodOf({ statehoodYear, statehoodMonth, statehoodDay }: UsState): Founding {
  return { year: statehoodYear, month: statehoodMonth, day: statehoodDay };
}

/**
 * The sign that the calendar year alone would give, where the day gives another; undefined where both agree, or where
 * the day is not known.
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
