import { isPlain } from "../plain-object.ts";
import { ZodiacRangeError } from "../zodiac-range-error.ts";

/**
 * A clock time as `HH:MM`, 00:00 to 23:59, with or without seconds (`23:30:00`), or any object with `hour`, `minute` and
 * `second`, such as a `Temporal.PlainTime`.
 */
export type TimeInput =
  | string
  | { readonly hour: number; readonly minute?: number | undefined; readonly second?: number | undefined };

/** Returns the whole seconds since midnight. */
export function secondOfDay(time: TimeInput): number {
  const { hour, minute = 0, second = 0 } = typeof time === "string" ? parseTime(time) : timeFields(time);
  if (!isWholeBelow(24, hour) || !isWholeBelow(60, minute) || !isWholeBelow(60, second)) throw malformed();
  return (hour * 60 + minute) * 60 + second;
}

function parseTime(text: string): { hour: number; minute: number; second: number } {
  const parts = /^(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?$/.exec(text);
  if (!parts) throw malformed();
  const [, hour, minute, second = 0] = parts;
  return { hour: Number(hour), minute: Number(minute), second: Number(second) };
}

function timeFields(time: Exclude<TimeInput, string>): Exclude<TimeInput, string> {
  if (typeof time !== "object") throw malformed();
  // A misspelled minute would count as 0. Other objects, such as those of date libraries, have properties of their own.
  const isClear = isPlain(time)
    ? Object.keys(time).every((name) => /^(hour|(milli|micro|nano)?second|minute)$/.test(name))
    : "minute" in time;
  if (!isClear) throw malformed();
  return time;
}

function isWholeBelow(limit: number, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < limit;
}

function malformed(): ZodiacRangeError {
  return new ZodiacRangeError(
    "malformed-time",
    'Give the time as "HH:MM" or "HH:MM:SS" from 00:00 to 23:59, as { hour, minute }, or as undefined if it is not known.',
  );
}
