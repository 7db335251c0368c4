/** What was wrong with an argument. The list is closed: a new code is a new major version. */
export type ZodiacErrorCode =
  | "malformed-date"
  | "impossible-date"
  | "out-of-range"
  | "malformed-time"
  | "unknown-sign"
  | "unknown-option";

/**
 * Thrown for every argument that this package can't answer. The message says what was given and what is accepted.
 *
 * @example
 * try {
 *   signOfDate("1990-02-30");
 * } catch (error) {
 *   if (error instanceof ZodiacRangeError) error.code; // "impossible-date"
 * }
 */
export class ZodiacRangeError extends RangeError {
  declare readonly code: ZodiacErrorCode;

  constructor(code: ZodiacErrorCode, message: string) {
    super(message);
    this.name = "ZodiacRangeError";
    this.code = code;
  }
}
