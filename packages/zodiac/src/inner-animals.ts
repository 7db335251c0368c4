import { type DateInput, daysBetween, parseDate } from "./civil-date.ts";
import { type DayChangeOptions, dayChangeOf, hourAnimal, type TimeInput } from "./hour-animal.ts";
import { LAST_YEAR } from "./new-year.ts";
import { type SignId, signIds } from "./signs.ts";
import { solarLongitude } from "./solar-longitude.ts";
import { ZodiacRangeError } from "./zodiac-range-error.ts";

/** An animal, or the two that are possible, the earlier one first, where what was given does not decide it. */
export type InnerAnimal =
  | { readonly known: true; readonly sign: SignId }
  | { readonly known: false; readonly possible: readonly [SignId, SignId] };

/** The time of birth, if it is known, and when the day changes. */
export interface DayAnimalOptions extends DayChangeOptions {
  readonly time?: TimeInput | null | undefined;
}

/**
 * The animal of the month, often called the inner animal. The months of the four pillars follow the sun: that of the
 * tiger begins when the sun's apparent longitude reaches 315° (Start of Spring, lichun), and each 30° more begins the
 * next. That is an instant, the same for the whole earth, while a date alone may mean any of 50 hours, depending on the
 * place. So the answer is certain only if the sun stays within one month through all of them; otherwise, on two or three
 * dates at each change, both months are possible. The answer that is known is right at every place and hour of the date.
 *
 * @param date from 1645-01-01, for since that year the Chinese calendar has gone by the true sun, to 2200-12-31.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`.
 * @example
 * monthAnimal("1990-01-26"); // { known: true, sign: "ox" }
 * monthAnimal("1990-02-04"); // { known: false, possible: ["ox", "tiger"] }
 */
export function monthAnimal(date: DateInput): InnerAnimal {
  const day = parseDate(date);
  if (day.year < FIRST_SOLAR_YEAR || day.year > LAST_YEAR) {
    throw new ZodiacRangeError(
      "out-of-range",
      `${day.year} is outside the months known here: dates from ${FIRST_SOLAR_YEAR}-01-01 to ${LAST_YEAR}-12-31.`,
    );
  }
  const midnight = daysBetween({ year: 2000, month: 1, day: 1 }, day) - 0.5;
  const first = solarMonth(midnight - 14 / 24 - MARGIN);
  const last = solarMonth(midnight + 36 / 24 + MARGIN);
  return first === last
    ? { known: true, sign: signAt(first) }
    : { known: false, possible: [signAt(first), signAt(last)] };
}

/**
 * The animal of the day, by the cycle of sixty days that runs without a break; 1949-10-01 was its first, a rat day.
 *
 * @param date any date from 0001-01-01 to 9999-12-31 of the Gregorian calendar.
 * @param options the time matters only if the day is to change with the rat's hour at 23:00. If it is to, and no time is
 *   known, the date's own animal and the next are possible.
 * @throws {ZodiacRangeError} `malformed-date` or `impossible-date`; `malformed-time`; `unknown-option`.
 * @example
 * dayAnimal("2000-01-01"); // { known: true, sign: "horse" }
 * dayAnimal("2000-01-01", { time: "23:30", dayChange: "rat-hour" }); // { known: true, sign: "goat" }
 */
export function dayAnimal(date: DateInput, options: DayAnimalOptions = {}): InnerAnimal {
  const place = daysBetween({ year: 1949, month: 10, day: 1 }, parseDate(date));
  const hour = hourAnimal(options.time, options);
  if (hour.known) return { known: true, sign: signAt(hour.nextDay ? place + 1 : place) };
  return dayChangeOf(options) === "midnight"
    ? { known: true, sign: signAt(place) }
    : { known: false, possible: [signAt(place), signAt(place + 1)] };
}

const FIRST_SOLAR_YEAR = 1645;

/** Half an hour, in days: more than the error of `solarLongitude`, turned into time. */
const MARGIN = 0.5 / 24;

/**
 * The place of the solar month, counted on from year to year.
 *
 * @param days from 2000-01-01 12:00 UTC.
 */
function solarMonth(days: number): number {
  return Math.floor((solarLongitude(days) + 105) / 30);
}

function signAt(place: number): SignId {
  return signIds[((place % 12) + 12) % 12] as SignId;
}
