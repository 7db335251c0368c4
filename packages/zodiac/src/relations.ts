import { type Element, type Sign, type SignId, signById, signs } from "./signs.ts";

/** The six classical relations between earthly branches, by the pinyin of their Chinese names. */
export type RelationId = "liuhe" | "sanhe" | "liuchong" | "liuhai" | "xing" | "po";

/** One classical relation that holds between two signs. */
export interface Relation {
  readonly id: RelationId;
  /** English name, `Six clashes`. */
  readonly name: string;
  /** Chinese name in simplified characters, `六冲`. */
  readonly chinese: string;
  readonly kind: "harmony" | "tension";
  /** A sentence about these two signs, the same whichever of them is named first. */
  readonly explanation: string;
}

/** How one element stands to another, seen from the first. */
export type ElementRelation = "same" | "generates" | "controls" | "controlled-by" | "generated-by";

/**
 * The classical relations that hold between two signs, in a fixed order: the harmonies liuhe and sanhe, then the
 * tensions liuchong, liuhai, xing and po. Often there is none; there are three at most (snake and monkey). The answer is
 * the same for `(b, a)`. Four signs have the relation xing with themselves.
 *
 * Sources: Xiao Ji, Wuxing dayi (五行大义, about 600), book 2, for harmonies, clashes, harms and punishments; Liao Zhong,
 * Wuxing jingji (五行精纪, 13th century), chapter 25, for the names of the punishments, of which some later books exchange
 * "ungrateful" and "bullying"; Xieji bianfang shu (协纪辨方书, 1741) for the breaks.
 *
 * @throws {ZodiacRangeError} `unknown-sign`.
 * @example
 * relationsBetween("rat", "ox").map((relation) => relation.id); // ["liuhe"]
 * relationsBetween("monkey", "snake").map((relation) => relation.id); // ["liuhe", "xing", "po"]
 * relationsBetween("rat", "tiger"); // []
 */
export function relationsBetween(a: SignId, b: SignId): Relation[] {
  const [first, second] = [placeOf(a), placeOf(b)].sort((x, y) => x - y) as [number, number];
  const found: Relation[] = [];
  for (const { explain, ...rule } of RULES) {
    const explanation = explain(first, second);
    if (explanation !== undefined) found.push({ ...rule, explanation });
  }
  return found;
}

/**
 * How one element stands to another. In the generating cycle each of wood, fire, earth, metal, water feeds the next and
 * the last feeds the first; in the controlling cycle each checks the next but one.
 *
 * Source: the two cycles of the five elements (wuxing), as in Wuxing dayi (五行大义), book 2.
 *
 * @example
 * elementRelation("wood", "fire"); // "generates"
 * elementRelation("fire", "wood"); // "generated-by"
 * elementRelation("water", "fire"); // "controls"
 */
export function elementRelation(from: Element, to: Element): ElementRelation {
  const steps = (GENERATING_CYCLE.indexOf(to) - GENERATING_CYCLE.indexOf(from) + 5) % 5;
  return STEPS[steps] as ElementRelation;
}

const GENERATING_CYCLE: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const STEPS: readonly ElementRelation[] = ["same", "generates", "controls", "controlled-by", "generated-by"];

interface Rule extends Omit<Relation, "explanation"> {
  /** Places count from rat, 0, to pig, 11; the first is never the greater. Undefined where the rule does not hold. */
  readonly explain: (first: number, second: number) => string | undefined;
}

const RULES: readonly Rule[] = [
  {
    id: "liuhe",
    name: "Six harmonies",
    chinese: "六合",
    kind: "harmony",
    // The pairs mirror each other across the line between rat and ox.
    explain: (a, b) =>
      (a + b) % 12 === 1
        ? `${nameOf(a)} and ${nameOf(b)} are one of the six harmonies: each is read to supply what the other lacks, which makes a close working pair.`
        : undefined,
  },
  {
    id: "sanhe",
    name: "Three harmonies",
    chinese: "三合",
    kind: "harmony",
    // Every fourth place: the trines of water, metal, fire and wood.
    explain: (a, b) =>
      a !== b && (b - a) % 4 === 0
        ? `${nameOf(a)} and ${nameOf(b)} belong to the three harmonies of ${TRINE_ELEMENTS[a % 4]}, with ${nameOf((a % 4) * 3 + 12 - a - b)} as the third: they are read to want the same result.`
        : undefined,
  },
  {
    id: "liuchong",
    name: "Six clashes",
    chinese: "六冲",
    kind: "tension",
    explain: (a, b) =>
      b - a === 6
        ? `${nameOf(a)} and ${nameOf(b)} face each other across the circle, one of the six clashes: they are read to pull in opposite directions, and clear agreements help.`
        : undefined,
  },
  {
    id: "liuhai",
    name: "Six harms",
    chinese: "六害",
    kind: "tension",
    // What harms a sign is what clashes with its partner of the six harmonies: 6 + 1 - a.
    explain: (a, b) =>
      (a + b) % 12 === 7
        ? `${nameOf(a)} and ${nameOf(b)} are one of the six harms, since each clashes with the other's partner in harmony: friction is read to be indirect, so ask before assuming.`
        : undefined,
  },
  {
    id: "xing",
    name: "Punishment",
    chinese: "刑",
    kind: "tension",
    explain: explainPunishment,
  },
  {
    id: "po",
    name: "Six breaks",
    chinese: "六破",
    kind: "tension",
    // Each yang sign breaks with the third before it, which is yin.
    explain: (a, b) =>
      ((a % 2 === 0 ? a - b : b - a) + 12) % 12 === 3
        ? `${nameOf(a)} and ${nameOf(b)} are one of the six breaks, the mildest tension: what they settle is read to come loose, and is worth confirming.`
        : undefined,
  },
];

const TRINE_ELEMENTS: readonly Element[] = ["water", "metal", "fire", "wood"];

/** The place that each place punishes, from laying the trines over the seasons; four of them meet themselves. */
const PUNISHED: readonly number[] = [3, 10, 5, 0, 4, 8, 6, 1, 2, 9, 7, 11];

const PUNISHMENTS: readonly string[] = [
  "the uncivil punishment: manners are read to slip, so courtesy is worth the effort",
  "the bullying punishment: each is read to lean on its position, so divide the powers beforehand",
  "the ungrateful punishment: favours are read to be forgotten, so write down who owes what",
];

function explainPunishment(a: number, b: number): string | undefined {
  if (PUNISHED[a] !== b && PUNISHED[b] !== a) return undefined;
  return a === b
    ? `${nameOf(a)} meets itself in a self-punishment: two of a kind are read to double their faults, so a third view helps.`
    : `${nameOf(a)} and ${nameOf(b)} share ${PUNISHMENTS[a % 3]}.`;
}

function placeOf(id: SignId): number {
  return signs.indexOf(signById(id));
}

function nameOf(place: number): string {
  return (signs[place] as Sign).name;
}
