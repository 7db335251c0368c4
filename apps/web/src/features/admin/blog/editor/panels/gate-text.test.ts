import { articleGates } from "@zodiac-at-work/catalog";
import { expect, test } from "vitest";
import { gateText, gateTitle } from "./gate-text.ts";

const gate = (measured: Record<string, number | string>) => ({
  gate: "facts" as const,
  passed: true,
  measured,
  problem: null,
  findings: [],
});

test("what a gate measured is read as words", () => {
  expect(gateText(gate({ checked: 1310, wrong: 0 }))).toBe("1,310 checked, 0 wrong");
  expect(gateText(gate({ percent: 4.25, closest: "" }))).toBe("4.3 % shared");
  expect(gateText(gate({ percent: 4, closest: "rat-careers" }))).toBe("4 % shared, closest rat-careers");
  expect(gateText(gate({ value: 71.04 }))).toBe("71");
});

test("a text that ends before its limit says why", () => {
  const wordCount = (words: number, passed = true) =>
    gateText({ ...gate({ words, most: 2000 }), gate: "wordCount", passed });
  expect(wordCount(1140)).toBe("1,140 words; more would repeat");
  expect(wordCount(1990)).toBe("1,990 words, 2,000 most");
  expect(wordCount(90, false)).toBe("90 words, 2,000 most");
});

test("every gate has a name", () => {
  for (const each of articleGates) expect(gateTitle({ ...gate({}), gate: each })).toMatch(/^[A-Z]/);
});
