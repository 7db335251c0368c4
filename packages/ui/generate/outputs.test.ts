import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { buildOutputs } from "./outputs.ts";

test("the committed files match the generator: run `pnpm generate` in packages/ui if they differ", async () => {
  const outputs = await buildOutputs();
  for (const [path, content] of outputs) {
    expect(content.equals(await readFile(path)), `${basename(path)} is current`).toBe(true);
  }
  expect(outputs.size).toBeGreaterThan(3);
}, 60_000);

test("the three fonts take less than 60 kB", async () => {
  const sizes = [...(await buildOutputs())].filter(([path]) => path.endsWith(".woff2")).map(([, file]) => file.length);
  expect(sizes.length).toBe(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
}, 60_000);
