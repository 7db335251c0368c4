import type { CivilDate } from "./civil-date.ts";
import { addAndReduce, digitsOf, printDigits, reduceNumber, toCore, type Working } from "./reduce.ts";

/**
 * The method that computes a life path. All three reduce by adding digits and keep 11, 22 and 33.
 * - `sum`: month, day and year are added unchanged, then reduced. This is the default method.
 * - `parts`: month, day and year are each reduced, then added, then reduced.
 * - `digits`: all digits of the date are added, then reduced.
 *
 * They lead to the same single digit, but one method may stop at a master number that another one reduces.
 */
export type LifePathMethod = "sum" | "parts" | "digits";

/** A life path by one method, with its working. */
export interface LifePath extends Working {
  readonly method: LifePathMethod;
  /** For the method `parts`, the workings of month, day and year. They also begin the text. Otherwise empty. */
  readonly parts: readonly Working[];
}

export function lifePathBySum({ month, day, year }: CivilDate): LifePath {
  return lifePathOf("sum", addAndReduce([month, day, year], toCore));
}

export function lifePathByParts({ month, day, year }: CivilDate): LifePath {
  const parts = [reduceNumber(month, toCore), reduceNumber(day, toCore), reduceNumber(year, toCore)] as const;
  const [ofMonth, ofDay, ofYear] = parts;
  const { value, steps, text } = addAndReduce([ofMonth.value, ofDay.value, ofYear.value], toCore);
  return {
    method: "parts",
    parts,
    value,
    steps,
    text: `${ofMonth.text}; ${ofDay.text}; ${ofYear.text}; ${text}`,
  };
}

export function lifePathByDigits({ month, day, year }: CivilDate): LifePath {
  // Takes half the time of spreading the three lists.
  const digits = digitsOf(month).concat(digitsOf(day), digitsOf(year));
  return lifePathOf(
    "digits",
    addAndReduce(digits, toCore, `${printDigits(month)} + ${printDigits(day)} + ${printDigits(year)}`),
  );
}

function lifePathOf(method: LifePathMethod, { value, steps, text }: Working): LifePath {
  return { method, parts: [], value, steps, text };
}
