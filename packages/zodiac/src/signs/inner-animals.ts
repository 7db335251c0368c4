import { type DateInput, daysBetween, parseDate } from "../calendar/civil-date.ts";
import { type DateOrMoment, type MomentOptions, solarMonths, solarYears } from "../calendar/solar-months.ts";
import { nearestName } from "../nearest-name.ts";
import { optionsOf } from "../options-of.ts";
import { animalAt, type DayAnimalOptions, dayChangeOf } from "./hour-animal.ts";
import { type SignId, signIds } from "./signs.ts";

export type { DateOrMoment, MomentOptions } from "../calendar/solar-months.ts";
export type { DayAnimalOptions } from "./hour-animal.ts";

/** An animal, or, if the input does not decide it, the two possible animals, the earlier one first. */
export type InnerAnimal =
  | { readonly known: true; readonly sign: SignId }
  | { readonly known: false; readonly possible: readonly [SignId, SignId] };

/**
 * Returns the animal of the year in the four pillars. Its year begins at the moment of Start of Spring (lichun), when the
 * sun's apparent longitude reaches 315°: the year of `signOfDate` begins on Chinese New Year's Day instead.
 *
 * The moment is the same for the whole earth. A moment, or a date with its time and zone, is decided exactly. A date with
 * less covers up to 50 hours; if Start of Spring is among them, both years are possible.
 *
 * @param date from 1645-01-01, when the Chinese calendar began to follow the true sun, to 2200-12-31.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`; `malformed-instant`; `malformed-time`,
 *   `impossible-time` for a time that the zone's clocks skipped; `unknown-option` for an unknown zone.
 * @example
 * yearAnimal("1990-01-30"); // { known: true, sign: "snake" }
 * yearAnimal("1990-02-04"); // { known: false, possible: ["snake", "horse"] }
 * yearAnimal("1990-02-04", { time: "10:13", zone: "Asia/Shanghai" }); // { known: true, sign: "snake" }
 * yearAnimal("1990-02-04T02:15:00Z"); // { known: true, sign: "horse" }
 */
export function yearAnimal(date: DateOrMoment, options?: MomentOptions): InnerAnimal {
  const [first, last] = solarYears(solarMonths(date, momentOptionsOf(options)));
  // Year 4 was a rat year.
  return animalOf([first - 4, last - 4]);
}

/**
 * Returns the animal of the month, often called the inner animal. The months of the four pillars follow the sun: the
 * tiger's month begins when the sun's apparent longitude reaches 315° (Start of Spring, lichun), and each further 30°
 * begins the next month. As with `yearAnimal`, a moment is decided exactly, and so is a date with its time and zone. A date
 * alone is known if all hours that it has anywhere on earth are in one month. Otherwise, on two or three dates at each
 * change, both months are possible.
 *
 * @param date from 1645-01-01, when the Chinese calendar began to follow the true sun, to 2200-12-31.
 * @throws {ZodiacRangeError} as `yearAnimal`.
 * @example
 * monthAnimal("1990-01-26"); // { known: true, sign: "ox" }
 * monthAnimal("1990-02-04"); // { known: false, possible: ["ox", "tiger"] }
 * monthAnimal("1990-02-04", { time: "12:00", zone: "Asia/Shanghai" }); // { known: true, sign: "tiger" }
 */
export function monthAnimal(date: DateOrMoment, options?: MomentOptions): InnerAnimal {
  return animalOf(solarMonths(date, momentOptionsOf(options)));
}

function momentOptionsOf(options: MomentOptions | undefined): MomentOptions {
  return optionsOf(options, ["time", "zone"], nearestName);
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
  const given = optionsOf(options, ["time", "dayChange"], nearestName);
  const dayChange = dayChangeOf(given);
  const hour = animalAt(given.time, dayChange);
  if (hour.known) return { known: true, sign: signAt(hour.nextDay ? place + 1 : place) };
  return dayChange === "midnight"
    ? { known: true, sign: signAt(place) }
    : { known: false, possible: [signAt(place), signAt(place + 1)] };
}

function animalOf([first, last]: readonly [number, number]): InnerAnimal {
  return first === last
    ? { known: true, sign: signAt(first) }
    : { known: false, possible: [signAt(first), signAt(last)] };
}

function signAt(place: number): SignId {
  return signIds[((place % 12) + 12) % 12] as SignId;
}
