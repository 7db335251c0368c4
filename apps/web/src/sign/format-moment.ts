import { formatDay } from "./format-day.ts";

/**
 * Returns the day of a moment in the reader's time zone.
 *
 * @param moment ISO 8601
 * @example
 * dayOf("2026-11-22T15:10:00.000Z"); // "Nov 22, 2026" in New York
 */
export function dayOf(moment: string): string {
  const at = new Date(moment);
  return formatDay({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() });
}

/**
 * Returns the day and the time of a moment in the reader's time zone.
 *
 * @example
 * dayAndTimeOf("2026-11-22T12:10:00.000Z"); // "Nov 22, 2026 at 7:10 am" in New York
 */
export function dayAndTimeOf(moment: string): string {
  const at = new Date(moment);
  const minutes = String(at.getMinutes()).padStart(2, "0");
  const half = at.getHours() < 12 ? "am" : "pm";
  return `${dayOf(moment)} at ${at.getHours() % 12 || 12}:${minutes}\u00a0${half}`;
}
