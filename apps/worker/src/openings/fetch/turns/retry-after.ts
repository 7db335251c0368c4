const dayMs = 86_400_000;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * Reads a Retry-After header, in seconds or as an HTTP date. A date in the past is no wait; a wait longer than a day is
 * cut to a day: a mistake can't stop a host for years.
 *
 * @returns milliseconds from `now`, or null if the value is neither
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
export function parseRetryAfter(value: string, now: Date): number | null {
  const text = value.trim();
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : msUntil(parseHttpDate(text, now), now);
  return ms === null ? null : Math.min(Math.max(ms, 0), dayMs);
}

function msUntil(date: number | null, now: Date): number | null {
  return date === null ? null : date - now.getTime();
}

/** The three forms of an HTTP date, all in UTC: `Sun, 06 Nov 1994 08:49:37 GMT` and two obsolete ones. */
const httpDates = [
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d\d:\d\d:\d\d) GMT$/,
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) (?<time>\d\d:\d\d:\d\d) GMT$/,
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?<month>[A-Z][a-z]{2}) (?<day>[\d ]\d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$/,
];

function parseHttpDate(text: string, now: Date): number | null {
  const {
    day,
    month = "",
    year = "",
    time = "",
  } = httpDates.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  const monthIndex = months.indexOf(month);
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  if (monthIndex < 0 || hour > 23 || minute > 59 || second > 60) return null;
  const fullYear = year.length === 2 ? expandYear(Number(year), now) : Number(year);
  const date = new Date(0);
  date.setUTCFullYear(fullYear, monthIndex, Number(day));
  if (date.getUTCMonth() !== monthIndex || date.getUTCDate() !== Number(day)) return null;
  return date.setUTCHours(hour, minute, second);
}

/** A year of two digits that seems more than 50 years ahead is the most recent past year with the same digits. */
function expandYear(digits: number, now: Date): number {
  const year = now.getUTCFullYear() - (now.getUTCFullYear() % 100) + digits;
  return year > now.getUTCFullYear() + 50 ? year - 100 : year;
}
