import fc from "fast-check";
import { expect, test } from "vitest";
import { titleWords } from "./title-words.ts";

test.each<[string, string[][]]>([
  ["baker", [["baker"]]],
  ["SWE", [["swe", "software engineer"]]],
  [
    "senior rn",
    [
      ["senior", "sr"],
      ["rn", "registered nurse"],
    ],
  ],
  ["RNs", [["rns", "rn", "registered nurse"]]],
  ["registered nurse", [["registered nurse", "rn"]]],
  ["software engineers", [["software engineers", "software engineer", "swe"]]],
  ["pm", [["pm", "product manager", "project manager", "program manager"]]],
  ["technical program manager", [["technical program manager", "tpm"]]],
  ["secretaries", [["secretaries", "secretary"]]],
  ["secretary", [["secretary", "secretaries"]]],
  ["coaches", [["coaches", "coach", "coache"]]],
  ["analysis", [["analysis"]]],
  ["boss", [["boss"]]],
  ["  ", []],
])("%j is looked up as %j", (search, groups) => {
  expect(titleWords(search)).toEqual(groups);
});

test("every typed word is looked up, in any text", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (search) => {
      const typed = titleWords(search).map(([first]) => first);
      expect(typed.join(" ")).toBe(search.toLowerCase().split(/\s+/).filter(Boolean).join(" "));
    }),
  );
});
