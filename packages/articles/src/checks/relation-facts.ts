import {
  careerMatch,
  type MatchRule,
  matchPoints,
  type RelationId,
  relationsBetween,
  type SignId,
  signById,
} from "@zodiac-at-work/zodiac";
import { checked, type FactCheck } from "./fact-check.ts";
import { findIn, type Line, pattern, textOf, tokensIn } from "./lines.ts";
import { isAsked, isReported } from "./year-facts.ts";

type Pair = readonly [SignId, SignId];

/** Checks the classical relations that a sentence states between signs. */
export function checkRelations(line: Line): FactCheck[] {
  const { shape } = line;
  if (isAsked(shape) || isReported(shape)) return [];
  const all = distinct(line, shape);
  return clausesOf(shape).flatMap((clause) =>
    relationWords.flatMap(([words, wanted]) => {
      const match = words.exec(clause);
      if (!match || isPossible(clause.slice(0, match.index))) return [];
      const denied = /\b(?:not|never|no|without|nor|neither|instead of|rather than)\b|n't\b/i.test(
        clause.slice(0, match.index).split(/[,«]/).at(-1) ?? "",
      );
      const pairs = pairsOf(line, clause, match, all);
      return pairs.map((pair) => checkPair(pair, wanted, denied, textOf(line, match[0])));
    }),
  );
}

function checkPair([a, b]: Pair, wanted: Wanted, denied: boolean, words: string): FactCheck {
  const relations = relationsBetween(a, b);
  const fits =
    wanted === "none" ? relations.length === 0 : relations.some(({ id, kind }) => id === wanted || kind === wanted);
  const actual = relations.map(({ name }) => name).join(", ") || "no classical relation";
  return checked("relation", `${nameOf(a)} and ${nameOf(b)}: ${words}`, fits !== denied, `the two have ${actual}.`);
}

type Wanted = RelationId | "harmony" | "tension" | "none";

/** Words that name a relation. “Trine” and “clash” are used in no other sense beside two signs. */
const relationWords: readonly (readonly [RegExp, Wanted])[] = [
  [/\bsix harmonies\b|\bsecret friends?\b|\bliu ?he\b/i, "liuhe"],
  [/\bthree harmonies\b|\btrines?\b|\bsan ?he\b/i, "sanhe"],
  [
    /\bclash(?:es|ed)?\b(?! of)|'s opposite\b|\bopposite (?:signs?|animals?)\b|\b(?:sits|stands|lies|directly) opposite\b|\bacross the (?:wheel|circle) from\b/i,
    "liuchong",
  ],
  [/\bsix harms\b|\bharms? (?:each other|one another)\b/i, "liuhai"],
  [/\bpunishments?\b|\bpunish each other\b/i, "xing"],
  [/\bsix breaks\b/i, "po"],
  [/\bin harmony\b/i, "harmony"],
  [/\bin tension\b|\btension between\b/i, "tension"],
  [/\bno (?:classical|old) (?:rule|tie|relation)\b|\bno line for\b/i, "none"],
];

/** “Might clash” states no rule. */
function isPossible(before: string): boolean {
  return /\b(?:may|might|can|could|would|if|when|whether|often|sometimes|seem to|tend to)(?: [a-z]+)? $/i.test(before);
}

/** The parts of a sentence that state one thing each. */
function clausesOf(shape: string): string[] {
  return shape.split(
    /;| \| |(?<!«sign\d+»):|, (?=but|while|whereas|yet|whilst)|\b(?:while|whereas)\b|, and (?=«sign\d+» (?:and|with|clash|harm))|\. /,
  );
}

