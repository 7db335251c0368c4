/**
 * Returns the day and the time in the reader's time zone.
 *
 * @example
 * fullMoment("2026-11-22T10:42:00Z"); // "Nov 22, 2026 at 10:42 am"
 */
export function fullMoment(moment: string | Date, { withSeconds = false } = {}): string {
  const date = new Date(moment);
  return `${dayText(date)} at ${timeText(date, withSeconds)}`;
}

/** Returns the time of a moment on the day of `now`, and day and time of any other: `10:42 am`, `Nov 21, 6:02 pm`. */
export function shortMoment(moment: string | Date, now: Date): string {
  const date = new Date(moment);
  if (date.toDateString() === now.toDateString()) return timeText(date);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return isThisYear ? `${dayText(date, false)}, ${timeText(date)}` : fullMoment(date);
}

/** Returns a coming moment with its day of the week: `Mon, Nov 23, 2026 at 6:00 am`. */
export function comingMoment(date: Date): string {
  return `${date.toLocaleDateString("en-US", { weekday: "short" })}, ${fullMoment(date)}`;
}

/** Returns a duration as `2.1 s` or, from a minute, as `1 min 12 s`. */
export function durationText(ms: number): string {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Returns the day in the reader's time zone: `Nov 22, 2026`. */
export function dayText(moment: string | Date, withYear = true): string {
  return new Date(moment)
    .toLocaleDateString("en-US", { month: "short", day: "numeric", ...(withYear && { year: "numeric" }) })
    .replace(" ", "\u00a0");
}

function timeText(date: Date, withSeconds = false): string {
  return date
    .toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", ...(withSeconds && { second: "2-digit" }) })
    .replace(/\s(AM|PM)$/, (_, half: string) => `\u00a0${half.toLowerCase()}`);
}
