import { type ElementRelation, elementRelation, type SignId, signById } from "@zodiac-at-work/zodiac";
import { type OutlookRule, outlook } from "@zodiac-at-work/zodiac/outlook";

/** The decisions of a career, in the order in which readers find them. */
export const decisionIds = ["raise", "new-job", "lead", "start", "learn", "commit"] as const;

/**
 * `raise`: ask for more money. `new-job`: change employers. `lead`: take on a team. `start`: begin something of one's own.
 * `learn`: train for something. `commit`: sign for years.
 */
export type DecisionId = (typeof decisionIds)[number];

/** What a zodiac year is good for, and what had better wait. */
export interface YearDecisions {
  /** One or two decisions, the best first. */
  readonly goFor: readonly DecisionId[];
  /** Up to two decisions, the worst first. */
  readonly waitWith: readonly DecisionId[];
}

/**
 * Returns which decisions a zodiac year favors for a sign. Each rule of the outlook speaks for or against some of them, and
 * the sums decide. The year's element has the role that it has among the ten gods (shishen, 十神): the one that feeds the
 * sign is its resource (learning, documents), the one that controls it is its office (rank and duty), the one that it controls
 * is its wealth, the one that it feeds is its output (what it makes), and its own is its company (helpers and rivals).
 *
 * @throws {ZodiacRangeError} as `outlook`.
 * @example
 * yearDecisions("goat", 2032); // { goFor: ["raise", "start"], waitWith: ["commit", "learn"] }
 */
export function yearDecisions(sign: SignId, zodiacYear: number): YearDecisions {
  const { findings, yearElement } = outlook(sign, zodiacYear);
  const element = elementRelation(yearElement, signById(sign).element);
  const applied = findings.map(({ rule }) => weights[rule === "element" ? element : rule]);
  const sums = decisionIds.map((id) => ({ id, sum: applied.reduce((sum, each) => sum + (each[id] ?? 0), 0) }));
  return {
    goFor: sums
      .filter(({ sum }) => sum > 0)
      .toSorted((a, b) => b.sum - a.sum)
      .slice(0, 2)
      .map(({ id }) => id),
    waitWith: sums
      .filter(({ sum }) => sum < 0)
      .toSorted((a, b) => a.sum - b.sum)
      .slice(0, 2)
      .map(({ id }) => id),
  };
}

/** How much each rule speaks for a decision, or against it. */
const weights: Readonly<
  Record<Exclude<OutlookRule, "element"> | ElementRelation, Readonly<Partial<Record<DecisionId, number>>>>
> = {
  // The element of the year to that of the sign.
  generates: { learn: 2, commit: 1 },
  controls: { lead: 2, "new-job": 1, start: -2 },
  "controlled-by": { raise: 2, start: 1, learn: -1 },
  "generated-by": { start: 2, "new-job": 1, lead: -1 },
  same: { start: 1, learn: 1, raise: -2 },
  // The animal of the year to that of the sign.
  "own-year": { learn: 2, "new-job": -2, start: -2 },
  liuhe: { commit: 2, raise: 1 },
  sanhe: { lead: 2, "new-job": 1, start: 1 },
  // A clash brings change, so it suits a move and nothing that is to last.
  liuchong: { "new-job": 2, commit: -2, start: -1 },
  liuhai: { commit: -2 },
  xing: { "new-job": -2, lead: -1 },
  po: { commit: -2, start: -1 },
};
