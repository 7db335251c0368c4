import type { CivilDate } from "@zodiac-at-work/zodiac";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Returns `Jan 27, 1990`, with a space that does not break between month and day. */
export function formatDay({ year, month, day }: CivilDate): string {
  return `${months[month - 1]}\u00a0${day}, ${year}`;
}

/** Returns `Jan 1990`, for a date whose day is unknown. */
export function formatMonth({ year, month }: Pick<CivilDate, "year" | "month">): string {
  return `${monthName({ month })} ${year}`;
}

/** Returns `Jan`. */
export function monthName({ month }: Pick<CivilDate, "month">): string | undefined {
  return months[month - 1];
}
