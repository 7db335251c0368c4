import { type Element, elementRelation, signById, signIds, signOfDate, signs } from "@zodiac-at-work/zodiac";
import { describe, expect, test } from "vitest";
import { textsBySign } from "./texts-by-sign.ts";

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const pairs = signIds.flatMap((sign) =>
  elements.map((element) => ({
    sign,
    element,
    text: textsBySign[sign].birthYears[element],
    own: signById(sign).element,
  })),
);

/** The birth years of readers of working age with this sign and element. */
function yearsOf(sign: string, element: Element): number[] {
  const years = Array.from({ length: 2010 - 1936 + 1 }, (_, place) => 1936 + place);
  return years.filter((year) => {
    const answer = signOfDate(`${year}-06-01`);
    return answer.sign === sign && answer.yearElement === element;
  });
}

describe("the texts of a sign and the element of the birth year", () => {
  test.each(pairs)("names the sign, the years and no other sign for the $element $sign", ({ sign, element, text }) => {
    const named = signs.filter(({ name }) => new RegExp(`\\b${name}(s|en)?\\b`).test(text)).map(({ id }) => id);
    expect(named).toEqual([sign]);
    expect((text.match(/\b\d{4}\b/g) ?? []).map(Number)).toEqual(yearsOf(sign, element));
  });

  test.each(pairs)("says how the $element year acts on the $sign, by the two cycles", ({ element, own, text }) => {
    const clause = /\b(wood|fire|earth|metal|water) ([a-z]+) (wood|fire|earth|metal|water)\b/i;
    const [, first, verb, second] = clause.exec(text)?.map((word) => word.toLowerCase()) ?? [];
    const relation = elementRelation(first as Element, second as Element);
    expect([first, second].sort()).toEqual([element, own].sort());
    expect(verbs[relation] ?? []).toContain(verb);
  });

  test("has 60 to 90 words for each of the sixty", () => {
    expect(pairs).toHaveLength(60);
    expect(pairs.filter(({ text }) => wordsOf(text).length < 60 || wordsOf(text).length > 90)).toEqual([]);
  });

  test("addresses the reader", () => {
    const prose = pairs.map(({ text }) => text);
    expect(prose.filter((text) => !/\byour?\b/i.test(text))).toEqual([]);
  });
});

/** What the texts call the relation of the first element to the second. */
const verbs: Readonly<Partial<Record<ReturnType<typeof elementRelation>, readonly string[]>>> = {
  same: ["on", "upon", "with", "beside", "under"],
  generates: ["feeds", "makes", "bears"],
  controls: ["cuts", "breaks", "dams", "douses", "melts"],
};

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d'-]+/gu) ?? [];
}
