import type { Api, Of } from "@zodiac-at-work/contracts";
import { bestKnown } from "../../../lists/best-known.ts";

type Company = Of<Api["GET /api/companies"], "response">["companies"][number];

/**
 * Returns the best known companies of the reader's best signs: two of the first sign and one of each other.
 *
 * @param lists the companies of each sign, the best sign first
 */
export function companiesThatFit(lists: readonly (readonly Company[])[]): Company[] {
  return lists.flatMap((companies, place) => bestKnown(companies, place === 0 ? 2 : 1));
}
