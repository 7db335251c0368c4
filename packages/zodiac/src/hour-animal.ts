import { type SignId, signIds } from "./signs.ts";
import { ZodiacRangeError } from "./zodiac-range-error.ts";

/** When a new day begins: at midnight, as in civil life, or with the rat's double hour at 23:00, as in older practice. */
export type DayChange = "midnight" | "rat-hour";

/** A clock time as `HH:MM` (00:00 to 23:59), or anything with `hour` and `minute`, so a `Temporal.PlainTime` too. */
export type TimeInput = string | { readonly hour: number; readonly minute?: number | undefined };

/** The animal of a double hour, or that the time is not known. */
export type HourAnimal = KnownHourAnimal | { readonly known: false };

/** The animal of a double hour that is known, with the hours it covers. */
export interface KnownHourAnimal {
  readonly known: true;
  readonly sign: SignId;
  /** The first minute of the double hour, `23:00`. */
  readonly from: string;
  /** Its last minute, `00:59`. */
  readonly to: string;
  /** Whether the time counts to the day after its date: from 23:00 on, and only if the day changes with the rat's hour. */
  readonly nextDay: boolean;
}

/** How the functions that read a time may be told when the day changes. */
export interface DayChangeOptions {
  /** Midnight unless given. */
  readonly dayChange?: DayChange | undefined;
}

/**
 * The animal of the double hour (shichen, 时辰) that holds a clock time. There are twelve from the rat's, 23:00 to 00:59,
 * to the pig's, 21:00 to 22:59. The time is taken as given, as the clock of the place showed it: neither summer time nor
 * the distance from the middle of the time zone is taken out.
 *
 * @param time the time, or undefined or null where nobody knows it: that is an answer, `{ known: false }`.
 * @throws {ZodiacRangeError} `malformed-time`; `unknown-option`.
 * @example
 * hourAnimal("12:30"); // { known: true, sign: "horse", from: "11:00", to: "12:59", nextDay: false }
 * hourAnimal("23:15", { dayChange: "rat-hour" }); // sign "rat", nextDay true
 * hourAnimal(undefined); // { known: false }
 */
export function hourAnimal(time: TimeInput | null | undefined, options?: DayChangeOptions): HourAnimal {
  const dayChange = dayChangeOf(options);
  if (time === undefined || time === null) return { known: false };
  const hour = hourOf(time);
  // The hours 23 and 0 are the rat's, 1 and 2 the ox's, and so on.
  const place = ((hour + 1) >> 1) % 12;
  return {
    known: true,
    sign: signIds[place] as SignId,
    from: `${twoDigits((place * 2 + 23) % 24)}:00`,
    to: `${twoDigits(place * 2)}:59`,
    nextDay: hour === 23 && dayChange === "rat-hour",
  };
}

/** The day change asked for, midnight if none was. */
export function dayChangeOf(options: DayChangeOptions | undefined): DayChange {
  const dayChange = options?.dayChange ?? "midnight";
  if (dayChange !== "midnight" && dayChange !== "rat-hour") {
    throw new ZodiacRangeError(
      "unknown-option",
      `"${String(dayChange)}" is not a change of day: give "midnight" or "rat-hour".`,
    );
  }
  return dayChange;
}

function hourOf(time: TimeInput): number {
  if (typeof time === "string") {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw malformed(`"${time}"`);
    return +time.slice(0, 2);
  }
  const { hour, minute = 0 } = time;
  if (!isWholeBelow(24, hour) || !isWholeBelow(60, minute)) {
    throw malformed(`{ hour: ${String(hour)}, minute: ${String(minute)} }`);
  }
  return hour;
}

function isWholeBelow(limit: number, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < limit;
}

function malformed(given: string): ZodiacRangeError {
  return new ZodiacRangeError(
    "malformed-time",
    `${given} is not a time. Give "HH:MM" from 00:00 to 23:59, { hour, minute }, or undefined if it is not known.`,
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
