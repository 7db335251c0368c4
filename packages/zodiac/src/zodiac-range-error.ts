/** The reason why an argument is refused. The list is closed: adding a code requires a new major version. */
export type ZodiacErrorCode =
  | "malformed-date"
  | "impossible-date"
  | "out-of-range"
  | "malformed-time"
  | "impossible-time"
  | "malformed-instant"
  | "unknown-sign"
  | "unknown-element"
  | "unknown-option"
  | "too-many-arguments"
  | "no-time-zone-data";

/**
 * Thrown for every argument outside of what a function accepts. The message says what is accepted. It never repeats a date
 * or a time, because it may be somebody's birth.
 *
 * @example
 * try {
 *   signOfDate("1990-02-30");
 * } catch (error) {
 *   if (isZodiacRangeError(error)) error.code; // "impossible-date"
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

/**
 * Returns whether an error was thrown by this package. Unlike `instanceof`, it also recognizes errors of another copy of the
 * package, such as the CommonJS build beside the ES module.
 *
 * @example
 * isZodiacRangeError(new RangeError()); // false
 */
export function isZodiacRangeError(error: unknown): error is ZodiacRangeError {
  return error instanceof RangeError && error.name === "ZodiacRangeError" && "code" in error;
}

/** Returns the error for a value that is not what a text names, with the text completing "… is not". */
export function notKnown(value: unknown, text: string): ZodiacRangeError {
  return new ZodiacRangeError("unknown-option", `${nameValue(value)} is not ${text}`);
}

/**
 * Names a value that is refused, for a message: a text in quotes, cut after 40 characters, the type of an object or a
 * function, or any other value as its text.
 */
export function nameValue(value: unknown): string {
  if (typeof value === "string") return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  return Object(value) === value ? `A value of type ${typeof value}` : String(value);
}

/**
 * Refuses options of a function that takes one argument, by name: the answer would ignore them. `Array.map` passes the index
 * as the second argument, which has no effect.
 *
 * @param hint where to give them instead.
 */
export function refuseOptions(second: unknown, hint = "This call takes one argument."): void {
  if (second != null && typeof second !== "number") throw ignored(second, hint);
}

function ignored(options: unknown, hint: string): ZodiacRangeError {
  const [name = options] = typeof options === "string" ? [] : Object.keys(Object(options));
  return notKnown(name, `an option. ${hint}`);
}

/**
 * Refuses arguments beyond those that a function takes. `Array.map` passes the index and the list too, and the index would
 * be taken for the next argument.
 */
export function refuseMore(more: readonly never[], call: string): void {
  if (more.length > 0) throw new ZodiacRangeError("too-many-arguments", `Too many arguments. In a map, write ${call}.`);
}
