import { expect, test } from "vitest";
import { readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { rippling } from "./rippling.ts";

// The bodies have the shape that colophon-group/jobseek and complete-labs/ats-scrapers read. None is a real one.

const source = sourceOf("rippling", "acme");
const board = "https://api.rippling.com/platform/api/ats/v1/board/acme";
const uuid = "7b2d3a54-1111-4c2e-9d0c-0d2f1a2b3c4d";
const entry = {
  uuid,
  name: "Head Baker",
  department: { id: "Bakery", label: "Bakery" },
  url: `https://ats.rippling.com/acme/jobs/${uuid}`,
  workLocation: { label: "San Francisco, CA", id: "1" },
};
const detail = {
  uuid,
  name: "Head Baker",
  companyName: "Acme",
  description: { company: "<p>We bake.</p>", role: "<p>Lead the shift.</p>" },
  workLocations: ["San Francisco, CA", "Remote (United States)"],
  department: { name: "Bakery" },
  employmentType: { label: "SALARIED_FT", id: "Salaried, full-time" },
  payRangeDetails: [{ rangeStart: 90000, rangeEnd: 120000, currency: "USD", frequency: "YEAR" }],
  createdOn: "2026-03-31T23:30:00Z",
};
const parse = (body: unknown) => readResponse(responseOf(body), source);

test("asks for the board by its name or by a link to it", () => {
  expect(rippling.requests(source)).toMatchObject([{ url: `${board}/jobs` }]);
  expect(rippling.requests(sourceOf("rippling", "https://ats.rippling.com/acme/jobs"))).toMatchObject([
    { url: `${board}/jobs` },
  ]);
});

test("records of one posting are one posting in several places", () => {
  const page = parse([entry, { ...entry, workLocation: { label: "Austin, TX" } }]);
  expect(onlyPosting(page)).toMatchObject({
    id: uuid,
    title: "Head Baker",
    locations: ["San Francisco, CA", "Austin, TX"],
    department: "Bakery",
    postedDate: null,
    url: `https://ats.rippling.com/acme/jobs/${uuid}`,
  });
});

test("the detail has text, pay, date, type and all places, and names the company", () => {
  const posting = onlyPosting(parse([entry]));
  expect(rippling.detailRequest?.(posting, source)).toMatchObject({ url: `${board}/jobs/${uuid}` });
  expect(rippling.parseDetail?.(responseOf(detail), posting, source)).toMatchObject({
    locations: ["San Francisco, CA", "Remote (United States)"],
    remote: { mode: "remote", countries: ["US"] },
    type: "full-time",
    salary: { min: 90000, max: 120000, currency: "USD", period: "year" },
    postedDate: "2026-03-31",
    description: { text: "We bake.\n\nLead the shift." },
  });
  expect(rippling.parseDetailName?.(responseOf(detail))).toBe("Acme");
});

test("pay without a period has none", () => {
  const [range] = detail.payRangeDetails;
  const silent = { ...detail, payRangeDetails: [{ ...range, frequency: null }] };
  const completed = rippling.parseDetail?.(responseOf(silent), onlyPosting(parse([entry])), source);
  expect(completed?.salary?.period).toBeNull();
});

test("an entry without a name, or with a path as its id, can't be read", () => {
  const { unreadable } = parse([
    { ...entry, name: "" },
    { ...entry, uuid: "../jobs" },
  ]);
  expect(unreadable.map(({ id }) => id)).toEqual([uuid, "../jobs"]);
});

test("reads a page of the site itself, with work modes and countries, as a part of the board", () => {
  const place = { name: "San Francisco, CA", countryCode: "US", workplaceType: "ON_SITE" };
  const record = { id: uuid, name: "Head Baker", url: entry.url, department: { name: "Bakery" } };
  const items = [
    { ...record, locations: [place] },
    { ...record, locations: [{ name: "Remote (Austin, TX)", countryCode: "US", workplaceType: "REMOTE" }] },
  ];
  const page = parse({ items, page: 0, totalItems: 629, totalPages: 315 });
  expect(page.isWhole).toBe(false);
  expect(onlyPosting(page)).toMatchObject({
    id: uuid,
    locations: ["San Francisco, CA", "Remote (Austin, TX)"],
    remote: { mode: "remote", countries: ["US"] },
    department: "Bakery",
    url: entry.url,
  });
});

test("keeps the published address of the service's own hosts", () => {
  const own = `https://ats.us1.rippling.com/en-GB/acme-bread/jobs/${uuid}`;
  expect(onlyPosting(parse([{ ...entry, url: own }])).url).toBe(own);
  expect(onlyPosting(parse([{ ...entry, url: `https://evil.example/jobs/${uuid}` }])).url).toBe(entry.url);
});

test("an answer that is no list has changed", () => {
  expect(parse({ jobs: [entry] }).outcome).toBe("changed");
});
