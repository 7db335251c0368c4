import { signIds } from "@zodiac-at-work/zodiac";
import { describe, expect, test } from "vitest";
import { decisionIds, yearDecisions } from "./year-decisions.ts";

const allYears = signIds.flatMap((sign) =>
  Array.from({ length: 60 }, (_, place) => ({ sign, year: 2026 + place, ...yearDecisions(sign, 2026 + place) })),
);

describe("what a year is good for", () => {
  test.each([
    ["the element that feeds the sign favors learning and papers", "dragon", 2027, ["learn", "commit"], []],
    ["the element that controls the sign favors rank", "goat", 2034, ["lead", "new-job"], ["start"]],
    ["the element that the sign controls favors money", "dragon", 2032, ["raise", "lead"], ["learn"]],
    ["the element that the sign feeds favors what it makes", "dragon", 2031, ["start", "new-job"], ["lead"]],
    ["a clash favors a move, and nothing that is to last", "rat", 2026, ["raise", "new-job"], ["commit", "learn"]],
    ["one's own year is for learning", "goat", 2027, ["learn", "commit"], ["new-job", "start"]],
    ["a harmony favors a contract", "dragon", 2029, ["commit", "start"], ["raise"]],
    ["an ally favors a team", "rat", 2028, ["lead", "new-job"], ["start"]],
  ] as const)("%s", (_, sign, year, goFor, waitWith) => {
    expect(yearDecisions(sign, year)).toEqual({ goFor, waitWith });
  });

  test("every year is good for one or two decisions, and at most two others wait", () => {
    for (const { goFor, waitWith } of allYears) {
      expect([1, 2]).toContain(goFor.length);
      expect(waitWith.length).toBeLessThanOrEqual(2);
      expect(new Set([...goFor, ...waitWith]).size).toBe(goFor.length + waitWith.length);
    }
  });

  test("every sign has a good year for each decision within sixty years", () => {
    for (const sign of signIds) {
      for (const id of decisionIds) {
        const good = allYears.filter((each) => each.sign === sign && each.goFor.includes(id));
        expect([sign, id, good.length > 0]).toEqual([sign, id, true]);
      }
    }
  });

  test("the cycle of sixty years repeats", () => {
    for (const { sign, year, goFor, waitWith } of allYears) {
      expect(yearDecisions(sign, year + 60)).toEqual({ goFor, waitWith });
    }
  });

  test("a year before 100 is refused", () => {
    expect(() => yearDecisions("rat", 90)).toThrow(expect.objectContaining({ code: "out-of-range" }));
  });
});
