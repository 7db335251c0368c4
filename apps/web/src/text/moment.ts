import { formatDay } from "./date.ts";

/**
 * Returns the day of a moment in the reader's time zone.
 *
 * @param moment ISO 8601, or a Date
 * @example
 * dayOf("2026-11-22T15:10:00.000Z"); // "Nov 22, 2026" in New York
 */
export function dayOf(moment: string | Date): string {
  const at = new Date(moment);
  return formatDay({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() });
}

/**
 * Returns the day and the time of a moment in the reader's time zone.
 *
 * @example
 * dayAndTimeOf("2026-11-22T12:10:00.000Z"); // "Nov 22, 2026 at 7:10 am" in New York
 */
export function dayAndTimeOf(moment: string | Date, options: { readonly withSeconds?: boolean } = {}): string {
  return `${dayOf(moment)} at ${timeOf(moment, options)}`;
}

/** Returns the time of a moment on the day of `now`, and day and time of any other: `10:42 am`, `Nov 21, 6:02 pm`. */
export function shortMoment(moment: string | Date, now: Date): string {
  const at = new Date(moment);
  if (at.toDateString() === now.toDateString()) return timeOf(at);
  if (at.getFullYear() !== now.getFullYear()) return dayAndTimeOf(at);
  return `${dayOf(at).replace(/, \d+$/, "")}, ${timeOf(at)}`;
}

/** Returns a coming moment with its day of the week: `Mon, Nov 23, 2026 at 6:00 am`. */
export function comingMoment(moment: Date): string {
  return `${weekdays[moment.getDay()]}, ${dayAndTimeOf(moment)}`;
}

/** Returns `10:42 am`, or `10:42:05 am` with seconds. */
export function timeOf(moment: string | Date, { withSeconds = false } = {}): string {
  const at = new Date(moment);
  const parts = withSeconds ? [at.getMinutes(), at.getSeconds()] : [at.getMinutes()];
  const rest = parts.map((part) => String(part).padStart(2, "0")).join(":");
  return `${at.getHours() % 12 || 12}:${rest}\u00a0${at.getHours() < 12 ? "am" : "pm"}`;
}

/** Returns a duration as `2.1 s` or, from a minute, as `1 min 12 s`. */
export function durationText(ms: number): string {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const weekdays = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
