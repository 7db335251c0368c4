import { readFile } from "node:fs/promises";
import { stateShapes } from "@zodiac-at-work/ui/us-map-shapes";
import { expect, test } from "vitest";
import { usMapShapesModule } from "./us-map-shapes.ts";

test("the committed shapes match the generator: run `pnpm generate` in apps/web if they differ", async () => {
  const committed = new URL("../../../packages/ui/src/us-map-shapes.ts", import.meta.url);
  expect(await readFile(committed, "utf8")).toBe(usMapShapesModule());
});

test("each of the fifty states has a shape", () => {
  expect(Object.keys(stateShapes)).toHaveLength(50);
  for (const [name, path] of Object.entries(stateShapes)) expect(path, name).toMatch(/^M[\d]+ [\d]+l[-\d ]+z/);
});
