import { describe, expect, test } from "vitest";
import type { SourceRequest } from "../../source.ts";
import { conclude } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { oracle } from "./oracle.ts";

// The bodies have the shape that several public readers of the service expect, among them colophon-group/jobseek. None is a
// real one.

const page = "https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1";
const api = "https://acme.fa.us2.oraclecloud.com/hcmRestApi/resources/latest";
const source = sourceOf("oracle", page);
const bakerJob = {
  Id: "2506217",
  Title: "Head Baker ",
  PostedDate: "2026-09-28",
  PostingEndDate: null,
  PrimaryLocation: "Round Rock, TX, United States",
  PrimaryLocationCountry: "US",
  secondaryLocations: [{ Name: "Austin, TX, United States" }],
  WorkplaceTypeCode: "ORA_HYBRID",
  WorkplaceType: "Hybrid",
  JobSchedule: "Full time",
  Department: "Bakery",
  ShortDescriptionStr: "Head Baker",
};

function requestOf(offset = 0, facet = ""): SourceRequest {
  const expand = "requisitionList.secondaryLocations,requisitionList.otherWorkLocations";
  const finder = `findReqs;siteNumber=CX_1,facetsList=CATEGORIES%3BORGANIZATIONS,limit=200,offset=${offset},sortBy=POSTING_DATES_DESC${facet}`;
  return {
    url: `${api}/recruitingCEJobRequisitions?onlyData=true&expand=${expand}&finder=${finder}`,
    accept: "application/json",
  };
}

function parse(search: object, request = requestOf()) {
  return oracle.parse(responseOf({ items: [search] }, request.url), source, request);
}

function jobsOf(count: number, start = 0) {
  return Array.from({ length: count }, (_, index) => ({ ...bakerJob, Id: `${start + index}` }));
}

test("asks the site for its first page", () => {
  expect(oracle.requests(source)).toEqual([requestOf()]);
  expect(oracle.requests(sourceOf("oracle", `${page}/job/12`))).toEqual([requestOf()]);
  expect(oracle.requests(sourceOf("oracle", "acme"))).toEqual([]);
});

test("reads a posting of the list, and leaves the text to its detail", () => {
  const read = parse({ TotalJobsCount: 1, requisitionList: [bakerJob] });
  expect(read).toMatchObject({ declared: 1, next: [], gap: null });
  expect(onlyPosting(read)).toEqual({
    id: "2506217",
    title: "Head Baker",
    locations: ["Round Rock, TX, United States", "Austin, TX, United States"],
    remote: { mode: "hybrid", countries: ["US"] },
    department: "Bakery",
    type: "full-time",
    salary: null,
    postedDate: "2026-09-28",
    url: `${page}/job/2506217`,
    description: null,
  });
});

test("completes a posting by its detail", () => {
  const posting = onlyPosting(parse({ TotalJobsCount: 1, requisitionList: [bakerJob] }));
  expect(oracle.detailRequest?.(posting, source)?.url).toBe(
    `${api}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=ById;Id=%222506217%22,siteNumber=CX_1`,
  );
  const detail = {
    ExternalDescriptionStr: "<p>You bake.</p>",
    ExternalQualificationsStr: "<p>You get up early.</p>",
    ExternalPostedStartDate: "2026-10-01T07:00:00+00:00",
    otherWorkLocations: [{ LocationName: "Waco" }],
  };
  expect(oracle.parseDetail?.(responseOf({ items: [detail] }), posting, source)).toEqual({
    ...posting,
    locations: [...posting.locations, "Waco"],
    description: {
      text: "You bake.\n\nYou get up early.",
      html: "<p>You bake.</p><p>You get up early.</p>",
    },
  });
});

test("pay is what the text of a detail states with a currency and a period", () => {
  const posting = onlyPosting(parse({ TotalJobsCount: 1, requisitionList: [bakerJob] }));
  const text = "<p>Salary: EUR 45,000 - 55,000 per year</p>";
  expect(
    oracle.parseDetail?.(responseOf({ items: [{ Id: posting.id, ExternalQualificationsStr: text }] }), posting, source)
      ?.salary,
  ).toMatchObject({ min: 45_000, max: 55_000, currency: "EUR", period: "year" });
});

test("pay is what a field of the employer for it says, and nothing of a part of it", () => {
  const posting = onlyPosting(parse({ TotalJobsCount: 1, requisitionList: [bakerJob] }));
  const salaryOf = (Prompt: string, Value: string) =>
    oracle.parseDetail?.(responseOf({ items: [{ requisitionFlexFields: [{ Prompt, Value }] }] }), posting, source)
      ?.salary;
  expect(salaryOf("Base Pay/Salary", "Jersey City,NJ $142,500.00 - $195,000.00 / year")).toMatchObject({
    ...{ min: 142_500, max: 195_000, currency: null, period: "year" },
  });
  expect(salaryOf("Minimum Salary", "$142,500.00")).toBeNull();
  expect(salaryOf("Pay Grade", "12")).toBeNull();
});

