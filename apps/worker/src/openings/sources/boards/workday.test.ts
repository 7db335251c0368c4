import { describe, expect, test } from "vitest";
import type { SourcePage, SourceRequest } from "../../source.ts";
import { conclude } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { workday } from "./workday.ts";

// The bodies are built from the shape of the service's responses, which is not documented. None is a real one.

const source = sourceOf("workday", "https://acme.wd5.myworkdayjobs.com/Careers");
const api = "https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers";
const bakerJob = {
  title: "Head Baker",
  externalPath: "/job/Austin-TX/Head-Baker_R123",
  locationsText: "Austin, TX",
  postedOn: "Posted 30+ Days Ago",
  bulletFields: ["R123"],
};
const detail = {
  jobPostingInfo: {
    title: "Head Baker",
    jobDescription: "<p>You bake.</p>",
    location: "Austin, TX",
    additionalLocations: ["Dallas, TX"],
    postedOn: "Posted 30+ Days Ago",
    startDate: "2026-09-06",
    timeType: "Full time",
    remoteType: "Hybrid",
    jobReqId: "R123",
    country: { descriptor: "United States of America", id: "bc33aa3152ec42d4995f4791a106ed09" },
    externalUrl: "https://evil.example/job/Austin-TX/Head-Baker_R123",
  },
  hiringOrganization: { name: "Acme Bread", url: "" },
};

function requestOf(appliedFacets: object = {}, offset = 0): SourceRequest {
  return { url: `${api}/jobs`, json: { appliedFacets, limit: 20, offset, searchText: "" }, accept: "application/json" };
}

function parse(body: unknown, request = requestOf()) {
  return workday.parse(responseOf(body, `${api}/jobs`), source, request);
}

function jobsOf(count: number, start = 0) {
  return Array.from({ length: count }, (_, index) => ({
    ...bakerJob,
    externalPath: `/job/Austin-TX/Head-Baker_R${start + index}`,
  }));
}

function facetOf(facetParameter: string, counts: Record<string, unknown>) {
  return { facetParameter, values: Object.entries(counts).map(([id, count]) => ({ id, descriptor: id, count })) };
}

const facetsOf = (page: SourcePage) =>
  page.next.map(({ json }) => (json as { appliedFacets: Record<string, string[]> }).appliedFacets);

test("asks the site for its first page", () => {
  expect(workday.requests(source)).toEqual([requestOf()]);
  expect(workday.requests(sourceOf("workday", "https://acme.wd5.myworkdayjobs.com/en-US/Careers"))).toEqual([
    requestOf(),
  ]);
  expect(workday.requests(sourceOf("workday", "acme"))).toEqual([]);
});

test("reads a posting of the list without a date", () => {
  const page = parse({ total: 1, jobPostings: [bakerJob], facets: [] });
  expect(page).toMatchObject({ declared: 1, isWhole: true, companyName: null, next: [] });
  expect(onlyPosting(page)).toEqual({
    id: "Head-Baker_R123",
    title: "Head Baker",
    locations: ["Austin, TX"],
    remote: null,
    department: null,
    type: null,
    salary: null,
    postedDate: null,
    url: "https://acme.wd5.myworkdayjobs.com/Careers/job/Austin-TX/Head-Baker_R123",
    description: null,
  });
});

test.each(["2 Locations", "12 Standorte", "3 lieux"])("a number of places names none of them: %s", (locationsText) => {
  const page = parse({ total: 1, jobPostings: [{ ...bakerJob, locationsText }] });
  expect(onlyPosting(page).locations).toEqual([]);
});

test("a place may begin with a number", () => {
  const page = parse({ total: 1, jobPostings: [{ ...bakerJob, locationsText: "10 Downing Street, London" }] });
  expect(onlyPosting(page).locations).toEqual(["10 Downing Street, London"]);
});

test("reads the work mode and the type of a row that states them", () => {
  const page = parse({ total: 1, jobPostings: [{ ...bakerJob, remoteType: "Fully Remote", timeType: "Part time" }] });
  expect(onlyPosting(page)).toMatchObject({ remote: { mode: "remote", countries: [] }, type: "part-time" });
});

test("reads a site on a host of several tenants", () => {
  const shared = sourceOf("workday", "https://wd1.myworkdaysite.com/recruiting/acme/Jobs");
  const [request] = workday.requests(shared);
  expect(request?.url).toBe("https://wd1.myworkdaysite.com/wday/cxs/acme/Jobs/jobs");
  const page = workday.parse(responseOf({ total: 1, jobPostings: [bakerJob] }, request?.url), shared, request);
  const posting = onlyPosting(page);
  expect(posting.url).toBe("https://wd1.myworkdaysite.com/recruiting/acme/Jobs/job/Austin-TX/Head-Baker_R123");
  expect(workday.detailRequest?.(posting, shared)?.url).toBe(
    "https://wd1.myworkdaysite.com/wday/cxs/acme/Jobs/job/Austin-TX/Head-Baker_R123",
  );
});

