import type { CivilDate } from "@zodiac-at-work/zodiac";

const months = "January February March April May June July August September October November December".split(" ");

/** `27 January 1990`; a line never breaks between day and month. */
export function formatDay(date: CivilDate): string {
  return `${formatDayOfYear(date)} ${date.year}`;
}

/** `27 January`, where the year is said beside it. */
export function formatDayOfYear({ month, day }: CivilDate): string {
  return `${day}\u00a0${months[month - 1]}`;
}

/** `January 1990`, where the day is not known. */
export function formatMonth({ year, month }: Pick<CivilDate, "year" | "month">): string {
  return `${months[month - 1]} ${year}`;
}
