import { careerMatch, signIds, signs } from "@zodiac-at-work/zodiac";
import { describe, expect, test } from "vitest";
import { textsBySign } from "./texts-by-sign.ts";

const every = signIds.flatMap((sign) =>
  Object.entries(textsBySign[sign].profile).map(([section, text]) => ({ sign, section, text })),
);

describe("the profiles of the signs", () => {
  test.each(signIds)("has about 600 words for the %s, in seven sections of like length", (sign) => {
    const counts = Object.values(textsBySign[sign].profile).map((text) => wordsOf(text).length);
    expect(counts).toHaveLength(7);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(75);
    expect(Math.max(...counts)).toBeLessThanOrEqual(105);
    const total = counts.reduce((sum, count) => sum + count);
    expect(total).toBeGreaterThanOrEqual(570);
    expect(total).toBeLessThanOrEqual(660);
  });

  test("never gives two sections the same sentence", () => {
    const sentences = every.flatMap(({ text }) => text.split(/(?<=[.?]) /)).filter((text) => wordsOf(text).length > 2);
    expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([]);
  });

  test("recommends only signs that match well", () => {
    const named = every.flatMap(({ sign, text }) =>
      signs.filter(({ name }) => new RegExp(`\\b${name}s?\\b`).test(text)).map(({ id }) => [sign, id] as const),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter(([sign, other]) => !partnersOf(sign).includes(other))).toEqual([]);
  });

  test("addresses the reader", () => {
    const prose = every.map(({ text }) => text);
    expect(prose.filter((text) => !/\byour?\b/i.test(text))).toEqual([]);
  });
});

/** The three signs with the highest scores. */
function partnersOf(sign: (typeof signIds)[number]) {
  const others = signIds.filter((id) => id !== sign);
  return others.toSorted((a, b) => careerMatch(sign, b).score - careerMatch(sign, a).score).slice(0, 3);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d'-]+/gu) ?? [];
}
