import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { freeIcons, inInk } from "./logos.ts";

const icons = dirname(fileURLToPath(import.meta.resolve("simple-icons/icons/apple.svg")));

test("every free icon has a slug and is drawn in ink", async () => {
  const slugs = await freeIcons();
  expect(slugs.length).toBeGreaterThan(3000);
  expect(slugs.filter((slug) => !/^[a-z0-9_]+$/.test(slug))).toEqual([]);
  const drawn = await Promise.all(slugs.map(async (slug) => inInk(await readFile(join(icons, `${slug}.svg`), "utf8"))));
  const odd = drawn.filter((icon) => !/^<svg [^>]*><style>[^<]*<\/style>(<path d="[^"]*"\/>)+<\/svg>$/.test(icon));
  expect(odd).toEqual([]);
});

test("an icon with another license is not served", async () => {
  const slugs = await freeIcons();
  expect(slugs).toContain("bmw");
  expect(slugs).not.toContain("broadcom");
});
