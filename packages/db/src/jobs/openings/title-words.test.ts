import fc from "fast-check";
import { expect, test } from "vitest";
import { type TitleGroup, titleWords } from "./title-words.ts";

const start = (text: string, ...words: string[]): TitleGroup => ({ starts: [text], words });
const whole = (...words: string[]): TitleGroup => ({ starts: [], words });

test.each<[string, TitleGroup[]]>([
  ["baker", [start("baker")]],
  ["SWE", [whole("swe", "swes", "software engineer", "software engineers")]],
  ["senior rn", [whole("senior", "seniors", "sr", "srs"), whole("rn", "rns", "registered nurse", "registered nurses")]],
  ["RNs", [whole("rns", "rn", "registered nurse", "registered nurses")]],
  ["registered nurse", [whole("registered nurse", "registered nurses", "rn", "rns")]],
  ["Sr. Accountant", [whole("sr", "srs", "senior", "seniors"), start("accountant")]],
  ["technical program manager", [whole("technical program manager", "technical program managers", "tpm", "tpms")]],
  ["front-end dev", [whole("front end", "front ends", "frontend", "frontends"), start("dev")]],
  ["interns", [whole("interns", "intern", "internship", "internships")]],
  ["internat", [start("internat")]],
  ["secretaries", [start("secretaries", "secretary")]],
  ["secretary", [start("secretary", "secretaries")]],
  ["coaches", [start("coaches", "coach", "coache")]],
  ["nurses", [start("nurses", "nurs", "nurse")]],
  ["analysis", [start("analysis")]],
  ["news", [start("news")]],
  ["boss", [start("boss")]],
  [
    "R&D",
    [
      whole(
        "r&d",
        "r&ds",
        "research and development",
        "research and developments",
        "research development",
        "research developments",
      ),
    ],
  ],
  ["  ", []],
  ["/ - .", []],
])("%j is looked up as %j", (search, groups) => {
  expect(titleWords(search)).toEqual(groups);
});

test("every typed word is looked up, in any text", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (search) => {
      const typed = titleWords(search).map(({ starts, words }) => starts[0] ?? words[0]);
      const words = search.toLowerCase().split(/[\s/.\-_:@]+/);
      expect(typed.join(" ")).toBe(words.filter(Boolean).join(" "));
    }),
  );
});
