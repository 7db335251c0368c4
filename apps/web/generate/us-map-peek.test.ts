import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { statesOfSigns } from "../src/features/landing/peeks/us-map-peek.ts";
import { usMapPeekModule } from "./us-map-peek.ts";

test("the committed small map matches the generator: run `pnpm generate` in apps/web if they differ", async () => {
  const committed = new URL("../src/features/landing/peeks/us-map-peek.ts", import.meta.url);
  expect(await readFile(committed, "utf8")).toBe(await usMapPeekModule());
});

test("the small map has fifty states and names none of them", async () => {
  expect(statesOfSigns.reduce((sum, { count }) => sum + count, 0)).toBe(50);
  expect(await usMapPeekModule()).not.toContain("Texas");
});
