import { expect, test } from "vitest";
import { documentDescription, documentTitle, matchPage, notFound, type Page, pages } from "./pages.ts";

const table: readonly Page[] = [...Object.values(pages), notFound];

test("every page has a path, a title, and a description of a suitable length", () => {
  expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
  for (const page of table) {
    expect(documentTitle(page)).toMatch(/^\S.* · Zodiac at Work$/);
    expect(documentDescription(page)).toMatch(/\.$/);
    expect(documentDescription(page).length).toBeLessThan(160);
  }
});

test("search engines may list open pages only", () => {
  const listed = table.filter(({ indexed }) => indexed);
  expect(listed.map(({ path }) => path)).toEqual([
    ...["/", "/zodiac-sample", "/how-we-date-companies", "/login", "/blog", "/blog/:slug.html"],
    ...["/signs", "/signs/:sign", "/signs/:sign/:other"],
    ...["/terms", "/privacy", "/refunds", "/contact"],
  ]);
  expect(listed.filter(({ access }) => access !== "open")).toEqual([]);
});

test("a path leads to its page", () => {
  for (const page of Object.values(pages)) expect(matchPage(page.path)?.page).toBe(page);
  expect(matchPage("/companies/7")).toEqual({ page: pages.company, path: "/companies/7" });
});

test.each([
  ["/Login/", "/login"],
  ["/COMPANIES/a%2fB/", "/companies/a%2fB"],
  ["//", "/"],
])("%s has its address at %s", (pathname, path) => {
  expect(matchPage(pathname)?.path).toBe(path);
});

test.each(["/nowhere", "/companies/7/openings", "/loginx", "//login", "/zodiac-sample.html", ""])(
  "%j leads to no page",
  (pathname) => {
    expect(matchPage(pathname)).toBeUndefined();
  },
);

test("a parameter may end before a suffix", () => {
  const match = matchPage("/blog/year-of-the-horse.html");
  expect(match).toEqual({ page: pages.article, path: "/blog/year-of-the-horse.html" });
  expect(matchPage("/blog/year-of-the-horse")).toBeUndefined();
  expect(matchPage("/blog/a-html")).toBeUndefined();
});

test("the title of a record's page has the record's name, once it is known", () => {
  expect(documentTitle(pages.company)).toBe("Company · Zodiac at Work");
  expect(documentTitle(pages.company, { name: "Apple" })).toBe("Apple · Zodiac at Work");
});
