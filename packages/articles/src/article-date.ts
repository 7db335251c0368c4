/**
 * The date of an article as en-US readers write it: "January 26, 2026".
 *
 * The day is the one in UTC, wherever this runs, so a server in one time zone and a reader in another see the same.
 *
 * @param date a `Date`, a day as `YYYY-MM-DD`, or a moment as `YYYY-MM-DDThh:mm…` with `Z` or an offset. A moment
 *   without an offset is refused, because it would be another day in another time zone.
 * @throws RangeError if the date cannot be read, or does not exist
 *
 * @example
 * formatArticleDate("2026-01-26"); // "January 26, 2026"
 * formatArticleDate("2026-01-26T23:30:00-05:00"); // "January 27, 2026"
 */
export function formatArticleDate(date: Date | string): string {
  return FORMAT.format(typeof date === "string" ? parse(date) : date);
}

const FORMAT = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const ISO = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

function parse(text: string): Date {
  const day = ISO.exec(text)?.[1];
  if (day === undefined || !exists(day))
    throw new RangeError("Give the date as YYYY-MM-DD, or as a moment with Z or an offset.");
  return new Date(text);
}

/** `Date` takes 30 February for 2 March. */
function exists(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
