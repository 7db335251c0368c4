/**
 * Formats the date of an article for en-US readers: "Jan 26, 2026".
 *
 * The day is the day in UTC, so servers and readers in all time zones see the same date.
 *
 * @param date a `Date`, a day as `YYYY-MM-DD`, or a moment as `YYYY-MM-DDThh:mm…` with `Z` or an offset. A moment
 *   without an offset is refused, because its day depends on the time zone.
 * @throws RangeError if the date cannot be read, or does not exist
 *
 * @example
 * formatArticleDate("2026-01-26"); // "Jan 26, 2026"
 * formatArticleDate("2026-01-26T23:30:00-05:00"); // "Jan 27, 2026"
 */
export function formatArticleDate(date: Date | string): string {
  return format.format(typeof date === "string" ? parse(date) : date);
}

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const isoDate = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

function parse(text: string): Date {
  const day = isoDate.exec(text)?.[1];
  if (day === undefined || !exists(day))
    throw new RangeError("Give the date as YYYY-MM-DD, or as a moment with Z or an offset.");
  return new Date(text);
}

/** `Date` reads February 30 as March 2. */
function exists(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