test.each(["<html></html>", "{}", { items: [] }, { items: ["x"] }])(
  "a detail of another form is refused: %j",
  (body) => {
    const posting = onlyPosting(parse({ TotalJobsCount: 1, requisitionList: [bakerJob] }));
    expect(() => oracle.parseDetail?.(responseOf(body), posting, source)).toThrow();
  },
);

test("the name of the company stands in the title of the site", () => {
  expect(oracle.nameRequest?.(source)).toEqual({ url: page, accept: "text/html" });
  expect(oracle.parseName?.(responseOf("<title>Acme Careers</title>"))).toBe("Acme");
});

describe("pages", () => {
  test("follow the first, and together are the board", () => {
    const first = parse({ TotalJobsCount: 450, requisitionList: jobsOf(200) });
    expect(first.next).toEqual([requestOf(200), requestOf(400)]);
    const second = parse({ TotalJobsCount: 450, requisitionList: jobsOf(200, 200) }, requestOf(200));
    const third = parse({ TotalJobsCount: 450, requisitionList: jobsOf(50, 400) }, requestOf(400));
    expect([second.next, third.next]).toEqual([[], []]);
    expect(conclude([first, second, third], source)).toMatchObject({ outcome: "complete", isSnapshot: true });
  });

  test("that overlap make the board partial", () => {
    const first = parse({ TotalJobsCount: 400, requisitionList: jobsOf(200) });
    const second = parse({ TotalJobsCount: 400, requisitionList: jobsOf(200, 190) }, requestOf(200));
    expect(conclude([first, second], source)).toMatchObject({ outcome: "partial", isSnapshot: false });
  });

  test("that are shorter than asked for are followed all the same", () => {
    expect(parse({ TotalJobsCount: 60, requisitionList: jobsOf(25) }).next).toEqual([requestOf(25), requestOf(50)]);
  });

  test("a site without postings is empty", () => {
    expect(conclude([parse({ TotalJobsCount: 0, requisitionList: [] })], source)).toMatchObject({ outcome: "empty" });
  });

  test.each([{}, { items: [] }, { items: [{}] }, { items: [{ requisitionList: null }] }, "<html>"])(
    "without a list are changed: %j",
    (body) => {
      expect(oracle.parse(responseOf(body), source)).toMatchObject({ outcome: "changed", postings: [] });
    },
  );
});

describe("more postings than the service sends", () => {
  const requisitionList = jobsOf(200);
  const categoriesFacet = [
    { Id: 300000012, TotalCount: 9_000 },
    { Id: 300000013, TotalCount: 3_000 },
  ];

  test("are read by a facet that has each posting once", () => {
    const read = parse({ TotalJobsCount: 12_000, requisitionList, categoriesFacet });
    expect(read).toMatchObject({ declared: 12_000, gap: null });
    const parts = [300000012, 300000013].map((id) => requestOf(0, `,selectedCategoriesFacet=${id}`));
    expect(read.next).toEqual(parts);
    const part = parse({ TotalJobsCount: 3_000, requisitionList }, parts[1]);
    expect(part).toMatchObject({ declared: null, gap: null });
    expect(part.next).toHaveLength(14);
    expect(part.next[0]).toEqual(requestOf(200, ",selectedCategoriesFacet=300000013"));
  });

  test.each([
    ["counts fewer", [{ Id: 1, TotalCount: 9_000 }]],
    [
      "counts a posting twice",
      [
        { Id: 1, TotalCount: 9_000 },
        { Id: 2, TotalCount: 4_000 },
      ],
    ],
    ["has too large a value", [{ Id: 1, TotalCount: 12_000 }]],
    [
      "has a value of another form",
      [
        { Id: "1,offset=0", TotalCount: 9_000 },
        { Id: 2, TotalCount: 3_000 },
      ],
    ],
  ])("make the board partial where the facet %s", (_, facet) => {
    const read = parse({ TotalJobsCount: 12_000, requisitionList, categoriesFacet: facet });
    expect(read.gap).toBe("The service sends no more than 10000 of 12000 postings.");
    expect(read.next).toHaveLength(49);
    expect(conclude([{ ...read, next: [] }], source)).toMatchObject({ outcome: "partial" });
  });
});

describe("a hostile", () => {
  test.each([
    '1",siteNumber=CX_2',
    "../1",
    "1/2",
    "https://evil.example",
    "1?x",
    "",
    " ",
    "..",
    null,
    {},
    "a".repeat(200),
  ])("id is unreadable: %j", (Id) => {
    const read = parse({ TotalJobsCount: 1, requisitionList: [{ ...bakerJob, Id }] });
    expect(read.postings).toEqual([]);
    expect(read.unreadable).toHaveLength(1);
  });

  test.each([
    "https://evil.example/acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1",
    "https://acme.fa.us2.oraclecloud.com.evil.example/hcmUI/CandidateExperience/en/sites/CX_1",
    "https://127.0.0.1/hcmUI/CandidateExperience/en/sites/CX_1",
    `${page},offset=1`,
  ])("address of a board is not asked: %s", (address) => {
    expect(oracle.requests(sourceOf("oracle", address))).toEqual([]);
  });
});
