import { numberProfileOf } from "./number-profile-of.ts";

/**
 * Returns what a reader looks for in any company, by the life path number.
 *
 * @example
 * companyLifePathText(4); // "Companies with written procedures suit you, as long as people follow them. …"
 */
export function companyLifePathText(lifePath: number): string {
  return numberProfileOf(lifePath).companies;
}
