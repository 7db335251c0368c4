import { expect, test } from "vitest";
import { jsonLd } from "./sources/pages/json-ld.ts";
import { onlyPosting, responseOf, sourceOf } from "./sources/testing-source.ts";
import { unchangedPages } from "./unchanged-pages.ts";

const url = "https://acme.example/jobs/1";
const page = jsonLd.parse(responseOf({ "@type": "JobPosting", title: "Baker" }, url), sourceOf("json-ld", url));
const posting = onlyPosting(page);
const find = unchangedPages([{ posting, readAt: new Date("2026-03-31T12:00:00Z") }]);

test.each([
  ["2026-03-31T11:59:59Z", posting],
  ["2026-03-31T13:59:59+02:00", posting],
  ["2026-03-29", posting],
  ["2026-03-31T12:00:00Z", undefined],
  ["2026-03-31", undefined],
  ["2026-03-30", undefined],
  ["yesterday", undefined],
  [null, undefined],
])("a page that changed at %s", (lastmod, found) => {
  expect(find({ url, lastmod })).toBe(found);
});

test("a page that was never read is unknown", () => {
  expect(find({ url: `${url}0`, lastmod: "2020-01-01" })).toBeUndefined();
});