/** The pairs that a relation's words speak of: the signs on both sides, those of a list, or the only two in sight. */
function pairsOf(line: Line, clause: string, match: RegExpExecArray, all: readonly SignId[]): Pair[] {
  const signs = distinct(line, clause);
  if (signs.length <= 2) {
    const [a, b, ...others] = signs.length === 2 ? signs : all;
    return a && b && others.length === 0 ? [[a, b]] : [];
  }
  // The Rat clashes with the Horse and the Goat. Rat, Dragon and Monkey form a trine. The Rat's opposite is the Horse.
  const before = clause.slice(Math.max(0, match.index - 200), match.index);
  const after = clause.slice(match.index + match[0].length);
  const subjects = tokensIn(
    line,
    "sign",
    /(?:«sign\d+»(?:, |,? and (?:the )?|'s )?)+[^«]*$/.exec(before)?.[0] ?? "",
  ).map(({ value }) => value);
  const objects = tokensIn(
    line,
    "sign",
    /^(?: [a-z]+){0,3} (?:«sign\d+»(?:, |,? and )?(?:the )?)+/i.exec(after)?.[0] ?? "",
  ).map(({ value }) => value);
  if (objects.length > 0) {
    const subject = subjects.at(-1);
    return subject === undefined ? [] : objects.map((object) => [subject, object]);
  }
  return subjects.flatMap((first, i) => subjects.slice(i + 1).map((second): Pair => [first, second]));
}

/** Checks scores, and the points of single rules. */
export function checkScores(line: Line): FactCheck[] {
  return findIn(line, scores).flatMap((place) => {
    const pair = pairBefore(line, place.before) ?? pairBefore(line, line.shape) ?? onlyPair(line);
    const written = (place.in("number", "number")[0] ?? place.in("of", "number")[0] ?? place.in("after", "number")[0])
      ?.value;
    if (!pair || written === undefined || (place.has("of") && place.in("full", "number")[0]?.value !== 100)) return [];
    const { score } = careerMatch(...pair);
    return [
      checked(
        "score",
        `${nameOf(pair[0])} and ${nameOf(pair[1])}: ${place.text}`,
        written === score,
        `the score is ${score}.`,
      ),
    ];
  });
}

const scores = pattern(
  "{number:of} (?:out )?of {number:full}|(?<=\\b(?:the|score|scores|scored|with|gets?|has|have|reach|reaches) ){number} points\\b|\\bscores?(?: is| of| at)? {number:after}(?! (?:out )?of)",
);

/** Checks the sum of the points of a pair: “for Rat and Horse it is 50 − 22 − 8”. */
export function checkPoints(line: Line): FactCheck[] {
  return findIn(line, points).flatMap((place) => {
    const pair = pairBefore(line, place.before) ?? onlyPair(line);
    const values = place.in("points", "number").map(({ value }) => value);
    if (!pair || values[0] !== matchPoints.base) return [];
    const signs = place.text.match(/ [+−-] /g) ?? [];
    const total = values.reduce((sum, value, i) => sum + (i === 0 || signs[i - 1] === " + " ? value : -value), 0);
    const { score } = careerMatch(...pair);
    return [
      checked(
        "score",
        `${nameOf(pair[0])} and ${nameOf(pair[1])}: ${place.text}`,
        total === score,
        `the score is ${score}.`,
      ),
    ];
  });
}

const points = {
  regex: /(?<points>«number\d+»(?: [+−-] «number\d+»){1,8})/g,
  needs: ["«number", "«sign"],
};

/** Checks a row of a table that gives the points of a rule: `Rat and Ox | Six harmonies | +30`. */
export function checkRule(pair: Pair, rule: string, points: number): FactCheck | undefined {
  const id = ruleNames[rule.toLowerCase()];
  if (id === undefined) return undefined;
  const holds = careerMatch(...pair).reasons.some((reason) => reason.rule === id && reason.points === points);
  return checked(
    "score",
    `${nameOf(pair[0])} and ${nameOf(pair[1])}: ${rule} ${points}`,
    holds,
    "the rule gives other points, or does not apply.",
  );
}

const ruleNames: Readonly<Record<string, MatchRule>> = {
  "every pair starts here": "base",
  "six harmonies": "liuhe",
  "three harmonies": "sanhe",
  "six clashes": "liuchong",
  "six harms": "liuhai",
  punishment: "xing",
  "six breaks": "po",
  "generating cycle": "generating",
  "controlling cycle": "controlling",
  "same element": "same-element",
  "yin and yang balance": "polarity",
};

/** Returns the pair that was named last, “Rat and the year's Ox”. */
function pairBefore(line: Line, before: string): Pair | undefined {
  const place = findIn(line, joined, before).at(-1);
  const [a, b] = [place?.in("a", "sign")[0]?.value, place?.in("b", "sign")[0]?.value];
  return a && b ? [a, b] : undefined;
}

const joined = pattern("{sign:a},? (?:and|with|plus|&|meets) (?:an? |the |the year's |another )?{sign:b}");

function onlyPair(line: Line): Pair | undefined {
  const [a, b, ...rest] = distinct(line, line.shape);
  return a && b && rest.length === 0 ? [a, b] : undefined;
}

function distinct(line: Line, part: string): SignId[] {
  return [...new Set(tokensIn(line, "sign", part).map(({ value }) => value))];
}

function nameOf(sign: SignId): string {
  return signById(sign).name;
}
