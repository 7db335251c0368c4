import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { freeIcons, inColor } from "./logos.ts";

const icons = dirname(fileURLToPath(import.meta.resolve("simple-icons/icons/apple.svg")));
const theme = await readFile(new URL("../../../packages/ui/src/theme.css", import.meta.url), "utf8");
const icon = '<svg viewBox="0 0 24 24"><title>A</title><path d="M0 0h24"/></svg>';

test("every free icon has a slug and is drawn in a color", async () => {
  const free = await freeIcons();
  expect(free.length).toBeGreaterThan(3000);
  expect(free.filter(({ slug, color }) => !/^[a-z0-9_]+$/.test(slug) || !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
  const drawn = await Promise.all(
    free.map(async ({ slug, color }) => inColor(await readFile(join(icons, `${slug}.svg`), "utf8"), color)),
  );
  const odd = drawn.filter((svg) => !/^<svg [^>]*><style>[^<]*<\/style>(<path d="[^"]*"\/>)+<\/svg>$/.test(svg));
  expect(odd).toEqual([]);
});

test("an icon with another license is not served", async () => {
  const slugs = (await freeIcons()).map(({ slug }) => slug);
  expect(slugs).toContain("bmw");
  expect(slugs).not.toContain("broadcom");
});

test("a color that stands out in both looks is used in both", () => {
  expect(inColor(icon, "#ff4500")).toContain("<style>path{fill:#ff4500}</style>");
});

test("a dark color becomes ink in the dark look, and a pale one in the light look", () => {
  expect(inColor(icon, "#000000")).toContain("path{fill:#000000}@media(prefers-color-scheme:dark){path{fill:#f3ebdd}}");
  expect(inColor(icon, "#ffd500")).toContain("path{fill:#1c1814}@media(prefers-color-scheme:dark){path{fill:#ffd500}}");
});

test("a deep red becomes ink in the dark look only, and a light red in neither", () => {
  expect(inColor(icon, "#bb0a30")).toContain("path{fill:#bb0a30}@media(prefers-color-scheme:dark){path{fill:#f3ebdd}}");
  expect(inColor(icon, "#ff5a5f")).toContain("<style>path{fill:#ff5a5f}</style>");
});

test("ground and ink are those of the theme", async () => {
  const plugin = await readFile(new URL("logos.ts", import.meta.url), "utf8");
  for (const [name, key] of [
    ["sheet", "ground"],
    ["ink", "ink"],
  ] as const) {
    const [, light, dark] = theme.match(new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`)) ?? [];
    expect(Array.from(plugin.matchAll(new RegExp(`${key}: "(#\\w+)"`, "g")), ([, color]) => color)).toEqual([
      light,
      dark,
    ]);
  }
});
