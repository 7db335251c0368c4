import { expect, test } from "vitest";
import { knowledge } from "./testing-knowledge.ts";
import { writingBrief } from "./writing-brief.ts";

test("a brief has the outline, the questions and the facts of an article, each fact once", () => {
  const brief = writingBrief({ keyword: "rat and ox compatibility", seed: "1", today: "2026-11-23", knowledge });
  expect(brief.title).toMatch(/^Rat and Ox Compatibility/);
  expect(brief.outline.length).toBeGreaterThan(4);
  expect(brief.questions.length).toBeGreaterThan(2);
  expect(brief.questions.every((question) => question.endsWith("?"))).toBe(true);
  expect(brief.facts).toContain("Rat and Ox: score 82");
  expect(new Set(brief.facts).size).toBe(brief.facts.length);
});

test("a brief names the sign of the years whose days it gives", () => {
  const brief = writingBrief({ keyword: "year of the rat dates", seed: "1", today: "2026-11-23", knowledge });
  expect(brief.facts).toContain("1984 Rat year: Feb 2, 1984 to Feb 19, 1985");
  expect(new Set(brief.facts).size).toBe(brief.facts.length);
});

test("a brief keeps the title that was asked for", () => {
  const title = "Rats and Oxen at one desk";
  expect(
    writingBrief({ keyword: "rat and ox compatibility", title, seed: "1", today: "2026-11-23", knowledge }).title,
  ).toBe(title);
});
