import { notKnown, ZodiacRangeError } from "./zodiac-range-error.ts";

/** Finds the right one of several names. */
type Nearest = (misspelled: string, names: readonly string[]) => string | undefined;

/**
 * Returns the options. Refuses a value in their place and a name that is not among `names`: if a misspelled option were
 * ignored, the default answer would pass for the wanted one.
 *
 * @param nearest needed with several names. A bundle of functions with one option stays smaller without it.
 */
export function optionsOf<Options extends object>(
  options: Options | null | undefined,
  names: readonly (keyof Options & string)[],
  nearest?: Nearest,
): Partial<Options> {
  if (options === undefined || options === null) return {};
  let isEmpty = true;
  for (const name in options) {
    // The names in a text are its places.
    if (!names.includes(name)) throw refusal(typeof options === "object" ? name : options, names, nearest);
    isEmpty = false;
  }
  // Dates and empty lists have no names. The check takes longer than all else, so a known name avoids it.
  if (isEmpty && {}.toString.call(options) !== "[object Object]") throw refusal(options, names, nearest);
  return options;
}

function refusal(value: unknown, names: readonly string[], nearest?: Nearest): ZodiacRangeError {
  // `Array.map` passes an index.
  if (typeof value === "number") return new ZodiacRangeError("too-many-arguments", "Give one argument in a map.");
  return notKnown(value, `an option: did you mean "${nearest ? nearest(String(value), names) : names[0]}"?`);
}
