import { type DateInput, daysBetween, parseDate } from "./civil-date.ts";
import { type DayChangeOptions, dayChangeOf, hourAnimal, type TimeInput } from "./hour-animal.ts";
import { LAST_YEAR, optionsOf } from "./new-year.ts";
import { type SignId, signIds } from "./signs.ts";
import { solarLongitude } from "./solar-longitude.ts";
import { ZodiacRangeError } from "./zodiac-range-error.ts";

/** An animal, or, if the input does not decide it, the two possible animals, the earlier one first. */
export type InnerAnimal =
  | { readonly known: true; readonly sign: SignId }
  | { readonly known: false; readonly possible: readonly [SignId, SignId] };

/** The time of birth, if known, and when the day changes. */
export interface DayAnimalOptions extends DayChangeOptions {
  readonly time?: TimeInput | null | undefined;
}

/**
 * Returns the animal of the month, often called the inner animal. The months of the four pillars follow the sun: the
 * tiger's month begins when the sun's apparent longitude reaches 315° (Start of Spring, lichun), and each further 30°
 * begins the next month. That moment is the same for the whole earth, while a date without a place covers 50 hours. The
 * result is known if all of those hours are in one month, and is then right for every place and hour of the date.
 * Otherwise, on two or three dates at each change, both months are possible.
 *
 * @param date from 1645-01-01, when the Chinese calendar began to follow the true sun, to 2200-12-31.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`.
 * @example
 * monthAnimal("1990-01-26"); // { known: true, sign: "ox" }
 * monthAnimal("1990-02-04"); // { known: false, possible: ["ox", "tiger"] }
 */
export function monthAnimal(date: DateInput): InnerAnimal {
  const day = parseDate(date);
  if (day.year < firstSolarYear || day.year > LAST_YEAR) {
    throw new ZodiacRangeError(
      "out-of-range",
      `The year is out of range: give a date from ${firstSolarYear}-01-01 to ${LAST_YEAR}-12-31.`,
    );
  }
  const midnight = daysBetween({ year: 2000, month: 1, day: 1 }, day) - 0.5;
  const first = solarMonth(midnight - 14 / 24 - margin);
  const last = solarMonth(midnight + 36 / 24 + margin);
  return first === last
    ? { known: true, sign: signAt(first) }
    : { known: false, possible: [signAt(first), signAt(last)] };
}

/**
 * Returns the animal of the day, by the unbroken cycle of sixty days. 1949-10-01 was the first day of a cycle, a rat day.
 *
 * @param date any date from 0001-01-01 to 9999-12-31 of the Gregorian calendar.
 * @param options the time matters only with `dayChange: "rat-hour"`. If the time is then unknown, the date's own animal
 *   and the next one are possible.
 * @throws {ZodiacRangeError} `malformed-date` or `impossible-date`; `malformed-time`; `unknown-option`.
 * @example
 * dayAnimal("2000-01-01"); // { known: true, sign: "horse" }
 * dayAnimal("2000-01-01", { time: "23:30", dayChange: "rat-hour" }); // { known: true, sign: "goat" }
 */
export function dayAnimal(date: DateInput, options?: DayAnimalOptions): InnerAnimal {
  const place = daysBetween({ year: 1949, month: 10, day: 1 }, parseDate(date));
  const hour = hourAnimal(optionsOf(options).time, options);
  if (hour.known) return { known: true, sign: signAt(hour.nextDay ? place + 1 : place) };
  return dayChangeOf(options) === "midnight"
    ? { known: true, sign: signAt(place) }
    : { known: false, possible: [signAt(place), signAt(place + 1)] };
}

const firstSolarYear = 1645;

/** Half an hour, in days: more than the error of `solarLongitude`, expressed as time. */
const margin = 0.5 / 24;

/**
 * Returns the number of the solar month, which keeps counting from one year to the next.
 *
 * @param days from 2000-01-01 12:00 UTC.
 */
function solarMonth(days: number): number {
  return Math.floor((solarLongitude(days) + 105) / 30);
}

function signAt(place: number): SignId {
  return signIds[((place % 12) + 12) % 12] as SignId;
}
