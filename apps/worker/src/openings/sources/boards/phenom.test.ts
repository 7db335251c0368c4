import { expect, test } from "vitest";
import type { SourceRequest } from "../../source.ts";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { phenom } from "./phenom.ts";

// The pages have the shape that several public readers quote from real sites. None is a real one.

const site = "https://careers.acme.example";
const base = `${site}/us/en/`;
const source = sourceOf("phenom", site);
const requestOf = (from = 0): SourceRequest => ({ url: `${base}search-results?from=${from}&s=1`, accept: "text/html" });
const bakerJob = {
  reqId: "383708",
  jobId: "383708",
  jobSeqNo: "ACMEUS383708EXTERNALENUS",
  title: "Head Baker (m/f/d)",
  companyName: "Acme",
  cityStateCountry: "Chardon, Ohio, United States of America",
  city: "Chardon",
  country: "United States of America",
  category: "Bakery",
  type: "Part time",
  postedDate: "2026-01-30T00:00:00.000+0000",
  dateCreated: "2025-12-01T00:00:00.000+0000",
  descriptionTeaser: "Every baker plays a vital role.",
  applyUrl: "https://acme.wd503.myworkdayjobs.com/External/job/Head-Baker_383708/apply",
};
const jobsOf = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => ({ ...bakerJob, jobId: `${start + index}` }));
const pageOf = (ddo: object, app: object = { baseUrl: base }) => `<html><head><title>Search results</title><script>
var phApp = phApp || ${JSON.stringify(app)}; phApp.ddo = ${JSON.stringify(ddo)}; phApp.experimentData = {};</script></head></html>`;
const searchOf = (jobs: object[], totalHits: number) => ({
  eagerLoadRefineSearch: { status: 200, hits: jobs.length, totalHits, data: { jobs } },
});
const parse = (body: string, request = requestOf()) => readResponse(responseOf(body, request.url), source, request);

test("begins at the address, whose page names the search", () => {
  expect(phenom.requests(source)).toEqual([{ url: site, accept: "text/html" }]);
  expect(phenom.requests(sourceOf("phenom", "acme"))).toEqual([]);
  const home = `<script>var phApp = phApp || {"baseUrl":"${base.replaceAll("/", "\\/")}"}; phApp.ddo = {"siteConfig":{}};</script>`;
  expect(parse(home, { url: site })).toMatchObject({ outcome: "complete", postings: [], next: [requestOf()] });
});

test("a page that shows a part of the postings leads to the search, too", () => {
  expect(parse(pageOf(searchOf([bakerJob], 1)), { url: base })).toMatchObject({ postings: [], next: [requestOf()] });
});

test("reads a posting of the search, with the date of its publication and without its teaser", () => {
  const page = parse(pageOf(searchOf([bakerJob], 1)));
  expect(page).toMatchObject({ declared: 1, companyName: "Acme", gap: null, next: [] });
  expect(onlyPosting(page)).toEqual({
    id: "383708",
    title: "Head Baker (m/f/d)",
    locations: ["Chardon, Ohio, United States of America"],
    remote: null,
    department: "Bakery",
    type: "part-time",
    salary: null,
    postedDate: "2026-01-30",
    url: `${base}job/383708/Head-Baker-m-f-d`,
    description: null,
  });
});

test("reads the search as the site's own scripts get it", () => {
  const { eagerLoadRefineSearch: refineSearch } = searchOf([bakerJob], 1);
  const page = readResponse(responseOf({ refineSearch }, `${site}/widgets`), source);
  expect(onlyPosting(page)).toMatchObject({ id: "383708", postedDate: "2026-01-30" });
});

test("asks for the further pages that the total of the first one needs", () => {
  const page = parse(pageOf(searchOf(jobsOf(10), 25)));
  expect(page.next).toEqual([requestOf(10), requestOf(20)]);
  const last = parse(pageOf(searchOf(jobsOf(5, 20), 25)), requestOf(20));
  expect(last).toMatchObject({ declared: null, next: [] });
  expect(conclude([page, parse(pageOf(searchOf(jobsOf(10, 10), 25)), requestOf(10)), last], source).outcome).toBe(
    "complete",
  );
});

