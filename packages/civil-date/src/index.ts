/** A day of the proleptic Gregorian calendar, without a time or a time zone. Months count from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * A date as `YYYY-MM-DD`, or any object with `year`, `month` and `day`, such as a `Temporal.PlainDate`. A `Date` is not
 * accepted: it names a moment, and the day of a moment depends on the machine's time zone.
 */
export type DateInput = string | CivilDate;

/** Why a value is not a date: it has another form, or the day does not exist. */
export type DateProblem = "malformed-date" | "impossible-date";

/**
 * A date in one integer: year, month and day in 14, 4 and 5 bits. Packed dates compare like dates. A negative number is
 * not a date.
 */
export type PackedDate = number;

/**
 * Reads a date of the years 1 to 9999 without allocating.
 *
 * @returns a negative number if the input is not a date; `problemOf` tells why.
 */
export function packDate(input: DateInput): PackedDate {
  return typeof input === "string" ? packText(input) : packFields(input);
}

export function unpackDate(packed: PackedDate): CivilDate {
  return { year: packed >> 9, month: (packed >> 5) & 15, day: packed & 31 };
}

/** Tells why `packDate` returned a negative number. */
export function problemOf(packed: PackedDate): DateProblem {
  return packed === malformed ? "malformed-date" : "impossible-date";
}

/** What to say of a date that is refused. The messages never repeat the date, because it may be somebody's birth date. */
export const dateMessages: Readonly<Record<DateProblem, string>> = {
  "malformed-date":
    'Give the date as "YYYY-MM-DD", or as { year, month, day } in whole numbers of the Gregorian calendar. A Date names a moment, not a day.',
  "impossible-date": "There is no such day in the years 1 to 9999.",
};

/** Returns the number of a day, 1 for January 1 of year 1. */
export function dayNumber(packed: PackedDate): number {
  const year = packed >> 9;
  const years = year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + dayOfYear(year, (packed >> 5) & 15, packed & 31);
}

/**
 * Returns the date with a day number: the inverse of `dayNumber`. Counts in years that begin in March, with the leap day as
 * their last, and in cycles of 400 years with 146,097 days.
 */
export function dateOfDayNumber(number: number): CivilDate {
  const days = number + 305;
  const cycle = Math.floor(days / 146_097);
  const dayOfCycle = days - cycle * 146_097;
  const yearOfCycle = Math.floor(
    (dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36_524) - Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfMarchYear = dayOfCycle - (yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((dayOfMarchYear * 5 + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: cycle * 400 + yearOfCycle + Number(month <= 2),
    month,
    day: dayOfMarchYear - Math.floor((monthFromMarch * 153 + 2) / 5) + 1,
  };
}

/** Returns the number of a day within its year, 1 for January 1. */
export function dayOfYear(year: number, month: number, day: number): number {
  // `>>> 31` is 1 for a negative number, otherwise 0: the leap day counts from March on.
  return (daysBeforeMonth[month] as number) + day + (((2 - month) >>> 31) & leapDays(year));
}

/** Returns the number of days in a month. */
export function daysInMonth(year: number, month: number): number {
  return dayOfYear(year, month + 1, 0) - dayOfYear(year, month, 0);
}

const malformed = -1;
const impossible = -2;

/** The days of a common year before each month, from 1, and before the January that follows, 13. */
const daysBeforeMonth: readonly number[] = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

/**
 * Returns 1 for a leap year, else 0. Of the multiples of 4, those of 25 must be multiples of 16. Arithmetic, because the
 * processor would mispredict a branch.
 */
function leapDays(year: number): number {
  return Number((year & (year % 25 === 0 ? 15 : 3)) === 0);
}

// By character codes, because a regular expression and slices take three times as long.
function packText(text: string): PackedDate {
  if (text.length !== 10 || text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return malformed;
  const century = twoDigits(text, 0);
  const year = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  // Negative if any of them is.
  return (century | year | month | day) < 0 ? malformed : pack(century * 100 + year, month, day);
}

const hyphen = 45;

/** Returns the number of two ASCII digits, or -1. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  // A difference below 0 is a large number without its sign.
  return tens >>> 0 > 9 || ones >>> 0 > 9 ? -1 : tens * 10 + ones;
}

// Shorter than a lookup of `Number` in each call: V8 inlines functions into a loop up to a total length, and `signOfDate`
// almost fills it.
const { isInteger } = Number;

/** Checks every field, because JavaScript callers may pass anything. */
function packFields(date: CivilDate & { readonly calendarId?: unknown; readonly calendar?: unknown }): PackedDate {
  if (!date || typeof date !== "object") return malformed;
  const { year, month, day, calendarId, calendar = calendarId } = date;
  if (calendar !== undefined && isOtherCalendar(calendar)) return malformed;
  if (!isInteger(year) || !isInteger(month) || !isInteger(day)) return malformed;
  return pack(year, month, day);
}

/**
 * Returns whether a calendar counts years and months in another way. Dates name their calendar by its id, or hold an object
 * with the id: `Temporal.PlainDate` does one or the other, depending on its version.
 */
function isOtherCalendar(calendar: unknown): boolean {
  const { id, identifier = id } = Object(calendar);
  return !["iso8601", "gregory"].includes(identifier ?? calendar);
}

function pack(year: number, month: number, day: number): PackedDate {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return impossible;
  if (day > 28 && day > daysInMonth(year, month)) return impossible;
  return (year << 9) | (month << 5) | day;
}
