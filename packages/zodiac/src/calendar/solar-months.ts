import { ZodiacRangeError } from "../zodiac-range-error.ts";
import { type DateInput, parseDate } from "./civil-date.ts";
import { epochMillisecondsOf, type InstantInput } from "./instant.ts";
import { momentsAt, offsetsAround, shownAt } from "./local-time.ts";
import { LAST_YEAR } from "./new-year.ts";
import { solarMonthAt } from "./solar-longitude.ts";
import { secondOfDay, type TimeInput } from "./time-of-day.ts";

/** When and where a date was a person's birthday, as far as it is known. */
export interface MomentOptions {
  /** The time on the clocks of the place. */
  readonly time?: TimeInput | null | undefined;
  /**
   * The place's time zone: an IANA name such as `Asia/Shanghai`, an offset such as `+08:00`, or `UTC`. The clock changes and
   * offsets of the past are those of the named zone.
   */
  readonly zone?: string | null | undefined;
}

/** A civil date, or a moment: an ISO 8601 text with a time and `Z` or an offset, a `Date`, or a `Temporal.Instant`. */
export type DateOrMoment = DateInput | Exclude<InstantInput, number>;

/** Returns the solar years of solar months, each with the number of the Gregorian year of its beginning. */
export function solarYears(months: readonly [first: number, last: number]): [first: number, last: number] {
  const [first, last] = months;
  return [solarYear(first), solarYear(last)];
}

function solarYear(month: number): number {
  return Math.floor((month - 2) / 12) + 1999;
}

/**
 * Returns the numbers of the solar months that the first and the last possible moment belong to. The numbers keep counting
 * from one year to the next; their remainder by 12 is the place of the animal, and by 60 that of the sexagenary name.
 */
export function solarMonths(date: DateOrMoment, options: MomentOptions): [first: number, last: number] {
  const [first, last] = possibleMoments(date, options);
  const month = solarMonthAt(first);
  return [month, first === last ? month : solarMonthAt(last)];
}

/** Returns the first and the last moment that the input may mean, in days from 2000-01-01 12:00 UTC. */
function possibleMoments(date: DateOrMoment, { time, zone }: MomentOptions): [first: number, last: number] {
  if (isMoment(date)) {
    if (time != null || zone != null) {
      throw new ZodiacRangeError("unknown-option", "Give a time or a zone with a date. A moment needs neither.");
    }
    const moment = epochMillisecondsOf(date);
    checkSolarYear(new Date(moment).getUTCFullYear());
    return [daysOf(moment), daysOf(moment)];
  }
  const day = parseDate(date);
  checkSolarYear(day.year);
  const from = shownAt(day, time == null ? 0 : secondOfDay(time));
  const to = time == null ? from + 86_400_000 : from;
  if (time != null && zone != null) {
    const moments = momentsAt(zone, from);
    if (moments.length > 0) return [daysOf(Math.min(...moments)), daysOf(Math.max(...moments))];
    throw new ZodiacRangeError(
      "impossible-time",
      "The clocks of the zone were set forward over this time. Give the time that they showed.",
    );
  }
  const offsets = zone == null ? offsetsOnEarth : offsetsAround(zone, from);
  return [daysOf(from - Math.max(...offsets) - margin), daysOf(to - Math.min(...offsets) + margin)];
}

export function isMoment(date: DateOrMoment): date is Exclude<InstantInput, number> {
  if (typeof date === "string") return date.charAt(10).toUpperCase() === "T";
  if (typeof date !== "object" || date === null) return false;
  return "epochMilliseconds" in date || Object.prototype.toString.call(date) === "[object Date]";
}

/** Throws unless the year is one of the true sun, before the end of the table. */
export function checkSolarYear(year: number): void {
  if (Number.isInteger(year) && year >= firstSolarYear && year <= LAST_YEAR) return;
  throw new ZodiacRangeError(
    "out-of-range",
    `The year is out of range: give a date from ${firstSolarYear}-01-01 to ${LAST_YEAR}-12-31.`,
  );
}

function daysOf(milliseconds: number): number {
  return (milliseconds - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
}

const firstSolarYear = 1645;

/** A date begins fourteen hours earlier in the east than in Greenwich, and ends twelve hours later in the west. */
const offsetsOnEarth = [14 * 3_600_000, -12 * 3_600_000];

/** One minute: more than the error of `solarLongitude`, expressed as time. */
const margin = 60_000;
