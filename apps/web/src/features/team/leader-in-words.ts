import { counted } from "@zodiac-at-work/catalog/counted";
import type { Api, Of } from "@zodiac-at-work/contracts";

export type TeamLeader = Of<Api["GET /api/reading/team"], "response">;

/**
 * Returns why somebody should lead a team, by the rule that decided.
 *
 * @example
 * leaderInWords({ places: [1], rule: "leads", leads: 2, opens: 3, score: 61 }, 3);
 * // "Leads in 2 of 3 pairs, more than anyone else."
 */
export function leaderInWords({ rule, leads, opens, score }: TeamLeader, pairs: number): string {
  const average = Math.round(score);
  switch (rule) {
    case "leads":
      return `Leads in ${leads} of ${counted(pairs, "pair")}, more than anyone else.`;
    case "opens":
      return `Makes the first step in ${opens} of ${counted(pairs, "pair")}, more than anyone else.`;
    case "score":
      return `Has the best average score with the others, ${average}. Somebody else makes the first step as often.`;
    default:
      return `All rules leave them equal: each makes the first step in ${counted(opens, "pair")}, with an average score of ${average}.`;
  }
}
