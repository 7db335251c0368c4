import type { Element, SignId } from "@zodiac-at-work/zodiac";
import { textsBySign } from "./texts-by-sign.ts";

/**
 * Returns what a reader looks for in any company, by the element of the birth year.
 *
 * @example
 * companyElementText("rat", "metal"); // "You learn best from a strict boss, so choose the boss before the company. …"
 */
export function companyElementText(sign: SignId, yearElement: Element): string {
  return textsBySign[sign].companyElements[yearElement];
}
