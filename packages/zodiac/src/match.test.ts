import { describe, expect, test } from "vitest";
import { careerMatch, type MatchRule, matchPoints } from "./match.ts";
import { profiles } from "./profiles.ts";
import { relationsBetween } from "./relations.ts";
import { type SignId, signs } from "./signs.ts";
import { ZodiacRangeError } from "./zodiac-range-error.ts";

const ids = signs.map((sign) => sign.id);
const pairs = ids.flatMap((a) => ids.map((b): [SignId, SignId] => [a, b]));

describe("careerMatch", () => {
  test("scores every pair of signs by the weights", () => {
    const table = ids.map((a) => `${a} ${ids.map((b) => careerMatch(a, b).score).join(" ")}`);
    expect(table).toEqual([
      "rat 54 76 58 48 70 46 20 28 86 56 42 58",
      "ox 76 54 46 42 52 86 44 18 62 86 44 42",
      "tiger 58 46 54 58 42 30 86 46 6 46 70 86",
      "rabbit 48 42 58 54 28 58 56 70 46 20 76 86",
      "dragon 70 52 42 28 40 62 58 58 86 92 32 46",
      "snake 46 86 30 58 62 54 58 58 56 70 62 20",
      "horse 20 44 86 56 58 58 40 92 42 46 86 46",
      "goat 28 18 46 70 58 58 92 54 62 58 38 70",
      "monkey 86 62 6 46 86 56 42 62 54 58 58 44",
      "rooster 56 86 46 20 92 70 46 58 58 40 44 58",
      "dog 42 44 70 76 32 62 86 38 58 44 54 46",
      "pig 58 42 86 86 46 20 46 70 44 58 46 40",
    ]);
  });

  test("returns a whole score from 0 to 100 that is the sum of its reasons, for all 144 pairs", () => {
    for (const [a, b] of pairs) {
      const { score, reasons } = careerMatch(a, b);
      expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  test("stays within the bounds that follow from the weights and from the rules that can apply together", () => {
    const { base, sanhe, liuhe, liuchong, liuhai, xing, po, generating, controlling, polarity } = matchPoints;
    const least = Math.min(base + liuchong + xing + controlling, base + polarity + liuhai + xing + po + controlling);
    const most = Math.max(base + sanhe + generating, base + polarity + liuhe + generating);
    const scores = pairs.map(([a, b]) => careerMatch(a, b).score);
    expect([least, most]).toEqual([6, 92]);
    expect([Math.min(...scores), Math.max(...scores)]).toEqual([least, most]);

    const isEven = ([a, b]: [SignId, SignId]) => (ids.indexOf(a) - ids.indexOf(b)) % 2 === 0;
    const even = pairs.filter(isEven);
    const odd = pairs.filter((pair) => !isEven(pair));
    for (const rule of ["sanhe", "liuchong"]) expect(rulesAmong(odd)).not.toContain(rule);
    for (const rule of ["liuhe", "liuhai", "po", "polarity"]) expect(rulesAmong(even)).not.toContain(rule);
  });

  test("lists the base, then the relations, one element rule and polarity", () => {
    for (const [a, b] of pairs) {
      const rules = careerMatch(a, b).reasons.map(({ rule }) => rule);
      const [first, second] = [signs[ids.indexOf(a)], signs[ids.indexOf(b)]];
      const elements = rules.filter((rule) => ["generating", "controlling", "same-element"].includes(rule));
      expect(elements).toHaveLength(1);
      expect(rules).toEqual([
        "base",
        ...relationsBetween(a, b).map(({ id }) => id),
        ...elements,
        ...(first?.polarity === second?.polarity ? [] : ["polarity"]),
      ]);
      for (const { rule, points } of careerMatch(a, b).reasons) expect(points).toBe(matchPoints[rule]);
    }
  });

  test("returns the same result in both directions, including the sentences", () => {
    for (const [a, b] of pairs) expect(careerMatch(a, b)).toEqual(careerMatch(b, a));
  });

  test("agrees with the profiles: the best signs score above 50, the worst below", () => {
    for (const id of ids) {
      for (const best of profiles[id].bestCompatibility) expect(careerMatch(id, best).score).toBeGreaterThan(50);
      for (const worst of profiles[id].worstCompatibility) expect(careerMatch(id, worst).score).toBeLessThan(50);
    }
  });

  test("explains each rule in a sentence, and reuses those of the relations", () => {
    expect(careerMatch("pig", "tiger").reasons.map(({ sentence }) => sentence)).toEqual([
      "Every pair begins in the middle, at 50 of 100.",
      ...relationsBetween("tiger", "pig").map(({ explanation }) => explanation),
      "Pig's water feeds Tiger's wood in the generating cycle: Pig supports, Tiger builds on it.",
      "Tiger is yang and Pig yin: opposites balance.",
    ]);
  });

  test.each<[SignId, SignId, MatchRule, string]>([
    [
      "rat",
      "tiger",
      "generating",
      "Rat's water feeds Tiger's wood in the generating cycle: Rat supports, Tiger builds on it.",
    ],
    [
      "tiger",
      "snake",
      "generating",
      "Tiger's wood feeds Snake's fire in the generating cycle: Tiger supports, Snake builds on it.",
    ],
    [
      "rat",
      "monkey",
      "generating",
      "Monkey's metal feeds Rat's water in the generating cycle: Monkey supports, Rat builds on it.",
    ],
    [
      "rat",
      "horse",
      "controlling",
      "Rat's water checks Horse's fire in the controlling cycle: Rat sets limits, Horse feels them.",
    ],
    [
      "rat",
      "ox",
      "controlling",
      "Ox's earth checks Rat's water in the controlling cycle: Ox sets limits, Rat feels them.",
    ],
    ["dragon", "dog", "same-element", "Both signs are earth by nature: habits are familiar."],
    ["rat", "rat", "same-element", "Both signs are water by nature: habits are familiar."],
  ])("names the sign that gives, between %s and %s", (a, b, rule, sentence) => {
    expect(careerMatch(b, a).reasons).toContainEqual({ rule, points: matchPoints[rule], sentence });
  });

  test("refuses an unknown sign in either position", () => {
    expect(() => careerMatch("cat" as SignId, "rat")).toThrow(ZodiacRangeError);
    expect(() => careerMatch("rat", "cat" as SignId)).toThrow(ZodiacRangeError);
  });
});

function rulesAmong(among: readonly [SignId, SignId][]): MatchRule[] {
  return among.flatMap(([a, b]) => careerMatch(a, b).reasons.map(({ rule }) => rule));
}