test("completes a posting by its detail, and keeps the address on the site", () => {
  const posting = onlyPosting(parse({ total: 1, jobPostings: [bakerJob] }));
  expect(workday.detailRequest?.(posting, source)?.url).toBe(`${api}/job/Austin-TX/Head-Baker_R123`);
  expect(workday.parseDetail?.(responseOf(detail), posting, source)).toEqual({
    ...posting,
    locations: ["Austin, TX", "Dallas, TX"],
    remote: { mode: "hybrid", countries: ["US"] },
    type: "full-time",
    postedDate: "2026-09-06",
    description: { text: "You bake.", html: "<p>You bake.</p>" },
  });
  expect(workday.parseDetailName?.(responseOf(detail))).toBe("Acme Bread");
});

test("pay is what the text of a detail states with a currency and a period", () => {
  const posting = onlyPosting(parse({ total: 1, jobPostings: [bakerJob] }));
  const salaryOf = (jobDescription: string) =>
    workday.parseDetail?.(responseOf({ jobPostingInfo: { ...detail.jobPostingInfo, jobDescription } }), posting, source)
      ?.salary;
  expect(salaryOf("<p>The pay range is USD 95,000 - 120,000 per year.</p>")).toMatchObject({
    ...{ min: 95_000, max: 120_000, currency: "USD", period: "year" },
  });
  expect(salaryOf("<p>We manage a budget of USD 1,000,000 - 2,000,000 per year.</p>")).toBeNull();
});

test("a relative date of a detail is no date", () => {
  const posting = onlyPosting(parse({ total: 1, jobPostings: [bakerJob] }));
  const relative = { jobPostingInfo: { ...detail.jobPostingInfo, startDate: "Posted 30+ Days Ago" } };
  expect(workday.parseDetail?.(responseOf(relative), posting, source)?.postedDate).toBeNull();
});

test.each(["<html></html>", "{}", { jobPostingInfo: [] }])("a detail of another form is refused: %j", (body) => {
  const posting = onlyPosting(parse({ total: 1, jobPostings: [bakerJob] }));
  expect(() => workday.parseDetail?.(responseOf(body), posting, source)).toThrow();
});

test("an entry is the same until its title, address or place changes", () => {
  const posting = onlyPosting(parse({ total: 1, jobPostings: [bakerJob] }));
  const stored = workday.parseDetail?.(responseOf(detail), posting, source) ?? posting;
  const isSame = (changes: object) => workday.isSameEntry?.({ ...posting, ...changes }, stored);
  expect(isSame({})).toBe(true);
  expect([
    isSame({ title: "Baker" }),
    isSame({ url: `${posting.url}-1` }),
    isSame({ locations: ["Waco, TX"] }),
  ]).toEqual([false, false, false]);
});

describe("pages", () => {
  test("follow the first, which alone states the total", () => {
    const first = parse({ total: 45, jobPostings: jobsOf(20) });
    expect(first.next).toEqual([requestOf({}, 20), requestOf({}, 40)]);
    const second = parse({ total: 0, jobPostings: jobsOf(20, 20) }, requestOf({}, 20));
    const third = parse({ total: 0, jobPostings: jobsOf(5, 40) }, requestOf({}, 40));
    expect([second.next, second.declared]).toEqual([[], null]);
    expect(conclude([first, second, third], source)).toMatchObject({ outcome: "complete", isSnapshot: true });
  });

  test("that repeat the first make the board partial", () => {
    const first = parse({ total: 40, jobPostings: jobsOf(20) });
    const second = parse({ total: 0, jobPostings: jobsOf(20) }, requestOf({}, 20));
    expect(conclude([first, second], source)).toMatchObject({ outcome: "partial", isSnapshot: false });
  });

  test.each([[{ jobPostings: null }], [{ total: 3 }], [[]], ["<html>"]])("without a list are changed: %j", (body) => {
    expect(parse(body)).toMatchObject({ outcome: "changed", postings: [] });
  });
});

