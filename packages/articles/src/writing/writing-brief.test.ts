import { expect, test } from "vitest";
import { writeFromTemplates } from "../families/write-from-templates.ts";
import { readHtml } from "../html/read-html.ts";
import { knowledge } from "../types/testing-knowledge.ts";
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

test.each([
  ["rat in a team", "guides"],
  ["year of the rat dates", "explainers"],
] as const)("the brief of “%s” has its family, its answer and its matter", (keyword, family) => {
  const request = { keyword, seed: "1", today: "2026-11-23", knowledge };
  const brief = writingBrief(request);
  const { content } = writeFromTemplates(request);
  expect(brief.family).toBe(family);
  expect(readHtml(content).blocks[0]?.text).toBe(brief.answer);
  expect(brief.matter.length).toBeGreaterThan(4);
  expect(brief.matter).not.toContain(brief.answer);
});

test("the figures of a brief name the head of each cell", () => {
  const request = { keyword: "year of the rat dates", seed: "1", today: "2026-11-23", knowledge };
  expect(writingBrief(request).figures).toContainEqual(expect.stringMatching(/^Year: 1984, .*Wood Rat/));
});
