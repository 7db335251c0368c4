import { monthNames } from "@zodiac-at-work/almanac/month-names";
import type { CivilDate } from "@zodiac-at-work/zodiac";

/** Returns `Jan 27, 1990`, with a space that does not break between month and day. */
export function formatDay({ year, month, day }: CivilDate): string {
  return `${monthNames[month - 1]}\u00a0${day}, ${year}`;
}

/** Returns `Jan 1990`, for a date whose day is unknown. */
export function formatMonth({ year, month }: Pick<CivilDate, "year" | "month">): string {
  return `${monthName({ month })} ${year}`;
}

/** Returns `Jan`. */
export function monthName({ month }: Pick<CivilDate, "month">): string | undefined {
  return monthNames[month - 1];
}
