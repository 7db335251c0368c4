import type { CivilDate } from "@zodiac-at-work/zodiac";

/** Returns the current day in the reader's time zone. A birth date never passes through `Date`. */
export function today(now = new Date()): CivilDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
