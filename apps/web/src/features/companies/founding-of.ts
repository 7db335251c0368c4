import type { Founding } from "../../lists/founding.ts";
import type { Company } from "./arrange-companies.ts";

/** Returns the founding date of a company as far as it is known, or undefined if not even the year is known. */
export function foundingOf({ foundedYear, foundedMonth, foundedDay }: Company): Founding | undefined {
  if (foundedYear === null) return undefined;
  return { year: foundedYear, month: foundedMonth, day: foundedMonth === null ? null : foundedDay };
}
