import { expect, test } from "vitest";
import { dayText, valueText } from "./browser-words.ts";

test.each([
  ["lcp", 2_449, "2.4 s"],
  ["lcp", 999.4, "999 ms"],
  ["inp", 87.5, "88 ms"],
  ["cls", 0.034, "0.03"],
] as const)("%s of %s reads %s", (vital, value, text) => {
  expect(valueText(vital, value)).toBe(text);
});

test("a day is the same in every time zone", () => {
  expect(dayText("2026-02-17")).toBe("Feb\u00a017, 2026");
});
