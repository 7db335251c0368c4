import { type Sign, type SignId, signById, signs } from "../signs/signs.ts";
import { refuseMore } from "../zodiac-range-error.ts";
import { elementRelation, type RelationId, relationsBetween } from "./relations.ts";

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

/** A rule, or one of the two cases where a tension weighs less. */
export type MatchWeight = MatchRule | "settled" | "self-punishment";

/**
 * The points of each rule. The rules are classical. The weights are this package's own, because tradition ranks the rules
 * but assigns no numbers. They keep to that ranking:
 * - For every sign, the partner of the six harmonies scores at least as high as the two of the three harmonies, and these
 *   three score higher than all other signs.
 * - Signs in a clash, a harm or a punishment with it, but in no harmony, score lower than all others.
 * - A tension between two signs in harmony counts as `settled`, by the old rule that harmony forgets punishment (tan he
 *   wang xing, 贪合忘刑). A sign's punishment of itself counts as `self-punishment` and weighs less
 *   than that of another sign.
 *
 * Every score is between 6 and 92, so no score has to be clamped: tiger and monkey have 50 - 26 - 16 - 2, horse and goat
 * 50 + 30 + 8 + 4.
 *
 * @example
 * matchPoints.liuhe; // 30
 */
export const matchPoints: Readonly<Record<MatchWeight, number>> = /* @__PURE__ */ Object.freeze({
  base: 50,
  liuhe: 30,
  sanhe: 20,
  liuchong: -26,
  liuhai: -24,
  xing: -16,
  po: -6,
  settled: -2,
  "self-punishment": -14,
  generating: 8,
  controlling: -2,
  "same-element": 4,
  polarity: 4,
});

/**
 * Returns how well two signs work together, with a reason for every point.
 *
 * The result is the same for `(other, person)`. Generating and controlling have a direction. The sentence names it
 * ("Rat's water feeds Tiger's wood"), but their points count for the pair.
 *
 * @throws {ZodiacRangeError} `unknown-sign`; `too-many-arguments`.
 * @example
 * const match = careerMatch("rat", "horse");
 * match.score; // 22
 * match.reasons.map(({ rule, points }) => `${rule} ${points}`); // ["base 50", "liuchong -26", "controlling -2"]
 */
export function careerMatch(person: SignId, other: SignId, ...more: never[]): CareerMatch {
  refuseMore(more, "signs.map((sign) => careerMatch(sign, other))");
  const [first, second] = [signById(person), signById(other)].sort((a, b) => signs.indexOf(a) - signs.indexOf(b)) as [
    Sign,
    Sign,
  ];
  const relations = relationsBetween(person, other);
  const harmony = relations.some(({ kind }) => kind === "harmony");
  const reasons = [
    reason("base", "Every pair begins in the middle, at 50 of 100."),
    ...relations.map(({ id, kind, explanation }) => {
      if (harmony && kind === "tension") return reason(id, `${explanation} ${settles}`, "settled");
      return reason(id, explanation, person === other ? "self-punishment" : id);
    }),
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

const settles = "Their harmony settles it, so it counts for little.";

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

function reason(rule: MatchRule, sentence: string, weight: MatchWeight = rule): MatchReason {
  return { rule, points: matchPoints[weight], sentence };
}
