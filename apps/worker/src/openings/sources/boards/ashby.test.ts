import { describe, expect, test } from "vitest";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { ashby } from "./ashby.ts";

const bakerJob = {
  id: "7d9c0f10-aaaa-4bbb-8ccc-ddddeeeeffff",
  title: "Head Baker",
  department: "Production",
  team: "Bakery",
  employmentType: "FullTime",
  location: "Portland Office",
  secondaryLocations: [{ location: "Remote (US & Canada)", address: null }],
  publishedAt: "2026-03-31T23:30:45.158+00:00",
  isListed: true,
  isRemote: true,
  workplaceType: "Hybrid",
  address: { postalAddress: { addressLocality: "Portland", addressRegion: "Oregon", addressCountry: "United States" } },
  jobUrl: "https://jobs.ashbyhq.com/acme/7d9c0f10-aaaa-4bbb-8ccc-ddddeeeeffff",
  applyUrl: "https://jobs.ashbyhq.com/acme/7d9c0f10-aaaa-4bbb-8ccc-ddddeeeeffff/application",
  descriptionHtml: "<p>We bake.</p>",
  descriptionPlain: "We bake.",
};
const salaryComponent = {
  compensationType: "Salary",
  interval: "1 YEAR",
  currencyCode: "USD",
  minValue: 90_000,
  maxValue: 120_000,
};
const equity = { compensationType: "EquityCashValue", interval: "NONE", currencyCode: "USD", minValue: 1, maxValue: 9 };

function parse(body: unknown, address = "acme", url = "") {
  return ashby.parse(responseOf(body, url), sourceOf("ashby", address));
}

function read(changes: object) {
  return onlyPosting(parse({ apiVersion: "1", jobs: [{ ...bakerJob, ...changes }] }));
}

test("requests the board with its compensation", () => {
  expect(ashby.requests(sourceOf("ashby", "https://jobs.ashbyhq.com/Acme%20Bread"))).toEqual([
    {
      url: "https://api.ashbyhq.com/posting-api/job-board/Acme%20Bread?includeCompensation=true",
      accept: "application/json",
    },
  ]);
});

test("reads a posting", () => {
  expect(read({})).toEqual({
    id: "7d9c0f10-aaaa-4bbb-8ccc-ddddeeeeffff",
    title: "Head Baker",
    locations: ["Portland Office", "Remote (US & Canada)"],
    remote: { mode: "hybrid", countries: ["US", "CA"] },
    department: "Production",
    type: "full-time",
    salary: null,
    postedDate: "2026-03-31",
    url: "https://jobs.ashbyhq.com/acme/7d9c0f10-aaaa-4bbb-8ccc-ddddeeeeffff",
    description: { text: "We bake.", html: "<p>We bake.</p>" },
  });
});

test("leaves out a posting that is not listed, even without a title", () => {
  const page = parse({
    jobs: [
      { ...bakerJob, isListed: false },
      { id: "2", isListed: false },
    ],
  });
  expect(page).toMatchObject({ outcome: "complete", postings: [], unreadable: [] });
});

test("shows a posting that does not say whether it is listed", () => {
  expect(read({ isListed: undefined }).title).toBe("Head Baker");
});

test.each([
  [true, "Hybrid", "hybrid"],
  [true, "Remote", "remote"],
  [false, "OnSite", "on-site"],
  [true, null, "remote"],
  [null, null, undefined],
  [false, null, undefined],
  [false, undefined, undefined],
])("isRemote %s with workplaceType %s is %s", (isRemote, workplaceType, mode) => {
  expect(read({ isRemote, workplaceType, secondaryLocations: [] }).remote?.mode).toBe(mode);
});

test("reads a posting of which only id, title and link are known", () => {
  const { id, title, jobUrl } = bakerJob;
  const posting = onlyPosting(parse({ jobs: [{ id, title, jobUrl, publishedAt: null, address: null }] }));
  expect(posting).toMatchObject({
    locations: [],
    remote: null,
    department: null,
    type: null,
    salary: null,
    postedDate: null,
    description: null,
  });
});

test("makes the place from the address if it has no name", () => {
  expect(read({ location: null, secondaryLocations: null }).locations).toEqual(["Portland, Oregon, United States"]);
});

describe("compensation", () => {
  test("counts only salaries", () => {
    const compensation = {
      compensationTierSummary: "$90K – $120K • Offers Equity",
      summaryComponents: [equity, salaryComponent, { ...equity, compensationType: "Bonus" }],
    };
    expect(read({ compensation }).salary).toEqual({
      min: 90_000,
      max: 120_000,
      currency: "USD",
      period: "year",
      text: "$90K – $120K • Offers Equity",
    });
    expect(
      read({ compensation: { ...compensation, compensationTierSummary: null, summaryComponents: [equity] } }).salary,
    ).toBeNull();
  });

  test("spans all tiers", () => {
    const tiers = [salaryComponent, { ...salaryComponent, minValue: 80_000, maxValue: null }];
    const compensation = { compensationTiers: tiers.map((component) => ({ components: [equity, component] })) };
    expect(read({ compensation }).salary).toMatchObject({ min: 80_000, max: 120_000 });
  });

  test.each([
    ["1 MONTH", "month"],
    ["1 WEEK", "week"],
    ["1 HOUR", "hour"],
    ["1 TIME", null],
    ["NONE", null],
  ])("the interval %s is %s", (interval, period) => {
    const compensation = { summaryComponents: [{ ...salaryComponent, interval }] };
    expect(read({ compensation }).salary?.period).toBe(period);
  });

  test("without components comes from the summary, whose dollars name no currency", () => {
    const compensation = { compensationTierSummary: "$90K – $120K • Offers Equity", summaryComponents: [] };
    expect(read({ compensation }).salary).toMatchObject({ min: 90_000, max: 120_000, currency: null });
  });

  test("without values is not said", () => {
    const compensation = { summaryComponents: [{ ...salaryComponent, minValue: null, maxValue: null }] };
    expect(read({ compensation }).salary).toBeNull();
    expect(read({ compensation: null }).salary).toBeNull();
  });

  test("is kept back if the employer does not want it shown", () => {
    const compensation = { summaryComponents: [salaryComponent] };
    expect(read({ shouldDisplayCompensationOnJobPostings: false, compensation }).salary).toBeNull();
  });
});

test("reads a single posting", () => {
  const page = parse({ ...bakerJob, descriptionHtml: "" });
  expect(onlyPosting(page).description?.text).toBe("We bake.");
  expect(page.isWhole).toBe(false);
});

test.each([
  ["Not Found", "The response is not valid JSON."],
  [{ apiVersion: "1" }, "The response has no list `jobs`."],
  [[], "The response has no list `jobs`."],
])("a response without the expected structure is changed: %j", (body, reason) => {
  expect(parse(body)).toMatchObject({ outcome: "changed", reason });
});

test("names the company from the title of its jobs page", () => {
  expect(ashby.nameRequest?.(sourceOf("ashby", "Acme Bread")).url).toBe("https://jobs.ashbyhq.com/Acme%20Bread");
  expect(ashby.parseName?.(responseOf("<html><head><title>Acme Bread Jobs</title></head></html>"))).toBe("Acme Bread");
});
