import { expect, test } from "vitest";
import type { SourceRequest } from "../../source.ts";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { avature } from "./avature.ts";

// The pages have the shapes that complete-labs/ats-scrapers quotes of several customers. None is a real one.

const site = "https://acme.avature.net/careers";
const source = sourceOf("avature", "acme");
const requestOf = (offset = 0): SourceRequest => ({
  url: `${site}/SearchJobs/?jobOffset=${offset}&jobRecordsPerPage=12`,
  accept: "text/html",
});
const url = `${site}/JobDetail/Head-Baker/19445`;
const article = `<article class="article article--result"><h3 class="article__header__text__title title"><a class="link" href="${url}">
Head Baker - Contract</a></h3><span class="list-item-location">New York, NY, United States</span>
<div class="article__footer"><a class="button" href="${url}">Apply</a></div></article>`;
const parse = (body: string, offset = 0) =>
  readResponse(responseOf(body, requestOf(offset).url), source, requestOf(offset));
const form = '<form action="/careers/SearchJobs"></form>';

test("asks for the search under the address", () => {
  expect(avature.requests(source)).toEqual([requestOf()]);
  expect(
    avature.requests(sourceOf("avature", "https://jobs.acme.example/en_US/careers/SearchJobs/?x=1")),
  ).toMatchObject([{ url: "https://jobs.acme.example/en_US/careers/SearchJobs/?jobOffset=0&jobRecordsPerPage=12" }]);
});

test("reads a posting once, whatever links lead to it, and asks for the next page", () => {
  const page = parse(`<title>Careers at Acme</title>${article}`);
  expect(page).toMatchObject({ companyName: "Acme", declared: null, next: [requestOf(1)] });
  expect(onlyPosting(page)).toMatchObject({
    id: "19445",
    title: "Head Baker - Contract",
    locations: ["New York, NY, United States"],
    postedDate: null,
    url,
  });
});

test.each([
  [
    "boxes",
    `<div class="job-item"><h2 class="job-title"><a href="/careers/JobDetail/Baker/9001">Baker</a></h2><span class="job-location">Armonk, NY</span></div>`,
    { title: "Baker", locations: ["Armonk, NY"] },
  ],
  [
    "bare links",
    '<a href="JobDetail/Baker/2?x=1">Baker</a>',
    { title: "Baker", locations: [], url: `${site}/JobDetail/Baker/2` },
  ],
])("reads a search of %s", (_, body, posting) => {
  expect(onlyPosting(parse(body))).toMatchObject(posting);
});

test("the search ends at its first page without postings, and is then the whole board", () => {
  const last = parse(form, 12);
  expect(last).toMatchObject({ outcome: "complete", next: [] });
  expect(conclude([parse(article), last], source)).toMatchObject({ outcome: "complete", isSnapshot: true });
  expect(conclude([parse(article)], source).outcome).toBe("partial");
  expect(conclude([parse(form)], source).outcome).toBe("empty");
});

test("a search that states its range is followed by it, and is complete at its end", () => {
  const legend = (range: string) => `<div class="list-controls__text__legend">${range} results</div>`;
  const first = parse(`${legend("1-20\n of 1,720")}${article}`);
  expect(first).toMatchObject({ declared: 1720, next: [requestOf(20)] });
  expect(parse(`${legend("1-1 of 1")}${article}`)).toMatchObject({ declared: 1, next: [] });
});

test("a search with fewer postings on a page than asked for loses none", () => {
  const links = (from: number) =>
    Array.from({ length: 6 }, (_, index) => `<a href="JobDetail/Baker/${from + index}">Baker</a>`).join("");
  expect(parse(links(1)).next).toEqual([requestOf(6)]);
  expect(parse(links(7), 6).next).toEqual([requestOf(12)]);
});

