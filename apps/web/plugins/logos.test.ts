import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { inInk } from "./logos.ts";

const icons = dirname(fileURLToPath(import.meta.resolve("simple-icons/icons/apple.svg")));

test("every icon can be had by its slug, and is drawn in ink", async () => {
  const files = await readdir(icons);
  expect(files.length).toBeGreaterThan(3000);
  expect(files.filter((file) => !/^[a-z0-9_]+\.svg$/.test(file))).toEqual([]);
  const drawn = await Promise.all(files.map(async (file) => inInk(await readFile(join(icons, file), "utf8"))));
  const odd = drawn.filter((icon) => !/^<svg [^>]*><style>[^<]*<\/style>(<path d="[^"]*"\/>)+<\/svg>$/.test(icon));
  expect(odd).toEqual([]);
});
