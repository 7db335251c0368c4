import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isLegibleIcon } from "./legible-icon.ts";

function pathOf(slug: string): string {
  const svg = readFileSync(fileURLToPath(import.meta.resolve(`simple-icons/icons/${slug}.svg`)), "utf8");
  return svg.match(/ d="([^"]+)"/)?.[1] ?? "";
}

test.each(["samsung", "nextdoor", "cisco", "amd", "mahindra", "cocacola"])(
  "%s is a name in letters that are too small for a list",
  (slug) => {
    expect(isLegibleIcon(pathOf(slug))).toBe(false);
  },
);

test.each(["uber", "ebay", "fox", "3m"])("%s is a name in letters that are large enough", (slug) => {
  expect(isLegibleIcon(pathOf(slug))).toBe(true);
});

test.each(["nike", "audi", "chevrolet", "infiniti"])("%s is wide but no name in letters", (slug) => {
  expect(isLegibleIcon(pathOf(slug))).toBe(true);
});

test.each(["apple", "bmw", "starbucks", "unilever"])("%s is known by its outline, however fine its parts", (slug) => {
  expect(isLegibleIcon(pathOf(slug))).toBe(true);
});
