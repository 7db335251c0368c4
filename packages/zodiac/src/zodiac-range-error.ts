/** The reason why an argument is refused. The list is closed: adding a code requires a new major version. */
export type ZodiacErrorCode =
  | "malformed-date"
  | "impossible-date"
  | "out-of-range"
  | "malformed-time"
  | "unknown-sign"
  | "unknown-option";

/**
 * Thrown for every argument outside of what a function accepts. The message names the value and what is accepted.
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
