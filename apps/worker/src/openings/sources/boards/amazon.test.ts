import { expect, test } from "vitest";
import type { SourceRequest } from "../../source.ts";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { amazon } from "./amazon.ts";

// The bodies have the shape that colophon-group/jobseek reads. None is a real one.

const source = sourceOf("amazon", "https://www.amazon.jobs");
const facets = "&facets[]=business_category&facets[]=normalized_country_code";
const requestOf = (offset = 0, slice = "", asked = ""): SourceRequest => ({
  url: `https://www.amazon.jobs/en/search.json?result_limit=100&offset=${offset}&sort=recent${slice}${asked}`,
  accept: "application/json",
});
const bakerJob = {
  id: "f3b0c442-98fc-1c14-9afb-f4c8996fb924",
  id_icims: "10419273",
  job_path: "/en/jobs/10419273/head-baker",
  url_next_step: "https://account.amazon.jobs/jobs/10419273/apply",
  title: "Head Baker",
  description: "Lead the shift.<br/>Bake.",
  basic_qualifications: "- Rye",
  preferred_qualifications: "- Spelt",
  normalized_location: "Seattle, Washington, USA",
  locations: [
    JSON.stringify({ normalizedLocation: "Seattle, Washington, USA", type: "ONSITE", countryIso2a: "US" }),
    JSON.stringify({ normalizedLocation: "Vancouver, British Columbia, CAN", type: "ONSITE" }),
  ],
  country_code: "USA",
  job_schedule_type: "full-time",
  posted_date: "March  9, 2026",
  updated_time: "about 3 hours",
  salary: "$151,300/year - $261,500/year",
  job_category: "Bakery",
};
const jobsOf = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => ({ ...bakerJob, id_icims: `${start + index}` }));
const parse = (body: object, request = requestOf(0, "", facets)) =>
  readResponse(responseOf(body, request.url), source, request);

test("asks for the newest postings and for the counts of its categories", () => {
  expect(amazon.requests(source)).toEqual([requestOf(0, "", facets)]);
});

test("reads a posting with all its places, and no relative date", () => {
  const page = parse({ error: null, hits: 1, jobs: [bakerJob] });
  expect(page).toMatchObject({ declared: 1, companyName: "Amazon", next: [], gap: null });
  expect(onlyPosting(page)).toMatchObject({
    id: "10419273",
    title: "Head Baker",
    locations: ["Seattle, Washington, USA", "Vancouver, British Columbia, CAN"],
    remote: null,
    department: "Bakery",
    type: "full-time",
    salary: { min: 151300, max: 261500, period: "year" },
    postedDate: "2026-03-09",
    url: "https://www.amazon.jobs/en/jobs/10419273/head-baker",
  });
});

test("a posting whose places are all virtual is remote", () => {
  const locations = [JSON.stringify({ normalizedLocation: "US, Virtual", type: "VIRTUAL" })];
  const job = { ...bakerJob, normalized_location: "US, Virtual", locations };
  expect(onlyPosting(parse({ hits: 1, jobs: [job] })).remote).toEqual({ mode: "remote", countries: ["US"] });
});

test("asks for the further pages that the total needs", () => {
  const first = parse({ hits: 250, jobs: jobsOf(100) });
  expect(first.next).toEqual([requestOf(100), requestOf(200)]);
  const others = [100, 200].map((offset) =>
    parse({ hits: 250, jobs: jobsOf(offset === 100 ? 100 : 50, offset) }, requestOf(offset)),
  );
  expect(conclude([first, ...others], source).outcome).toBe("complete");
});

test("a total at the limit is read by category, whose counts are the total", () => {
  const page = parse({
    hits: 10_000,
    jobs: jobsOf(100),
    facets: { business_category_facet: [{ aws: 8_000 }, { "amazon-books": 4_000 }] },
  });
  expect(page).toMatchObject({
    declared: 12_000,
    gap: null,
    next: [requestOf(0, "&business_category[]=aws"), requestOf(0, "&business_category[]=amazon-books")],
  });
  const part = parse({ hits: 8_000, jobs: jobsOf(100) }, requestOf(0, "&business_category[]=aws"));
  expect(part.declared).toBeNull();
  expect(part.next).toHaveLength(79);
  expect(part.next[0]).toEqual(requestOf(100, "&business_category[]=aws"));
});

test("a category that is too large leads to the countries, and without parts the board is partial", () => {
  const business_category_facet = [{ aws: 10_000 }];
  const split = parse({
    hits: 10_000,
    jobs: jobsOf(100),
    facets: { business_category_facet, normalized_country_code_facet: [{ USA: 9_000 }, { DEU: 2_000 }] },
  });
  expect(split.next[0]).toEqual(requestOf(0, "&normalized_country_code[]=USA"));
  const whole = parse({ hits: 10_000, jobs: jobsOf(100), facets: { business_category_facet } });
  expect(whole.gap).toContain("10000");
});

test.each(["https://evil.example/en/jobs/1", "//evil.example/1", "javascript:alert(1)", null])(
  "a posting with the path %s can't be read",
  (job_path) => {
    expect(parse({ hits: 1, jobs: [{ ...bakerJob, job_path }] }).unreadable).toHaveLength(1);
  },
);

test("an answer without a list has changed", () => {
  expect(parse({ error: "We are sorry.", hits: 0 }).outcome).toBe("changed");
});
