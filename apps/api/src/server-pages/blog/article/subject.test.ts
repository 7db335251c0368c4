import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOf } from "./figures.ts";
import { shortAnswer } from "./short-answer.ts";
import { subjectOf } from "./subject.ts";

test.each<[string, string, SignId[], object]>([
  ["When Does the Year of the Goat Begin?", "chinese new year 2027", ["goat", "horse"], { kind: "year", year: 2027 }],
  ["Born in 1968", "born in 1968 chinese zodiac", ["monkey"], { kind: "year", year: 1968 }],
  ["Rat and Ox", "rat and ox at work", ["rat", "ox"], { kind: "pair", signs: ["rat", "ox"] }],
  ["Snake and Monkey in 2028", "snake money", ["snake", "monkey"], { kind: "pair", signs: ["snake", "monkey"] }],
  ["How a Tiger Leads", "tiger boss", ["tiger"], { kind: "sign", sign: "tiger" }],
  ["Life Path 3", "life path 3", [], { kind: "none" }],
  ["The Year 9999", "year of 9999", [], { kind: "none" }],
])("“%s” with the keyword “%s” has its subject", (title, targetKeyword, signs, subject) => {
  expect(subjectOf({ title, targetKeyword, signs })).toEqual(subject);
});

test("every subject has an answer and a figure with balanced tags, in any year", () => {
  const sign = fc.constantFrom(...signIds);
  const subject = fc.oneof(
    fc.record({ kind: fc.constant("year" as const), year: fc.integer({ min: 1800, max: 2099 }) }),
    fc.record({ kind: fc.constant("pair" as const), signs: fc.tuple(sign, sign) }),
    fc.record({ kind: fc.constant("sign" as const), sign }),
  );
  fc.assert(
    fc.property(subject, fc.integer({ min: 2024, max: 2090 }), (about, year) => {
      const today = { year, month: 1, day: 25 };
      const { early, late } = figuresOf(about, "", today);
      const html = [shortAnswer(about, today), early, late].map((part) => part?.text ?? "").join("");
      expect(html).not.toMatch(/NaN|undefined|style=/);
      for (const tag of ["figure", "table", "section", "svg", "g", "ul", "li"])
        expect(html.split(new RegExp(`<${tag}[ >]`)).length).toBe(html.split(`</${tag}>`).length);
    }),
  );
});
