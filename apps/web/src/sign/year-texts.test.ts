import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { expect, test } from "vitest";
import type { ReadingTexts } from "../api/reading-texts.ts";
import { yearTexts } from "./year-texts.ts";

const year = { zodiacYear: 2026, character: "All is quick.", meeting: "People listen.", text: "Speak first." };
const textsWith = (years: ReadingTexts["outlook"]["years"]) => ({ outlook: { years } }) as unknown as ReadingTexts;

test("the texts of a year are those of its number", () => {
  const texts = textsWith([
    { ...year, zodiacYear: 2025 },
    { ...year, verdict: "Learn." },
  ]);
  expect(yearTexts(texts, outlook("dragon", 2026))).toEqual({
    verdict: "Learn.",
    reader: "People listen. Speak first.",
    everyone: "All is quick.",
  });
});

test("the rules stand in for a verdict that an earlier release did not send", () => {
  expect(yearTexts(textsWith([year]), outlook("dragon", 2026)).verdict).toBe(
    "Helps: the year's fire feeds the Dragon's earth (generating cycle).",
  );
});

test("there are no texts while they load", () => {
  expect(yearTexts(undefined, outlook("dragon", 2026))).toEqual({});
});
