import { expect, test } from "vitest";
import type { SourceRequest } from "../../source.ts";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { join } from "./join.ts";

// The pages have the shape that colophon-group/jobseek and complete-labs/ats-scrapers read. None is a real one.

const source = sourceOf("join", "acme");
const site = "https://join.com/companies/acme";
const requestOf = (page: number): SourceRequest => ({ url: `${site}?page=${page}`, accept: "text/html" });
const entry = {
  id: 16497003,
  idParam: "16497003-head-baker",
  title: "Head Baker",
  city: { cityName: "Berlin", countryName: "Germany" },
  country: { name: "Germany", iso3166: "DE" },
  workplaceType: "HYBRID",
  employmentType: { name: "Employee" },
  category: { id: 233, name: "Bakery" },
  createdAt: "2026-01-01T00:00:00Z",
};
const entries = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => ({
    ...entry,
    id: start + index,
    idParam: `${start + index}-head-baker`,
  }));

function parse(items: object[], total: number, { page = 1, domain = "acme" } = {}) {
  const initialState = {
    company: { id: 7, name: "Acme", domain },
    jobs: { items, pagination: { page, pageCount: Math.ceil(total / 5), total } },
  };
  const data = JSON.stringify({ props: { pageProps: { initialState } } });
  const body = `<html><body><script id="__NEXT_DATA__" type="application/json">${data}</script></body></html>`;
  return readResponse(responseOf(body, requestOf(page).url), source, requestOf(page));
}

test("asks for the first page of the company", () => {
  expect(join.requests(source)).toEqual([requestOf(1)]);
});

test("reads an entry, without the date of its draft", () => {
  const page = parse([entry], 1);
  expect(page).toMatchObject({ declared: 1, companyName: "Acme", next: [] });
  expect(onlyPosting(page)).toEqual({
    id: "16497003",
    title: "Head Baker",
    locations: ["Berlin, Germany"],
    remote: { mode: "hybrid", countries: ["DE"] },
    department: "Bakery",
    type: "other",
    salary: null,
    postedDate: null,
    url: `${site}/16497003-head-baker`,
    description: null,
  });
});

test("asks for all further pages, and is complete with them", () => {
  const first = parse(entries(5), 12);
  expect(first.next).toEqual([requestOf(2), requestOf(3)]);
  const others = [parse(entries(5, 5), 12, { page: 2 }), parse(entries(2, 10), 12, { page: 3 })];
  expect(others.flatMap(({ next }) => next)).toEqual([]);
  expect(conclude([first, ...others], source).outcome).toBe("complete");
  expect(conclude([first, ...others.slice(1)], source).outcome).toBe("partial");
});

test("the page of another company, shown for one that is new, is not read", () => {
  expect(parse([entry], 1, { domain: "greenteg" })).toMatchObject({ outcome: "changed", postings: [] });
});

test("a link that could lead elsewhere can't be read", () => {
  expect(parse([{ ...entry, idParam: "1/../../x" }], 1).unreadable).toHaveLength(1);
});

test("the text, the pay and the date are in the page of the posting", () => {
  const posting = onlyPosting(parse([entry], 1));
  expect(join.detailRequest?.(posting, source)).toEqual({ url: posting.url, accept: "text/html" });
  const data = {
    "@type": "JobPosting",
    title: "Head Baker",
    datePosted: "2026-02-03",
    description: "&lt;p&gt;Bake.&lt;/p&gt;",
    baseSalary: { currency: "EUR", value: { minValue: 3000, maxValue: 3500, unitText: "MONTH" } },
  };
  const page = responseOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, posting.url);
  expect(join.parseDetail?.(page, posting, source)).toMatchObject({
    type: "other",
    salary: { min: 3000, max: 3500, currency: "EUR", period: "month" },
    postedDate: "2026-02-03",
    description: { text: "Bake." },
  });
});