test("reads the date and the country of a search, which the page of the posting completes", () => {
  const row = `<article><h3><a href="${url}">Head Baker</a></h3><span class="list-item-ref">Ref #1</span>
<span class="list-item-posted">Posted 05-Oct-2026</span><span class="list-item-country">United States</span></article>`;
  const posting = onlyPosting(parse(row));
  expect(posting).toMatchObject({ locations: ["United States"], postedDate: "2026-10-05" });
  const field = (label: string, value: string) => `<div class="article__content__view__field">
<div class="article__content__view__field__label">${label}</div><div class="article__content__view__field__value">${value}</div></div>`;
  const page = [field("City", "Morrisville"), field("State", "North Carolina"), field("Full/Part Time", "Full Time")];
  const stored = avature.parseDetail?.(
    responseOf([...page, field("Base Pay Rate:", "$ 20.00"), field("", "<p>Bake.</p>")].join("")),
    posting,
    source,
  );
  expect(stored).toMatchObject({
    locations: ["Morrisville, North Carolina, United States"],
    type: "full-time",
    salary: { min: 20, max: 20, currency: null },
    postedDate: "2026-10-05",
  });
  expect(avature.isSameEntry?.(posting, stored ?? posting)).toBe(true);
});

test("a page without a search has changed", () => {
  expect(parse("<html><body>Careers</body></html>").outcome).toBe("changed");
});

test.each([
  "https://evil.example/careers/JobDetail/Baker/1",
  "/careers/JobDetail/../../x/1",
  "/other/JobDetail/Baker/1",
])("the link %s leads to another site", (href) => {
  expect(parse(`<a href="${href}">Baker</a>`)).toMatchObject({ postings: [], unreadable: [{ id: null }] });
});

test("the text, the date and the department are in the labeled fields of the page", () => {
  const posting = onlyPosting(parse(article));
  expect(avature.detailRequest?.(posting, source)).toEqual({ url, accept: "text/html" });
  const field = (label: string, value: string) => `<div class="article__content__view__field">
<div class="article__content__view__field__label">${label}</div><div class="article__content__view__field__value">${value}</div></div>`;
  const page = `<article class="article--details">${field("Function", "Bakery")}${field("Date published:", "Monday, May 4, 2026")}
${field("", "<p>Bake.</p><ul><li>Rye</li></ul>")}</article>`;
  expect(avature.parseDetail?.(responseOf(page), posting, source)).toEqual({
    ...posting,
    department: "Bakery",
    postedDate: "2026-05-04",
    description: { text: "Bake.\n\n- Rye", html: "<p>Bake.</p><ul><li>Rye</li></ul>" },
  });
  expect(() => avature.parseDetail?.(responseOf("<html></html>"), posting, source)).toThrow("no text");
});

test("work mode, type, pay and the date that can be read come from the labeled fields", () => {
  const posting = onlyPosting(parse('<a href="JobDetail/Baker/2">Baker</a>'));
  const field = (label: string, value: string) => `<div class="article__content__view__field">
<div class="article__content__view__field__label">${label}</div><div class="article__content__view__field__value">${value}</div></div>`;
  const page = [
    ...[field("Locations", "Austin, TX, United States"), field("Employment Type", "Part Time")],
    ...[field("Workplace Type", "Hybrid"), field("Salary Range", "USD 110,000 - 140,000 annually")],
    ...[field("Posted", "11/03/2026"), field("Posting Date", "2-Nov-2026")],
    field("Description & Requirements", "<p>Bake.</p>"),
  ];
  expect(avature.parseDetail?.(responseOf(page.join("")), posting, source)).toMatchObject({
    locations: ["Austin, TX, United States"],
    remote: { mode: "hybrid" },
    type: "part-time",
    salary: { min: 110_000, max: 140_000, currency: "USD", period: "year" },
    postedDate: "2026-11-02",
    description: { text: "Bake." },
  });
});

test("reads the place of a cell and the company before or after the words of a search", () => {
  const row =
    '<tr><td><a href="/careers/JobDetail/Driver/77">Driver</a></td><td class="jobLocation">Leeds, UK</td></tr>';
  for (const title of ["Search jobs | Acme Careers", "Acme - Job Search", "Acme"]) {
    const page = parse(`<title>${title}</title><table class="searchResults">${row}</table>`);
    expect(page.companyName, title).toBe("Acme");
    expect(onlyPosting(page).locations).toEqual(["Leeds, UK"]);
  }
});
