import { describe, expect, test } from "vitest";
import { type SignId, signs } from "../signs/signs.ts";
import { ZodiacRangeError } from "../zodiac-range-error.ts";
import { careerMatch, type MatchRule, matchPoints } from "./match.ts";
import { relationsBetween } from "./relations.ts";

const ids = signs.map((sign) => sign.id);
const pairs = ids.flatMap((a) => ids.map((b): [SignId, SignId] => [a, b]));

describe("careerMatch", () => {
  test("scores every pair of signs by the weights", () => {
    const table = ids.map((a) => `${a} ${ids.map((b) => careerMatch(a, b).score).join(" ")}`);
    expect(table).toEqual([
      "rat 54 82 58 46 68 52 22 28 78 56 48 58",
      "ox 82 54 52 48 52 78 38 12 62 78 42 48",
      "tiger 58 52 54 58 48 22 78 52 6 52 68 90",
      "rabbit 46 48 58 54 28 58 56 68 52 22 82 78",
      "dragon 68 52 48 28 40 62 58 58 78 92 28 52",
      "snake 52 78 22 58 62 54 58 58 78 68 62 22",
      "horse 22 38 78 56 58 58 40 92 48 52 78 52",
      "goat 28 12 52 68 58 58 92 54 62 58 36 68",
      "monkey 78 62 6 52 78 78 48 62 54 58 58 38",
      "rooster 56 78 52 22 92 68 52 58 58 40 38 58",
      "dog 48 42 68 82 28 62 78 36 58 38 54 52",
      "pig 58 48 90 78 52 22 52 68 38 58 52 40",
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

  test("stays within the bounds that the weights are made for", () => {
    const { base, liuhe, liuchong, xing, generating, controlling, polarity } = matchPoints;
    const scores = pairs.map(([a, b]) => careerMatch(a, b).score);
    expect(Math.min(...scores)).toBe(base + liuchong + xing + controlling);
    expect(Math.max(...scores)).toBe(base + liuhe + generating + polarity);
    expect([Math.min(...scores), Math.max(...scores)]).toEqual([6, 92]);
  });

  test.each(ids)("gives no sign a higher score for the %s than its partner of the six harmonies", (id) => {
    const partner = ids.find((other) => relationsBetween(id, other).some((relation) => relation.id === "liuhe"));
    const scores = ids.map((other) => careerMatch(id, other).score);
    expect(careerMatch(id, partner as SignId).score).toBe(Math.max(...scores));
  });

  test("weighs a tension less between signs in harmony, and says so", () => {
    const settled = careerMatch("snake", "monkey").reasons.filter(({ rule }) => rule === "xing" || rule === "po");
    expect(settled.map(({ points }) => points)).toEqual([matchPoints.settled, matchPoints.settled]);
    for (const { sentence } of settled) expect(sentence).toMatch(/Their harmony settles it/);
  });

  test("weighs a sign's punishment of itself less than that of another sign", () => {
    const pointsOf = (a: SignId, b: SignId) => careerMatch(a, b).reasons.find(({ rule }) => rule === "xing")?.points;
    expect(pointsOf("dragon", "dragon")).toBe(matchPoints["self-punishment"]);
    expect(pointsOf("ox", "dog")).toBe(matchPoints.xing);
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
      const tensions = relationsBetween(a, b)
        .filter(({ kind }) => kind === "tension")
        .map(({ id }) => id as MatchRule);
      const isSettled = tensions.length < relationsBetween(a, b).length;
      for (const { rule, points } of careerMatch(a, b).reasons) {
        const weight = !tensions.includes(rule) ? rule : isSettled ? "settled" : a === b ? "self-punishment" : rule;
        expect(points).toBe(matchPoints[weight]);
      }
    }
  });

  test("returns the same result in both directions, including the sentences", () => {
    for (const [a, b] of pairs) expect(careerMatch(a, b)).toEqual(careerMatch(b, a));
  });

  test("explains each rule in a sentence, and reuses those of the relations", () => {
    expect(careerMatch("pig", "tiger").reasons.map(({ sentence }) => sentence)).toEqual([
      "Every pair begins in the middle, at 50 of 100.",
      ...relationsBetween("tiger", "pig").map(({ explanation, kind }) =>
        kind === "harmony" ? explanation : `${explanation} Their harmony settles it, so it counts for little.`,
      ),
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
