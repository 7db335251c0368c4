import { existsSync } from "node:fs";
import { type Element, signIds } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { expect, test } from "vitest";
import { findInFiles } from "./find-in-files.ts";
import { profileOf } from "./profile-of.ts";
import { type ReadingInput, readingOf } from "./reading-of.ts";

const build = new URL("../../../apps/web/dist", import.meta.url).pathname;
const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Every sentence and every list entry of three words or more; shorter entries are ordinary words. */
const texts = [...new Set([...everyReading(), profileOf(0)].flatMap(stringsIn).flatMap(sentencesOf))].filter(
  (text) => text.split(" ").length >= 3,
);

test("covers the texts of every sign, element, number and theme", () => {
  expect(texts.length).toBeGreaterThan(380);
});

test("the public build contains no text of the paid reading", () => {
  if (!existsSync(build)) throw new Error("Build the site first: pnpm turbo run build --filter=@zodiac-at-work/web");
  expect(findInFiles(build, texts)).toEqual([]);
});

test("the public build contains the texts of the free sample, so the search reads what is shipped", () => {
  const sentence = sentencesOf(shortProfiles.rat.description)[1] ?? "";
  expect(findInFiles(build, [sentence]).length).toBeGreaterThan(0);
});

/** Readings that together contain every text. */
function everyReading() {
  const base: ReadingInput = {
    sign: "rat",
    yearElement: "wood",
    lifePath: 1,
    karmicDebts: [13, 14, 16, 19],
    personalYear: 1,
    personalMonth: 1,
  };
  return [
    ...signIds.flatMap((sign) => elements.map((yearElement) => readingOf({ ...base, sign, yearElement }))),
    ...digits.map((digit) => readingOf({ ...base, lifePath: digit, personalYear: digit, personalMonth: digit })),
    ...([11, 22, 33] as const).map((lifePath) => readingOf({ ...base, lifePath })),
  ];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.;:]) /);
}
