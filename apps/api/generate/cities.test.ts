import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildCities } from "./cities.ts";

test("the file of cities is what the package holds", { timeout: 60_000 }, async () => {
  const file = await readFile(new URL("../data/cities.txt", import.meta.url), "utf8");
  // A comparison by `toBe` would print both.
  expect(buildCities() === file).toBe(true);
});