describe("a total that may be capped", () => {
  const timeType = facetOf("timeType", { full: 5_000, part: 1_000 });

  test("is split by places, also in a group, several to a query below the cap", () => {
    const places = facetOf("locations", { austin: 1_500, dallas: 499, waco: 1_001, paris: 1_999, rome: 1_001 });
    const group = { facetParameter: "locationMainGroup", values: [places] };
    const page = parse({ total: 2_000, jobPostings: jobsOf(20), facets: [timeType, group] });
    expect(facetsOf(page)).toEqual([
      { locations: ["austin", "dallas"] },
      { locations: ["waco"] },
      { locations: ["paris"] },
      { locations: ["rome"] },
    ]);
    expect(page).toMatchObject({ declared: 6_000, gap: null });
  });

  test("is split further by job families", () => {
    const families = facetOf("jobFamilyGroup", { bakery: 1_900, mill: 1_500 });
    const request = requestOf({ locations: ["austin"] });
    const page = parse({ total: 2_000, jobPostings: jobsOf(20), facets: [families, timeType] }, request);
    expect(facetsOf(page)).toEqual([
      { locations: ["austin"], jobFamilyGroup: ["bakery"] },
      { locations: ["austin"], jobFamilyGroup: ["mill"] },
    ]);
  });

  test("is never split by a facet that leaves postings out", () => {
    const families = facetOf("jobFamilyGroup", { bakery: 1_900, mill: 1_900 });
    const places = facetOf("locations", { austin: 900, dallas: 900 });
    const page = parse({ total: 2_000, jobPostings: jobsOf(20), facets: [places, families] });
    expect(facetsOf(page)).toEqual([{ jobFamilyGroup: ["bakery"] }, { jobFamilyGroup: ["mill"] }]);
  });

  test("that can't be split makes the board partial", () => {
    const page = parse({ total: 2_000, jobPostings: jobsOf(20), facets: [] });
    expect(page.next).toHaveLength(99);
    const whole = { ...page, next: [], postings: page.postings, declared: 20 };
    expect(conclude([whole], source)).toEqual({
      outcome: "partial",
      reason: "A part of the board has 2000 postings or more and can't be split.",
      isSnapshot: false,
    });
  });

  test("without a sum that is sure makes the board partial", () => {
    const places = facetOf("locations", { austin: 1_500, dallas: 1_700 });
    const page = parse({ total: 2_000, jobPostings: jobsOf(20), facets: [places] });
    expect(page).toMatchObject({ declared: 2_000, gap: expect.stringContaining("does not say how many") });
    expect(page.next).toHaveLength(2);
  });

  test("sends no more than a hundred values in one query", () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`place-${index}`, 10]));
    const page = parse({ total: 2_000, jobPostings: jobsOf(20), facets: [facetOf("locations", many), timeType] });
    expect(facetsOf(page).map(({ locations }) => locations?.length)).toEqual([100, 100, 50]);
  });
});

describe("a hostile", () => {
  test.each([
    "//evil.example/job/Austin-TX/Head-Baker_R123",
    "http://127.0.0.1/job/a/b_1",
    "https://evil.example/job/a/b_1",
    "@evil.example/job/a/b_1",
    ".evil.example/job/a/b_1",
    "/../job/a/b_1",
    "/job/../../../../admin/b_1",
    "/job/a/../b_1",
    "/job/a/./b_1",
    "/job/%2e%2e/%2e%2e/b_1",
    "/job/.%2E/b_1",
    "/job//evil.example/b_1",
    "/job/a\\..\\b_1",
    "/job/a/b_1?next=https://evil.example",
    "/job/a/b_1#x",
    "/job/a/b_1\r\nHost: evil.example",
    "/job/",
    "/admin",
    "",
    " /job/a/b_1",
    `/job/${"a".repeat(2_000)}/b_1`,
    7,
    null,
    ["/job/a/b_1"],
    { toString: "/job/a/b_1" },
  ])("path is unreadable: %j", (externalPath) => {
    const page = parse({ total: 1, jobPostings: [{ ...bakerJob, externalPath }] });
    expect(page.postings).toEqual([]);
    expect(page.unreadable).toHaveLength(1);
  });

  test.each([
    "https://acme.wd5.myworkdayjobs.com.evil.example/Careers/job/a/b_1",
    "https://acme.wd5.myworkdayjobs.com/Careersjob/a/b_1",
    "https://127.0.0.1/Careers/job/a/b_1",
  ])("address of a posting is not asked for its detail: %s", (url) => {
    const posting = { ...onlyPosting(parse({ total: 1, jobPostings: [bakerJob] })), url };
    expect(workday.detailRequest?.(posting, source)).toBeUndefined();
  });

  test.each([
    "https://evil.example/wd5.myworkdayjobs.com/Careers",
    "https://acme.wd5.myworkdayjobs.com.evil.example/Careers",
    "https://acme.wd5.evil.example/Careers",
    "http://127.0.0.1/wday/cxs/acme/Careers/jobs",
  ])("address of a board is not asked: %s", (address) => {
    expect(workday.requests(sourceOf("workday", address))).toEqual([]);
  });

  test("facet changes no address, and its values stay in the body", () => {
    const values = { "//evil.example": 9, "http://127.0.0.1": 9, "/../": 9, austin: 1_500, dallas: "1500", waco: 600 };
    const facets = [
      facetOf("locations", values),
      facetOf("__proto__", { a: 1_500, b: 1_500 }),
      facetOf("//evil.example", { a: 1_500, b: 1_500 }),
      { facetParameter: "jobFamily", values: "none" },
      null,
      { facetParameter: 7, values: [] },
    ];
    const page = parse({ total: 2_000, jobPostings: jobsOf(20), facets });
    expect(facetsOf(page)).toEqual([{ locations: ["austin"] }, { locations: ["waco"] }]);
    expect(new Set(page.next.map(({ url }) => url))).toEqual(new Set([`${api}/jobs`]));
  });
});
