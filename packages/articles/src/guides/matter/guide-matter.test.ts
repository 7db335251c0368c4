import { readdirSync } from "node:fs";
import { signIds } from "@zodiac-at-work/zodiac";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../checks/facts.ts";
import { countWords } from "../../html/read-time.ts";
import { sentencesOf } from "../../html/sentences.ts";
import { knowledge } from "../../types/testing-knowledge.ts";
import type { GuideMatter, Situation } from "./guide-matter.ts";

const situations: readonly Situation[] = [
  "boss",
  "interview",
  "raise",
  "first-month",
  "team",
  "conflict",
  "partner",
  "employer",
];

const signs = signIds.filter((id) => readdirSync(import.meta.dirname).includes(`${id}.ts`));
const guides = (await Promise.all(signs.map(guidesOf))).flat();

async function guidesOf(sign: string) {
  const module: Record<string, Record<Situation, GuideMatter>> = await import(`../matter/${sign}.ts`);
  return Object.entries(module[sign] ?? {}).map(([situation, matter]) => ({
    name: `${sign}, ${situation}`,
    sign,
    situation,
    matter,
  }));
}

function textsOf(matter: GuideMatter) {
  return [matter.answer, ...matter.do, ...matter.avoid, ...matter.script, ...matter.scene, matter.tradition];
}

function sentencesIn(matter: GuideMatter) {
  return textsOf(matter).flatMap((text) => sentencesOf({ tag: "p", text }));
}

it("has every situation for each sign", () => {
  expect(signs).not.toEqual([]);
  for (const sign of signs)
    expect(guides.filter((guide) => guide.sign === sign).map(({ situation }) => situation)).toEqual(situations);
});

describe.each(guides)("$name", ({ matter }) => {
  it("has a title that fits the title of a page", () => {
    expect(matter.title.length).toBeLessThanOrEqual(60);
    expect(matter.title).not.toMatch(/\.$/);
  });

  it("answers in at most 60 words", () => {
    expect(countWords(matter.answer)).toBeLessThanOrEqual(60);
  });

  it("has as many parts as a guide shows", () => {
    expect(matter.do.length).toSatisfy((count: number) => count === 3 || count === 4);
    expect(matter.avoid.length).toSatisfy((count: number) => count === 2 || count === 3);
    expect(matter.script.length).toBeGreaterThanOrEqual(3);
    expect(matter.script.length).toBeLessThanOrEqual(6);
    expect(matter.scene.length).toSatisfy((count: number) => count === 1 || count === 2);
  });

  it("has 200 to 400 words", () => {
    const words = countWords(textsOf(matter).join(" "));
    expect(words).toBeGreaterThanOrEqual(200);
    expect(words).toBeLessThanOrEqual(400);
  });

  it("ends each text with a mark, and quotes with curly marks", () => {
    for (const text of textsOf(matter)) {
      expect(text).toMatch(/[.!?…]”?$/);
      expect(text).not.toContain('"');
    }
  });

  it("states no fact that the rules deny", () => {
    const html = [matter.title, ...textsOf(matter)].map((text) => `<p>${text}</p>`).join("");
    expect(factsOf(html, knowledge).flatMap(({ problem }) => problem ?? [])).toEqual([]);
  });
});

it("repeats no title and no sentence", () => {
  const all = guides.flatMap(({ matter }) => [matter.title, ...sentencesIn(matter)]);
  const repeated = all.filter((sentence, i) => sentence.split(" ").length > 3 && all.indexOf(sentence) < i);
  expect(repeated).toEqual([]);
});
