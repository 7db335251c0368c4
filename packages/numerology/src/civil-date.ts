/** The first supported year: the first full year of the Gregorian calendar, which began on October 15, 1582. */
export const FIRST_YEAR = 1583;

/** The last supported year. Up to this year the sum of month, day and year never reduces to 33. */
export const LAST_YEAR = 2999;

/** A day of the Gregorian calendar, without a time or a time zone. Month and day count from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A date as `YYYY-MM-DD`, or any object with `year`, `month` and `day`, such as a `Temporal.PlainDate`. */
export type DateInput = string | CivilDate;

/**
 * Why a date is refused: it is not a date (`malformed-date`), the day does not exist (`impossible-date`), or the year is
 * not between {@link FIRST_YEAR} and {@link LAST_YEAR} (`out-of-range`).
 */
export type DateErrorCode = "malformed-date" | "impossible-date" | "out-of-range";

/**
 * Thrown for a date that is refused. The message states what is accepted and never repeats the date.
 *
 * @example
 * try {
 *   readNumerology("1990-02-30");
 * } catch (error) {
 *   if (error instanceof NumerologyDateError) error.code; // "impossible-date"
 * }
 */
export class NumerologyDateError extends RangeError {
  override readonly name = "NumerologyDateError";
  readonly code: DateErrorCode;

  constructor(code: DateErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}

export function civilDateOf(input: DateInput): CivilDate {
  const { year, month, day } = typeof input === "string" ? parse(input) : fieldsOf(input);
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new NumerologyDateError("out-of-range");
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) throw new NumerologyDateError("impossible-date");
  return { year, month, day };
}

const messages: Record<DateErrorCode, string> = {
  "malformed-date":
    'Give the date as "YYYY-MM-DD" or as { year, month, day } in whole numbers of the Gregorian calendar.',
  "impossible-date": "There is no such day. The month is 1 to 12 and the day must exist in that month and year.",
  "out-of-range": `The year must be from ${FIRST_YEAR} to ${LAST_YEAR}.`,
};

function parse(text: string): CivilDate {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return fieldsOf({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Checks every field, because JavaScript callers may pass anything, such as a `Date`. */
function fieldsOf(input: CivilDate | null | undefined): CivilDate {
  const { year, month, day, calendarId = "iso8601" }: Partial<CivilDate & { calendarId: string }> = input ?? {};
  // Temporal.PlainDate objects of other calendars count years and months differently.
  if (calendarId === "iso8601" && isWhole(year) && isWhole(month) && isWhole(day)) return { year, month, day };
  throw new NumerologyDateError("malformed-date");
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
