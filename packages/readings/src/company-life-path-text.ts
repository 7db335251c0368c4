import { numberProfileOf } from "./number-profile-of.ts";

/**
 * Returns what a reader looks for in any company, by the life path number.
 *
 * @example
 * companyLifePathText(4); // "Companies with written procedures are glad of you. …"
 */
export function companyLifePathText(lifePath: number): string {
  return numberProfileOf(lifePath).companies;
}
