import type { SourceKind } from "@zodiac-at-work/catalog";
import { expect, test } from "vitest";
import { readDetail } from "./index.ts";
import { responseOf, sourceOf } from "./testing-source.ts";

// The bodies have the shapes of details that public readers quote. None is a real one.

const jobLd = {
  "@type": "JobPosting",
  title: "Head Baker",
  url: "https://acme.example/job/1",
  datePosted: "2026-10-02",
  jobLocation: { address: { addressLocality: "UNAVAILABLE", addressRegion: "NC", addressCountry: "US" } },
};
const jobPage = `<script type="application/ld+json">${JSON.stringify(jobLd)}</script>`;
const single = (kind: SourceKind, body: unknown, url: string) =>
  readDetail(responseOf(body, url), sourceOf(kind, url))?.postings[0];

test("a detail of Workday has its title, place, date and published address", () => {
  const jobPostingInfo = {
    title: "Head Baker",
    location: "Israel, Yokneam",
    additionalLocations: ["Remote - Israel"],
    startDate: "2026-08-02",
    timeType: "Full time",
    jobDescription: "<p>You bake.</p>",
    country: { descriptor: "Israel" },
  };
  const api = "https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/job/Israel-Yokneam/Head-Baker_R1";
  const address = "https://acme.wd5.myworkdayjobs.com/Careers/job/Israel-Yokneam/Head-Baker_R1";
  expect(single("workday", { jobPostingInfo }, api)).toMatchObject({
    id: "Head-Baker_R1",
    title: "Head Baker",
    locations: ["Israel, Yokneam", "Remote - Israel"],
    remote: { mode: "remote", countries: ["IL"] },
    type: "full-time",
    postedDate: "2026-08-02",
    url: address,
  });
  const published = { jobPostingInfo: { ...jobPostingInfo, externalUrl: address } };
  expect(single("workday", published, "https://address.invalid/")?.url).toBe(address);
  expect(single("workday", { jobPostingInfo: {} }, api)).toBeUndefined();
});

test("a detail of Oracle has its title, place, date and address", () => {
  const detail = {
    Id: "10139",
    Title: "Head Baker",
    ExternalPostedStartDate: "2026-10-05T17:23:26+00:00",
    PrimaryLocation: "Raleigh, NC, United States",
    PrimaryLocationCountry: "US",
    WorkplaceTypeCode: "ORA_REMOTE",
    JobSchedule: "Full time",
    ExternalQualificationsStr: "<p>You bake.</p>",
  };
  const site = "https://acme.fa.ocs.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1";
  const api =
    "https://acme.fa.ocs.oraclecloud.com/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails?finder=ById;Id=%2210139%22,siteNumber=CX_1";
  expect(single("oracle", { items: [detail] }, api)).toMatchObject({
    id: "10139",
    title: "Head Baker",
    locations: ["Raleigh, NC, United States"],
    remote: { mode: "remote", countries: ["US"] },
    type: "full-time",
    postedDate: "2026-10-05",
    url: `${site}/job/10139`,
  });
});

test("a detail of Rippling has its title, place, date, pay and address", () => {
  const uuid = "25f3fc2a-b77e-430b-9144-8cc3bb1531c9";
  const detail = {
    uuid,
    name: "Head Baker",
    workLocations: [{ name: "Remote (United States)" }],
    employmentType: "INTERN",
    createdOn: "2026-08-15T10:00:00Z",
    description: { role: "<p>You bake.</p>" },
    payRangeDetails: [{ rangeStart: 20, rangeEnd: 25, currency: "USD", frequency: "HOUR" }],
  };
  const api = `https://api.rippling.com/platform/api/ats/v1/board/acme/jobs/${uuid}`;
  expect(single("rippling", detail, api)).toMatchObject({
    title: "Head Baker",
    locations: ["Remote (United States)"],
    remote: { mode: "remote", countries: ["US"] },
    type: "internship",
    salary: { min: 20, max: 25, currency: "USD", period: "hour" },
    postedDate: "2026-08-15",
    url: `https://ats.rippling.com/acme/jobs/${uuid}`,
  });
});

test("a detail of BambooHR has its title, place, date and published address", () => {
  const jobOpening = {
    jobOpeningName: "Head Baker",
    jobOpeningShareUrl: "https://acme.bamboohr.com/careers/125",
    employmentStatusLabel: "Full-Time",
    location: { city: "Chicago", state: "Illinois", addressCountry: "United States" },
    locationType: "2",
    datePosted: "2026-06-08",
  };
  expect(single("bamboohr", { result: { jobOpening } }, "https://acme.bamboohr.com/careers/125/detail")).toMatchObject({
    id: "125",
    title: "Head Baker",
    locations: ["Chicago, Illinois, United States"],
    remote: { mode: "hybrid" },
    type: "full-time",
    postedDate: "2026-06-08",
    url: "https://acme.bamboohr.com/careers/125",
  });
});

test.each([
  [
    "older",
    { id: 7, name: "Head Baker", location: "Los Gatos, CA", t_create: 1790208000, job_description: "<p>Bake.</p>" },
  ],
  [
    "newer",
    {
      data: {
        id: 7,
        name: "Head Baker",
        locations: ["Los Gatos, CA"],
        postedTs: 1790208000,
        jobDescription: "<p>Bake.</p>",
      },
    },
  ],
])("a detail of the %s API of Eightfold has its title, place, date, text and address", (_, body) => {
  expect(single("eightfold", body, "https://acme.eightfold.ai/api/apply/v2/jobs/7?domain=acme.com")).toMatchObject({
    id: "7",
    title: "Head Baker",
    locations: ["Los Gatos, CA"],
    postedDate: "2026-09-24",
    url: "https://acme.eightfold.ai/careers/job/7",
    description: { text: "Bake." },
  });
});

test("a page of Phenom without JSON-LD has its posting in its data", () => {
  const job = {
    jobId: "273419",
    title: "Head Baker",
    city: "Durham",
    state: "North Carolina",
    location: "Durham, North Carolina, United States",
    postedDate: "2026-08-11T14:53:27.000+0000",
    description: "<p>Pay range: USD 20 - 25 per hour</p>",
  };
  const body = `<script>var phApp = phApp || {}; phApp.ddo = ${JSON.stringify({ jobDetail: { data: { job } } })};</script>`;
  expect(single("phenom", body, "https://careers.acme.example/us/en/job/273419/Head-Baker")).toMatchObject({
    id: "273419",
    title: "Head Baker",
    locations: ["Durham, North Carolina, United States"],
    salary: { min: 20, max: 25, currency: "USD", period: "hour" },
    postedDate: "2026-08-11",
    url: "https://careers.acme.example/us/en/job/273419/Head-Baker",
    description: { text: "Pay range: USD 20 - 25 per hour" },
  });
});

test.each(["eightfold", "phenom", "successfactors", "join", "jobvite", "breezy"] as const)(
  "the page of a posting of the kind %s is read by its JSON-LD",
  (kind) => {
    expect(single(kind, jobPage, "https://acme.example/job/1")).toMatchObject({
      title: "Head Baker",
      locations: ["NC, US"],
      postedDate: "2026-10-02",
      url: "https://acme.example/job/1",
    });
  },
);

test.each(["workday", "oracle", "rippling", "bamboohr", "eightfold", "phenom", "breezy", "lever"] as const)(
  "a response of the kind %s that isn't a detail has no posting",
  (kind) => {
    for (const body of ["", "{}", "[]", "<html></html>", { data: null }, { items: [null] }]) {
      expect(readDetail(responseOf(body, "https://acme.example/"), sourceOf(kind))).toBeNull();
    }
  },
);
