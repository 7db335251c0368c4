import { articleGates } from "@zodiac-at-work/catalog";
import { expect, test } from "vitest";
import { gateText, gateTitle } from "./gate-text.ts";

const gate = (measured: Record<string, number | string>) =>
  ({ gate: "facts", passed: true, measured, problem: null }) as const;

test("what a gate measured is read as words", () => {
  expect(gateText(gate({ words: 1310, target: 2000 }))).toBe("1,310 words, 2,000 target");
  expect(gateText(gate({ percent: 4.25, closest: "" }))).toBe("4.3 % shared");
  expect(gateText(gate({ percent: 4, closest: "rat-careers" }))).toBe("4 % shared, closest rat-careers");
  expect(gateText(gate({ value: 71.04 }))).toBe("71");
});

test("every gate has a name", () => {
  for (const each of articleGates) expect(gateTitle({ ...gate({}), gate: each })).toMatch(/^[A-Z]/);
});
