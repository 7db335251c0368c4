import { expect, test } from "vitest";
import { creditOf } from "./credit.ts";

const computed = {
  writer: "template-writer",
  family: "stories",
  createdAt: new Date("2026-11-24T10:00:00Z"),
  textChangedAt: null,
  computedAt: null,
} as const;

test("a data story says when it was computed, and that a person has edited it", () => {
  expect(creditOf(computed)).toBe("Computed from our catalog on Nov 24, 2026");
  expect(creditOf({ ...computed, textChangedAt: new Date() })).toBe(
    "Computed from our catalog on Nov 24, 2026, edited by our editors",
  );
});

test("a data story that was computed again says when, and names an editor only if one changed it afterward", () => {
  const computedAt = new Date("2026-11-26T04:30:00Z");
  const again = { ...computed, computedAt, textChangedAt: computedAt };
  expect(creditOf(again)).toBe("Computed from our catalog on Nov 26, 2026");
  expect(creditOf({ ...again, textChangedAt: new Date("2026-11-27T10:00:00Z") })).toBe(
    "Computed from our catalog on Nov 26, 2026, edited by our editors",
  );
});

test("a model's article says so, whatever its family", () => {
  expect(creditOf({ ...computed, writer: "model-writer" })).toBe("Drafted by a model and checked");
});

test.each([
  ["a guide", { ...computed, family: "guides" }],
  ["an explainer", { ...computed, family: "explainers" }],
  ["an article that a person began", { ...computed, writer: null }],
] as const)("%s was written by people", (_, article) => {
  expect(creditOf(article)).toBe("Written by our editors");
});
