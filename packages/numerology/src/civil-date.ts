import {
  type CivilDate,
  type DateInput,
  type DateProblem,
  dateMessages,
  packDate,
  problemOf,
  unpackDate,
} from "@zodiac-at-work/civil-date";

export type { CivilDate, DateInput } from "@zodiac-at-work/civil-date";

/** The first supported year: the first full year of the Gregorian calendar, which began on October 15, 1582. */
export const FIRST_YEAR = 1583;

/** The last supported year. Up to this year the sum of month, day and year never reduces to 33. */
export const LAST_YEAR = 2999;

/**
 * Why an argument is refused: it is not a date (`malformed-date`), the day does not exist (`impossible-date`), the year is
 * not between {@link FIRST_YEAR} and {@link LAST_YEAR} (`out-of-range`), the options are not an object or have another name
 * than `today` (`unknown-option`), or the function is passed to `Array.map` (`too-many-arguments`).
 */
export type DateErrorCode = DateProblem | "out-of-range" | "unknown-option" | "too-many-arguments";

/**
 * Thrown for an argument that is refused. The message states what is accepted and never repeats the date.
 *
 * @example
 * try {
 *   readNumerology("1990-02-30");
 * } catch (error) {
 *   if (isNumerologyDateError(error)) error.code; // "impossible-date"
 * }
 */
export class NumerologyDateError extends RangeError {
  override readonly name = "NumerologyDateError";
  readonly code: DateErrorCode;

  constructor(code: DateErrorCode, message: string = messages[code]) {
    super(message);
    this.code = code;
  }
}

/**
 * Returns whether an error was thrown by this package. Unlike `instanceof`, it also recognizes errors of another copy of the
 * package, such as the CommonJS build beside the ES module.
 *
 * @example
 * isNumerologyDateError(new RangeError()); // false
 */
export function isNumerologyDateError(error: unknown): error is NumerologyDateError {
  return error instanceof RangeError && error.name === "NumerologyDateError" && "code" in error;
}

export function civilDateOf(input: DateInput): CivilDate {
  const packed = packDate(input);
  if (packed < 0) throw new NumerologyDateError(problemOf(packed));
  const date = unpackDate(packed);
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR) throw new NumerologyDateError("out-of-range");
  return date;
}

const messages: Record<DateErrorCode, string> = {
  ...dateMessages,
  "out-of-range": `The year must be from ${FIRST_YEAR} to ${LAST_YEAR}.`,
  "unknown-option": "Give the options as { today }.",
  "too-many-arguments": "Too many arguments. In a map, write dates.map((date) => readNumerology(date)).",
};
