import { elementRelation, type RelationId, relationsBetween } from "./relations.ts";
import { type Sign, type SignId, signById, signs } from "./signs.ts";

/** The rules that contribute points: the common base, the classical relations, the elements, and yin and yang. */
export type MatchRule = "base" | RelationId | "generating" | "controlling" | "same-element" | "polarity";

/** One rule that applies to two signs, and its effect on their score. */
export interface MatchReason {
  readonly rule: MatchRule;
  /** Whole points, negative for a tension. */
  readonly points: number;
  /** The explanation. If the rule has a direction, the sentence names the sign that gives. */
  readonly sentence: string;
}

/** How well two signs work together, by tradition. */
export interface CareerMatch {
  /** 0 to 100, higher is easier. Exactly the sum of the points of the reasons. */
  readonly score: number;
  readonly reasons: readonly MatchReason[];
}

/**
 * The points of each rule. The rules are classical. The weights are this package's own, because tradition ranks the rules
 * but assigns no numbers.
 *
 * With these weights every score is between 6 and 92, so no score has to be clamped. Exactly one element rule applies to
 * a pair. Signs that are an even number of places apart can have sanhe, liuchong and xing: at least
 * 50 - 22 - 14 - 8 = 6, at most 50 + 28 + 8 = 86. Signs that are an odd number of places apart have polarity, and can
 * have liuhe, liuhai, xing and po: at least 50 + 4 - 18 - 14 - 6 - 8 = 8, at most 50 + 4 + 30 + 8 = 92.
 *
 * @example
 * matchPoints.liuhe; // 30
 */
export const matchPoints: Readonly<Record<MatchRule, number>> = /* @__PURE__ */ Object.freeze({
  base: 50,
  liuhe: 30,
  sanhe: 28,
  liuchong: -22,
  liuhai: -18,
  xing: -14,
  po: -6,
  generating: 8,
  controlling: -8,
  "same-element": 4,
  polarity: 4,
});

/**
 * Returns how well two signs work together, with a reason for every point.
 *
 * The result is the same for `(other, person)`. Generating and controlling have a direction, which the sentence names
 * ("Rat's water feeds Tiger's wood"), but their points count for the pair.
 *
 * @throws {ZodiacRangeError} `unknown-sign`.
 * @example
 * const match = careerMatch("rat", "horse");
 * match.score; // 20
 * match.reasons.map(({ rule, points }) => `${rule} ${points}`); // ["base 50", "liuchong -22", "controlling -8"]
 */
export function careerMatch(person: SignId, other: SignId): CareerMatch {
  const [first, second] = [signById(person), signById(other)].sort((a, b) => signs.indexOf(a) - signs.indexOf(b)) as [
    Sign,
    Sign,
  ];
  const reasons = [
    reason("base", "Every pair begins in the middle, at 50 of 100."),
    ...relationsBetween(person, other).map(({ id, explanation }) => reason(id, explanation)),
    elementReason(first, second),
  ];
  if (first.polarity !== second.polarity) {
    reasons.push(
      reason(
        "polarity",
        `${first.name} is ${first.polarity} and ${second.name} ${second.polarity}: opposites balance.`,
      ),
    );
  }
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

function elementReason(a: Sign, b: Sign): MatchReason {
  switch (elementRelation(a.element, b.element)) {
    case "same":
      return reason("same-element", `Both signs are ${a.element} by nature: habits are familiar.`);
    case "generates":
      return feeding(a, b);
    case "generated-by":
      return feeding(b, a);
    case "controls":
      return checking(a, b);
    case "controlled-by":
      return checking(b, a);
  }
}

function feeding(giver: Sign, taker: Sign): MatchReason {
  return reason(
    "generating",
    `${giver.name}'s ${giver.element} feeds ${taker.name}'s ${taker.element} in the generating cycle: ${giver.name} supports, ${taker.name} builds on it.`,
  );
}

function checking(checker: Sign, checked: Sign): MatchReason {
  return reason(
    "controlling",
    `${checker.name}'s ${checker.element} checks ${checked.name}'s ${checked.element} in the controlling cycle: ${checker.name} sets limits, ${checked.name} feels them.`,
  );
}

function reason(rule: MatchRule, sentence: string): MatchReason {
  return { rule, points: matchPoints[rule], sentence };
}
