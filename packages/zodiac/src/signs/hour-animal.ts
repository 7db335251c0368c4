import { secondOfDay, type TimeInput } from "../calendar/time-of-day.ts";
import { optionsOf } from "../options-of.ts";
import { notKnown } from "../zodiac-range-error.ts";
import { type SignId, signIds } from "./signs.ts";

/** When a new day begins: at midnight, the civil rule, or with the rat's double hour at 23:00, an older rule. */
export type DayChange = "midnight" | "rat-hour";

/** The animal of a double hour, or `known: false` for an unknown time. */
export type HourAnimal = KnownHourAnimal | { readonly known: false };

/** The animal of a known double hour, with the time that it covers. */
export interface KnownHourAnimal {
  readonly known: true;
  readonly sign: SignId;
  /** The first minute of the double hour, `23:00`. */
  readonly from: string;
  /** Its last minute, `00:59`. */
  readonly to: string;
  /** Whether the time belongs to the day after its date: from 23:00, if the day changes with the rat's hour. */
  readonly nextDay: boolean;
}

/** The option that selects when the day changes, common to all functions that read a time. */
export interface DayChangeOptions {
  /** `midnight` by default; `rat-hour` for 23:00. */
  readonly dayChange?: DayChange | undefined;
}

/** The time of birth, if known, and when the day changes. */
export interface DayAnimalOptions extends DayChangeOptions {
  readonly time?: TimeInput | null | undefined;
}

/**
 * Returns the animal of the double hour (shichen, 时辰) that contains a clock time. The twelve double hours begin with the
 * rat's, 23:00 to 00:59, and end with the pig's, 21:00 to 22:59. The time is read as local clock time: the function
 * corrects neither for daylight saving time nor for the longitude of the place.
 *
 * @param time the time, or undefined or null if it is unknown. The result is then `{ known: false }`.
 * @throws {ZodiacRangeError} `malformed-time`; `unknown-option`.
 * @example
 * hourAnimal("12:30"); // { known: true, sign: "horse", from: "11:00", to: "12:59", nextDay: false }
 * hourAnimal("23:15", { dayChange: "rat-hour" }); // sign "rat", nextDay true
 * hourAnimal(undefined); // { known: false }
 */
export function hourAnimal(time: TimeInput | null | undefined, options?: DayChangeOptions): HourAnimal {
  return animalAt(time, dayChangeOf(optionsOf(options, ["dayChange"])));
}

/** Returns the animal of the double hour that contains a time. */
export function animalAt(time: TimeInput | null | undefined, dayChange: DayChange): HourAnimal {
  if (time === undefined || time === null) return { known: false };
  const hour = Math.floor(secondOfDay(time) / 3600);
  // Hours 23 and 0 are the rat's, 1 and 2 the ox's, and so on.
  const place = Math.floor((hour + 1) / 2) % 12;
  return {
    known: true,
    sign: signIds[place] as SignId,
    from: `${twoDigits((place * 2 + 23) % 24)}:00`,
    to: `${twoDigits(place * 2)}:59`,
    nextDay: hour === 23 && dayChange === "rat-hour",
  };
}

/** Returns the day change that the options name, `midnight` by default. */
export function dayChangeOf(options: DayChangeOptions): DayChange {
  const dayChange = options.dayChange ?? "midnight";
  if (dayChange !== "midnight" && dayChange !== "rat-hour") {
    throw notKnown(dayChange, 'a change of day: give "midnight" or "rat-hour".');
  }
  return dayChange;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
