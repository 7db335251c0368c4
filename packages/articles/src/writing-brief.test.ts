import { expect, test } from "vitest";
import { knowledge } from "./testing-knowledge.ts";
import { writingBrief } from "./writing-brief.ts";

test("a brief has the outline and the facts of an article, each fact once", () => {
  const brief = writingBrief({ keyword: "rat and ox compatibility", seed: "1", today: "2026-11-23", knowledge });
  expect(brief.title).toBe("Rat and Ox at Work: News First, Then a Date");
  expect(brief.outline).toContain("What each can say");
  expect(brief.facts).toContain("Rat and Ox: 82 of 100");
  expect(new Set(brief.facts).size).toBe(brief.facts.length);
});

test("a brief names the sign of the years whose days it gives", () => {
  const brief = writingBrief({ keyword: "year of the rat dates", seed: "1", today: "2026-11-23", knowledge });
  expect(brief.facts).toContain("1984 Rat year: 1984 | Wood Rat | Feb 2, 1984 | Feb 19, 1985");
  expect(new Set(brief.facts).size).toBe(brief.facts.length);
});

test("a brief keeps the title that was asked for", () => {
  const title = "Rats and Oxen at one desk";
  expect(
    writingBrief({ keyword: "rat and ox compatibility", title, seed: "1", today: "2026-11-23", knowledge }).title,
  ).toBe(title);
});
