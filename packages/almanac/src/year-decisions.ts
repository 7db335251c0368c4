import { type ElementRelation, elementRelation, type SignId, signById } from "@zodiac-at-work/zodiac";
import { type OutlookRule, outlook } from "@zodiac-at-work/zodiac/outlook";

/** The decisions of a career, in the order in which readers find them. */
export const decisionIds = ["raise", "new-job", "lead", "start", "learn", "commit"] as const;

/**
 * `raise`: ask for more money. `new-job`: change employers. `lead`: take on a team. `start`: begin something of one's own.
 * `learn`: train for something. `commit`: sign for the long term.
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
 * the sums decide. Equal sums keep the order of `decisionIds`.
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

/**
 * How much each rule speaks for a decision, or against it. The rows of the elements follow what the ten gods (shishen, 十神)
 * stand for, those of the animals what the relations are said to do.
 */
const weights: Readonly<
  Record<Exclude<OutlookRule, "element"> | ElementRelation, Readonly<Partial<Record<DecisionId, number>>>>
> = {
  // Resource: teachers and papers.
  generates: { learn: 2, commit: 1 },
  // Officer: rank and duty, and no freedom.
  controls: { lead: 2, "new-job": 1, start: -2 },
  // Wealth: earnings, which leave no time to learn.
  "controlled-by": { raise: 2, start: 1, learn: -1 },
  // Output: what one makes, which wears authority down.
  "generated-by": { start: 2, "new-job": 1, lead: -1 },
  // Companion: helpers to start and learn with, and rivals for the same money.
  same: { start: 1, learn: 1, raise: -2 },
  // One's own year is for a review, and not for a change.
  "own-year": { learn: 2, "new-job": -2, start: -2 },
  // A harmony binds two.
  liuhe: { commit: 2, raise: 1 },
  // A trine joins people in one aim.
  sanhe: { lead: 2, "new-job": 1, start: 1 },
  // A clash brings change, so it suits a move and nothing that is to last.
  liuchong: { "new-job": 2, commit: -2, start: -1 },
  // A harm is a misunderstanding, the worst time to sign.
  liuhai: { commit: -2 },
  // A punishment brings friction with rules and with people one does not know yet.
  xing: { "new-job": -2, lead: -1 },
  // A break loosens what was agreed.
  po: { commit: -2, start: -1 },
};
