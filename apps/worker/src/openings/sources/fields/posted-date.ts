/**
 * Reads a date that a source states, as a civil date `YYYY-MM-DD`. A date with a time and a zone gives the date as it is
 * written; seconds and milliseconds since 1970 give the date in UTC. Returns null for everything else: relative dates
 * ("30 days ago"), dates that do not exist, and the zero values that systems write for "unknown".
 *
 * @example
 * readCivilDate("2026-03-31T23:30:00-04:00"); // "2026-03-31"
 * readCivilDate("Fri, 27 Mar 2026 20:20:27 +0000"); // "2026-03-27"
 * readCivilDate(1774692720); // "2026-03-28"
 */
export function readCivilDate(value: unknown): string | null {
  if (typeof value === "number") return civilDateOfNumber(value);
  if (typeof value !== "string" || value.length > 100) return null;
  const text = value.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return civilDateOfNumber(Number(text));
  const ms = /^\/Date\((\d+)(?:[+-]\d{4})?\)\/$/.exec(text)?.[1]; // The JSON of .NET.
  if (ms !== undefined) return civilDateOfNumber(Number(ms));
  for (const format of formats) {
    const { y = "", m = "", d = "" } = format.exec(text)?.groups ?? {};
    if (y !== "") return civilDate(y.length === 2 ? `20${y}` : y, monthNumber(m), d);
  }
  return null;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const weekday = "(?:[a-z]+\\.?,?\\s+)?";
const monthName = `(?<m>${months.join("|")})[a-z]*\\.?`;
const day = "(?<d>\\d{1,2})(?:st|nd|rd|th)?";
const time = "(?:[T\\s,]+\\d{1,2}[:.]?\\d{2}.*)?";

const formats = [
  // ISO 8601, also with `/` for `-` and with a space for `T`.
  new RegExp(`^(?<y>\\d{4})([-/])(?<m>\\d{1,2})\\2(?<d>\\d{1,2})${time}$`, "is"),
  // Its compact form.
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})T\d{4}/i,
  // RFC 822.
  new RegExp(`^${weekday}${day}[\\s-]+${monthName},?[\\s-]+(?<y>\\d{4}|\\d{2})${time}$`, "is"),
  // "March 27, 2026"
  new RegExp(`^${weekday}${monthName}\\s+${day},?\\s+(?<y>\\d{4})${time}$`, "is"),
  // "Fri Mar 27 00:00:00 UTC 2026", as Java writes it.
  new RegExp(`^${weekday}${monthName}\\s+${day}\\s+\\d{2}:\\d{2}:\\d{2}\\s+[A-Z]{1,5}\\s+(?<y>\\d{4})$`, "is"),
  // "27.03.2026": with dots, the day is first everywhere.
  new RegExp(`^(?<d>\\d{1,2})\\.(?<m>\\d{1,2})\\.(?<y>\\d{4})${time}$`, "is"),
];

/** Milliseconds or seconds since 1970, or the eight digits of a date. */
function civilDateOfNumber(value: number): string | null {
  if (Number.isInteger(value) && value >= 1990_01_01 && value <= 2100_12_31) {
    const digits = String(value);
    return civilDate(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6));
  }
  const ms = value >= 1e11 ? value : value * 1000;
  if (!(ms > 0 && ms < 8.64e15)) return null;
  const date = new Date(ms);
  return civilDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Years before 1990 and after 2100 are zero values and placeholders: 0001, 1900, 1970, 9999. */
function civilDate(...parts: [year: string | number, month: string | number, day: string | number]): string | null {
  const [year, month, dayOfMonth] = parts.map(Number) as [number, number, number];
  if (!(year >= 1990 && year <= 2100 && month >= 1 && month <= 12 && dayOfMonth >= 1)) return null;
  if (dayOfMonth > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
}

function monthNumber(month: string): number {
  return /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
}
