import type { Api, Of } from "@zodiac-at-work/contracts";
import type { SignId } from "@zodiac-at-work/zodiac";
import { rankOf } from "../../../lists/best-known.ts";

type Company = Of<Api["GET /api/companies"], "response">["companies"][number];

/** Companies of one sign, in the order of their names. */
export interface SignMatches {
  readonly sign: SignId;
  readonly companies: readonly Company[];
}

/**
 * Returns the five companies that a reader sees first: three at most of each sign, in the order of the signs. Companies
 * with openings come first, and then the best known. A company that is not well known counts only with openings.
 *
 * @param lists the companies of each sign, the best sign first
 */
export function bestMatches(
  lists: readonly SignMatches[],
  hasOpenings: (company: Company) => boolean,
): readonly SignMatches[] {
  let left = 5;
  return lists.flatMap(({ sign, companies }) => {
    const chosen = companies
      .filter((company) => company.wellKnownRank !== null || hasOpenings(company))
      .toSorted((a, b) => Number(hasOpenings(b)) - Number(hasOpenings(a)) || rankOf(a) - rankOf(b))
      .slice(0, Math.min(3, left));
    left -= chosen.length;
    return chosen.length > 0 ? { sign, companies: chosen } : [];
  });
}
