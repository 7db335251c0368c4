import { existsSync } from "node:fs";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { expect, test } from "vitest";
import { findInFiles } from "./find-in-files.ts";
import { paidTexts, sentencesOf } from "./testing.ts";

const build = new URL("../../../apps/web/dist", import.meta.url).pathname;

test("covers the texts of every sign, element, number and theme", () => {
  expect(paidTexts.length).toBeGreaterThan(6000);
});

test("the public build contains no text of the paid reading", () => {
  if (!existsSync(build)) throw new Error("Build the site first: pnpm turbo run build --filter=@zodiac-at-work/web");
  expect(findInFiles(build, paidTexts)).toEqual([]);
});

test("the public build contains the texts of the free sample, so the search reads what is shipped", () => {
  const sentence = sentencesOf(shortProfiles.rat.description)[1] ?? "";
  expect(findInFiles(build, [sentence]).length).toBeGreaterThan(0);
});
