import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { expect, test } from "vitest";
import { findInFiles } from "./find-in-files.ts";
import { paidTexts, paidTextsIn, sentencesOf } from "./testing.ts";

const texts = new URL("../texts", import.meta.url).pathname;
const build = new URL("../../../apps/web/dist", import.meta.url).pathname;

test("the search covers every text of every file in `texts`", async () => {
  const files = globSync("**/*.ts", { cwd: texts });
  const modules: object[] = await Promise.all(files.map((file) => import(join(texts, file))));
  const stored = paidTextsIn(modules);
  expect(stored.length).toBeGreaterThan(6000);
  const searched = new Set(paidTexts);
  expect(stored.filter((text) => !searched.has(text))).toEqual([]);
});

test("the public build contains no text of the paid reading", () => {
  if (!existsSync(build)) throw new Error("Build the site first: pnpm turbo run build --filter=@zodiac-at-work/web");
  expect(findInFiles(build, paidTexts)).toEqual([]);
});

test("the public build contains the texts of the free sample, so the search reads what is shipped", () => {
  const sentence = sentencesOf(shortProfiles.rat.description)[1] ?? "";
  expect(findInFiles(build, [sentence]).length).toBeGreaterThan(0);
});
