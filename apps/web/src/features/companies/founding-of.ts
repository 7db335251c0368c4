import type { Founding } from "../../catalog/founding.ts";
import type { Company } from "./arrange-companies.ts";

/** When a company was founded, as far as it is known; undefined where not even the year is. */
export function foundingOf({ foundedYear, foundedMonth, foundedDay }: Company): Founding | undefined {
  if (foundedYear === null) return undefined;
  return { year: foundedYear, month: foundedMonth, day: foundedMonth === null ? null : foundedDay };
}
