import { expect, test } from "vitest";
import { articleStats } from "./article-stats.ts";

test("links to other pages of the site count", () => {
  const links = [
    "/zodiac-sample",
    "/blog/a.html#b",
    "https://example.com/a",
    "//example.com",
    "/\\example.com",
    "#b",
    "mailto:a@b.c",
  ];
  const content = links.map((href) => `<p>see <a href="${href}">this</a></p>`).join("");
  expect(articleStats(content)).toEqual({ words: 14, readTime: 1, internalLinks: 2 });
});

test("an empty article has nothing", () => {
  expect(articleStats("")).toEqual({ words: 0, readTime: 0, internalLinks: 0 });
});
