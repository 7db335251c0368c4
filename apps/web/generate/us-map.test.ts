import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { outlines } from "../src/lists/us-map-outlines.ts";
import { usMapModule } from "./us-map.ts";

test("the committed outlines match the generator: run `pnpm generate` in apps/web if they differ", async () => {
  const committed = new URL("../src/lists/us-map-outlines.ts", import.meta.url);
  expect(await readFile(committed, "utf8")).toBe(usMapModule());
});

test("the map shows the fifty states and nothing else", () => {
  expect(new Set(outlines.map(({ name }) => name)).size).toBe(50);
  expect(outlines.map(({ name }) => name)).not.toContain("District of Columbia");
});
