import type { CivilDate } from "@zodiac-at-work/zodiac";

/** The day it is where the reader is. Only the clock is asked: a birth date never passes through `Date`. */
export function today(now = new Date()): CivilDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
