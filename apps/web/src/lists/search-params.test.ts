import { expect, test } from "vitest";
import { changed, pageIn, pageValue } from "./search-params.ts";

const query = new URLSearchParams("zodiac=ox&industry=Energy&page=3");

test("a changed filter leads to the first page and keeps the other filters", () => {
  expect(changed(query, { zodiac: "rat" })).toBe("?zodiac=rat&industry=Energy");
  expect(changed(query, { zodiac: undefined })).toBe("?industry=Energy");
});

test("a changed page keeps every filter, and the first page is left out", () => {
  expect(changed(query, { page: pageValue(4) })).toBe("?zodiac=ox&industry=Energy&page=4");
  expect(changed(query, { page: pageValue(1) })).toBe("?zodiac=ox&industry=Energy");
});

test("an empty query has no question mark", () => {
  expect(changed(new URLSearchParams("zodiac=ox"), { zodiac: "" })).toBe("");
});

test("an invalid page number is the first page", () => {
  for (const asked of ["", "page=0", "page=-2", "page=2.5", "page=two", "page=99999999", "page=01"]) {
    expect(pageIn(new URLSearchParams(asked)), asked).toBe(1);
  }
  expect(pageIn(query)).toBe(3);
});
