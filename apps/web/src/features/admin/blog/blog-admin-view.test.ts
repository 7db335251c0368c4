import { expect, test } from "vitest";
import { blogAdminViewIn, editSearch, reviewSearch, tabSearch } from "./blog-admin-view.ts";

const viewOf = (text: string) => blogAdminViewIn(new URLSearchParams(text));

test("an address without a query shows all articles from the first page", () => {
  expect(viewOf("")).toEqual({ tab: "articles", search: "", page: 1 });
});

test("the address holds the tab, the filters and the article in the editor", () => {
  expect(viewOf("search=+rat+&status=deleted&category=zodiac&page=3&edit=12")).toMatchObject({
    search: "rat",
    status: "deleted",
    category: "zodiac",
    page: 3,
    edit: 12,
  });
  expect(viewOf("tab=keywords&state=unused&intent=commercial&edit=new")).toMatchObject({
    tab: "keywords",
    state: "unused",
    intent: "commercial",
    edit: "new",
  });
});

test("invalid values are ignored", () => {
  expect(viewOf("tab=users&status=gone&category=x&state=1&intent=2&page=0&edit=-1")).toEqual(viewOf(""));
  expect(viewOf("edit=9999999999").edit).toBeUndefined();
});

test("opening and closing the editor changes nothing else of the address", () => {
  const query = new URLSearchParams("status=draft&page=2");
  expect(editSearch(query, 7)).toBe("?status=draft&page=2&edit=7");
  expect(editSearch(new URLSearchParams(editSearch(query, "new")), undefined)).toBe("?status=draft&page=2");
  expect(editSearch(new URLSearchParams("edit=7"), undefined)).toBe("");
});

test("an article or a keyword beside its brief is part of the address", () => {
  const query = new URLSearchParams("tab=keywords&page=2");
  for (const review of [
    { kind: "article", id: 7 },
    { kind: "keyword", id: 9 },
  ] as const) {
    const opened = reviewSearch(query, review);
    expect(viewOf(opened)).toMatchObject({ tab: "keywords", page: 2, review });
    expect(reviewSearch(new URLSearchParams(opened), undefined)).toBe("?tab=keywords&page=2");
  }
  for (const wrong of ["x1", "k0", "-1", "1e3", "k"]) expect(viewOf(`review=${wrong}`).review).toBeUndefined();
});

test("another tab begins without filters", () => {
  expect([tabSearch("articles"), tabSearch("keywords")]).toEqual(["", "?tab=keywords"]);
});
