import { type Element, type Sign, type SignId, signById, signs } from "../signs/signs.ts";
import { nameValue, refuseMore, ZodiacRangeError } from "../zodiac-range-error.ts";

/** The six classical relations between earthly branches, by the pinyin of their Chinese names. */
export type RelationId = "liuhe" | "sanhe" | "liuchong" | "liuhai" | "xing" | "po";

/** One classical relation between two signs. */
export interface Relation {
  readonly id: RelationId;
  /** English name, `Six clashes`. */
  readonly name: string;
  /** Chinese name in simplified characters, `六冲`. */
  readonly chinese: string;
  readonly kind: "harmony" | "tension";
  /** A sentence about these two signs, the same in both directions. */
  readonly explanation: string;
}

/** The relation of one element to another, from the view of the first. */
export type ElementRelation = "same" | "generates" | "controls" | "controlled-by" | "generated-by";

/**
 * Returns the classical relations between two signs, in a fixed order: the harmonies liuhe and sanhe, then the tensions
 * liuchong, liuhai, xing and po. Two signs have between zero and three relations (snake and monkey have three). The result
 * is the same for `(b, a)`. Four signs have the relation xing with themselves.
 *
 * Sources: Xiao Ji, Wuxing dayi (五行大义, about 600), book 2, for harmonies, clashes, harms and punishments; Liao Zhong,
 * Wuxing jingji (五行精纪, 13th century), chapter 25, for the names of the punishments, although some later books swap
 * "ungrateful" and "bullying"; Xieji bianfang shu (协纪辨方书, 1741) for the breaks.
 *
 * @throws {ZodiacRangeError} `unknown-sign`; `too-many-arguments`.
 * @example
 * relationsBetween("rat", "ox").map((relation) => relation.id); // ["liuhe"]
 * relationsBetween("monkey", "snake").map((relation) => relation.id); // ["liuhe", "xing", "po"]
 * relationsBetween("rat", "tiger"); // []
 */
export function relationsBetween(a: SignId, b: SignId, ...more: never[]): Relation[] {
  refuseMore(more, "signs.map((sign) => relationsBetween(sign, other))");
  const [first, second] = [placeOf(a), placeOf(b)].sort((x, y) => x - y) as [number, number];
  const found: Relation[] = [];
  for (const { explain, ...rule } of rules) {
    const explanation = explain(first, second);
    if (explanation !== undefined) found.push({ ...rule, explanation });
  }
  return found;
}

/**
 * Returns the relation of one element to another. In the generating cycle (wood, fire, earth, metal, water) each element
 * feeds the next, and the last feeds the first. In the controlling cycle each element checks the one after the next.
 *
 * Source: the two cycles of the five elements (wuxing), as in Wuxing dayi (五行大义), book 2.
 *
 * @throws {ZodiacRangeError} `unknown-element`; `too-many-arguments`.
 * @example
 * elementRelation("wood", "fire"); // "generates"
 * elementRelation("fire", "wood"); // "generated-by"
 * elementRelation("water", "fire"); // "controls"
 */
export function elementRelation(from: Element, to: Element, ...more: never[]): ElementRelation {
  refuseMore(more, "elements.map((element) => elementRelation(element, other))");
  const steps = (placeInCycle(to) - placeInCycle(from) + 5) % 5;
  return relationsByStep[steps] as ElementRelation;
}

function placeInCycle(element: Element): number {
  const place = generatingCycle.indexOf(element);
  if (place !== -1) return place;
  throw new ZodiacRangeError(
    "unknown-element",
    `${nameValue(element)} is not an element: give one of ${generatingCycle.join(", ")}.`,
  );
}

const generatingCycle: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const relationsByStep: readonly ElementRelation[] = ["same", "generates", "controls", "controlled-by", "generated-by"];

interface Rule extends Omit<Relation, "explanation"> {
  /** Places count from the rat, 0, to the pig, 11; `first` is never greater. Undefined if the rule does not apply. */
  readonly explain: (first: number, second: number) => string | undefined;
}

const rules: readonly Rule[] = [
  {
    id: "liuhe",
    name: "Six harmonies",
    chinese: "六合",
    kind: "harmony",
    // The pairs are symmetric about the line between rat and ox.
    explain: (a, b) =>
      (a + b) % 12 === 1
        ? `${nameOf(a)} and ${nameOf(b)} are one of the six harmonies: each supplies what the other lacks, which makes a close working pair.`
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
        ? `${nameOf(a)} and ${nameOf(b)} belong to the three harmonies of ${trineElements[a % 4]}, with ${nameOf((a % 4) * 3 + 12 - a - b)} as the third: all three want the same result.`
        : undefined,
  },
  {
    id: "liuchong",
    name: "Six clashes",
    chinese: "六冲",
    kind: "tension",
    explain: (a, b) =>
      b - a === 6
        ? `${nameOf(a)} and ${nameOf(b)} face each other across the circle, one of the six clashes: they pull in opposite directions, so agree early on who decides.`
        : undefined,
  },
  {
    id: "liuhai",
    name: "Six harms",
    chinese: "六害",
    kind: "tension",
    // A sign is harmed by the sign that clashes with its partner of the six harmonies: 6 + 1 - a.
    explain: (a, b) =>
      (a + b) % 12 === 7
        ? `${nameOf(a)} and ${nameOf(b)} are one of the six harms, since each clashes with the other's partner in harmony: friction comes sideways, so ask before you assume.`
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
    // Each yang sign breaks with the yin sign three places before it.
    explain: (a, b) =>
      ((a % 2 === 0 ? a - b : b - a) + 12) % 12 === 3
        ? `${nameOf(a)} and ${nameOf(b)} are one of the six breaks, the mildest tension: their agreements come loose, so confirm them.`
        : undefined,
  },
];

const trineElements: readonly Element[] = ["water", "metal", "fire", "wood"];

/** By place, the place that it punishes. The rule maps the trines onto the seasons; four signs punish themselves. */
const punished: readonly number[] = [3, 10, 5, 0, 4, 8, 6, 1, 2, 9, 7, 11];

const punishments: readonly string[] = [
  "the uncivil punishment: manners slip, so courtesy is worth the effort",
  "the bullying punishment: each leans on its position, so divide responsibilities beforehand",
  "the ungrateful punishment: favors get forgotten, so keep a list",
];

function explainPunishment(a: number, b: number): string | undefined {
  if (punished[a] !== b && punished[b] !== a) return undefined;
  return a === b
    ? `${nameOf(a)} meets itself in a self-punishment: two of a kind double their faults, so get a third view.`
    : `${nameOf(a)} and ${nameOf(b)} share ${punishments[a % 3]}.`;
}

function placeOf(id: SignId): number {
  return signs.indexOf(signById(id));
}

function nameOf(place: number): string {
  return (signs[place] as Sign).name;
}