test("is partial if pages repeat postings, if the board is too large, or if it states no total", () => {
  const first = parse(pageOf(searchOf(jobsOf(10), 20)));
  const again = parse(pageOf(searchOf(jobsOf(10), 20)), requestOf(10));
  expect(conclude([first, again], source)).toMatchObject({ outcome: "partial", isSnapshot: false });
  const large = parse(pageOf(searchOf(jobsOf(10), 30_000)));
  expect(large.next).toHaveLength(899);
  expect(large.gap).toContain("30000");
  const { gap } = parse(pageOf({ eagerLoadRefineSearch: { data: { jobs: [bakerJob] } } }));
  expect(gap).toContain("does not say how many");
});

test("a search without postings is an empty board", () => {
  expect(conclude([parse(pageOf(searchOf([], 0)))], source).outcome).toBe("empty");
});

test.each([
  ["a search without its list", pageOf({ eagerLoadRefineSearchSession: { status: 200 } })],
  ["a page of another system", "<html><body>Careers</body></html>"],
])("%s has changed", (_, body) => {
  expect(parse(body).outcome).toBe("changed");
});

test("an address on another host is not followed", () => {
  const page = parse(pageOf(searchOf([bakerJob], 1), { baseUrl: "https://evil.example/us/en/" }));
  expect(onlyPosting(page).url).toBe(`${base}job/383708/Head-Baker-m-f-d`);
  expect(parse(pageOf({}, { baseUrl: "https://evil.example/us/en/" }), { url: site }).outcome).toBe("changed");
  expect(parse(pageOf(searchOf([{ ...bakerJob, jobId: "../../evil" }], 1))).unreadable).toHaveLength(1);
});

test("the text is in the page of the posting, which also names the company", () => {
  const posting = onlyPosting(parse(pageOf(searchOf([bakerJob], 1))));
  expect(phenom.detailRequest?.(posting, source)).toEqual({ url: posting.url, accept: "text/html" });
  const data = {
    "@type": "JobPosting",
    title: "Head Baker",
    description: "&lt;p&gt;Bake.&lt;/p&gt;",
    hiringOrganization: { name: "Acme" },
    employmentType: "FULL_TIME",
  };
  const page = responseOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, posting.url);
  expect(phenom.parseDetail?.(page, posting, source)).toEqual({
    ...posting,
    description: { text: "Bake.", html: "<p>Bake.</p>" },
  });
  expect(phenom.parseDetailName?.(page)).toBe("Acme");
});

test.each([
  [
    "several places and a work mode",
    { multi_location: ["London, United Kingdom", "Paris, France"], remote: "Hybrid" },
    { locations: ["London, United Kingdom", "Paris, France"], remote: { mode: "hybrid", countries: ["GB", "FR"] } },
  ],
  [
    "a place that is a label and not a town",
    { cityStateCountry: undefined, city: "", location: "Remote, United States of America", workplaceType: "Remote" },
    { locations: ["Remote, United States of America"], remote: { mode: "remote", countries: ["US"] } },
  ],
  [
    "a label that says more than its town",
    {
      cityStateCountry: undefined,
      city: "Durham",
      state: "NC",
      country: undefined,
      location: "Durham, NC, United States",
    },
    { locations: ["Durham, NC, United States"] },
  ],
  [
    "several places in a list of records",
    { multi_location_array: [{ location: "Rome, Italy" }, { location: "Oslo, Norway" }] },
    { locations: ["Rome, Italy", "Oslo, Norway"] },
  ],
  [
    "a country alone",
    { cityStateCountry: undefined, city: "", country: "Italy" },
    { locations: ["Italy"], remote: null },
  ],
  [
    "its category in a list and its type under another name",
    { category: ["Ovens"], type: undefined, jobType: "Full-time" },
    { department: "Ovens", type: "full-time" },
  ],
])("reads a posting with %s", (_, values, posting) => {
  expect(onlyPosting(parse(pageOf(searchOf([{ ...bakerJob, ...values }], 1))))).toMatchObject(posting);
});
