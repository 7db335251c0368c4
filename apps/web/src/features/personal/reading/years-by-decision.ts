import { type DecisionId, decisionIds, yearDecisions } from "@zodiac-at-work/almanac/year-decisions";
import type { Outlook } from "@zodiac-at-work/zodiac/outlook";

/** The years that are good for a decision, and those in which it had better wait. */
interface DecisionYears {
  readonly id: DecisionId;
  readonly good: readonly number[];
  readonly wait: readonly number[];
}

/**
 * Returns each decision of a career with its years.
 *
 * @example
 * yearsByDecision(timeline("goat", 2026))[0]; // { id: "raise", good: [2032, 2033], wait: [2028, 2029] }
 */
export function yearsByDecision(years: readonly Pick<Outlook, "sign" | "zodiacYear">[]): readonly DecisionYears[] {
  const decided = years.map(({ sign, zodiacYear }) => ({ zodiacYear, ...yearDecisions(sign, zodiacYear) }));
  const yearsOf = (list: "goFor" | "waitWith", id: DecisionId) =>
    decided.filter((year) => year[list].includes(id)).map(({ zodiacYear }) => zodiacYear);
  return decisionIds.map((id) => ({ id, good: yearsOf("goFor", id), wait: yearsOf("waitWith", id) }));
}
