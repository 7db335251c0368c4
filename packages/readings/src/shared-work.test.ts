import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { describe, expect, test } from "vitest";
import { sharedWork } from "./shared-work.ts";

const pairs = signIds.flatMap((a, place) => signIds.slice(place).map((b): [SignId, SignId] => [a, b]));
const unlike = pairs.filter(([a, b]) => a !== b);

test("is the same in both orders", () => {
  for (const [a, b] of pairs) expect(sharedWork(b, a)).toBe(sharedWork(a, b));
});

describe("the split of work", () => {
  test.each(unlike)("of %s and %s says who opens, who closes and what each decides", (a, b) => {
    const { opens, closes, decides, split } = sharedWork(a, b);
    const named = namesIn(split, [a, b]);
    expect(named[0]?.sign).toBe(opens);
    const closing = /\b(closes|finishes)\b/.exec(split)?.index ?? -1;
    expect(named.findLast(({ place }) => place < closing)?.sign).toBe(closes);
    for (const sign of [a, b]) expect(whoDecides(split, decides[sign], [a, b])).toBe(sign);
  });

  test.each(signIds)("of two of the %s has one who opens, one who closes and a common decision", (sign) => {
    const { opens, closes, decides, split } = sharedWork(sign, sign);
    expect([opens, closes]).toEqual([sign, sign]);
    expect(split).toMatch(/\b(opens|starts)\b.*\b(closes|finishes)\b/);
    expect(split).toContain(decides[sign]);
  });

  test("names a leader where the pair has one, and only there", () => {
    for (const [a, b] of pairs) {
      const { leads, split } = sharedWork(a, b);
      const leading = / leads\b/.exec(split)?.index ?? -1;
      const leader = namesIn(split, [a, b]).findLast(({ place }) => place < leading)?.sign;
      expect([a, b, leader]).toEqual([a, b, leads]);
    }
  });
});

/** The sign that a text names last before it says what is decided. */
function whoDecides(split: string, decision: string, pair: [SignId, SignId]): SignId | undefined {
  const decided = split.indexOf(decision);
  return namesIn(split, pair).findLast(({ place }) => place < decided)?.sign;
}

function namesIn(text: string, pair: readonly SignId[]): { sign: SignId; place: number }[] {
  return pair
    .flatMap((sign) =>
      Array.from(text.matchAll(new RegExp(`\\b${signById(sign).name}\\b`, "g")), ({ index }) => ({
        sign,
        place: index,
      })),
    )
    .sort((x, y) => x.place - y.place);
}
