import { counted } from "@zodiac-at-work/catalog/counted";
import { type SignId, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import type { Founding } from "../../lists/founding.ts";
import { formatDay } from "../../text/date.ts";
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

/** Returns how many days before Chinese New Year a state joined, or undefined if it joined on the day or later. */
export function daysBeforeNewYear({ statehoodYear, statehoodMonth, statehoodDay }: UsState): number | undefined {
  if (statehoodDay === null) return undefined;
  const { daysFromNewYear } = signOfDate({ year: statehoodYear, month: statehoodMonth, day: statehoodDay });
  return daysFromNewYear < 0 ? -daysFromNewYear : undefined;
}

/**
 * Returns why a state has its sign, in a few words: the distance to Chinese New Year. Near New Year it is in days, with
 * the day of New Year.
 *
 * @example
 * shortReason(kansas); // "12 days before New Year (Feb 10)"
 * shortReason(texas); // "10 months after New Year"
 */
export function shortReason({ statehoodYear: year, statehoodMonth: month, statehoodDay: day }: UsState): string {
  if (day === null) return "";
  const { newYear, daysFromNewYear } = signOfDate({ year, month, day });
  if (daysFromNewYear === 0) return "On New Year’s Day";
  const months = month - newYear.month - (day < newYear.day ? 1 : 0);
  if (months >= 2) return `${months} months after New Year`;
  const days = Math.abs(daysFromNewYear);
  // The year is that of the state's own day. It stands beside it.
  const [newYearsDay] = formatDay(newYear).split(",");
  return `${counted(days, "day")} ${daysFromNewYear < 0 ? "before" : "after"} New Year (${newYearsDay})`;
}
