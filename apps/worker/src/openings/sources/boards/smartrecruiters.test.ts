import { describe, expect, test } from "vitest";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { smartrecruiters } from "./smartrecruiters.ts";

const source = sourceOf("smartrecruiters", "AcmeBread");
const bakerJob = {
  id: "743999000000001",
  uuid: "5f2b7c1e-0000-4000-8000-000000000000",
  name: "Head Baker",
  refNumber: "REF17",
  company: { identifier: "AcmeBread", name: "Acme Bread" },
  releasedDate: "2026-03-31T23:30:00.000Z",
  location: {
    city: "Berlin",
    region: "BE",
    country: "de",
    remote: false,
    hybrid: false,
    fullLocation: "Berlin, , Germany",
  },
  department: { id: "1", label: "Bakery" },
  function: { id: "production", label: "Production" },
  typeOfEmployment: { id: "permanent", label: "Full-time" },
  ref: "https://api.smartrecruiters.com/v1/companies/AcmeBread/postings/743999000000001",
};
const detail = {
  ...bakerJob,
  postingUrl: "https://jobs.smartrecruiters.com/AcmeBread/743999000000001-head-baker",
  applyUrl: "https://jobs.smartrecruiters.com/AcmeBread/743999000000001-head-baker?oga=true",
  compensation: { min: 3000, max: 3500, currency: "EUR", period: "MONTHLY" },
  active: true,
  visibility: "PUBLIC",
  jobAd: {
    sections: {
      companyDescription: { title: "Company Description", text: "<p>We bake.</p>" },
      jobDescription: { title: "Job Description", text: "<p>You bake.</p>" },
      qualifications: { title: "Qualifications", text: null },
    },
  },
};

function listOf(content: unknown[], totalFound: unknown = content.length, offset = 0) {
  return { offset, limit: 100, totalFound, content };
}

function parse(body: unknown, url = "") {
  return smartrecruiters.parse(responseOf(body, url), source);
}

function read(changes: object) {
  return onlyPosting(parse(listOf([{ ...bakerJob, ...changes }])));
}

test("requests the first page of a hundred", () => {
  expect(smartrecruiters.requests(source)).toEqual([
    {
      url: "https://api.smartrecruiters.com/v1/companies/AcmeBread/postings?limit=100&offset=0",
      accept: "application/json",
    },
  ]);
});

test("reads a posting of the list, whose address is made of the company and the id", () => {
  const page = parse(listOf([bakerJob]));
  expect(page).toMatchObject({ declared: 1, isWhole: true, companyName: "Acme Bread", next: [] });
  expect(onlyPosting(page)).toEqual({
    id: "743999000000001",
    title: "Head Baker",
    locations: ["Berlin, Germany"],
    remote: null,
    department: "Bakery",
    type: "full-time",
    salary: null,
    postedDate: "2026-03-31",
    url: "https://jobs.smartrecruiters.com/AcmeBread/743999000000001",
    description: null,
  });
});

test("completes a posting by its detail", () => {
  const posting = read({});
  expect(smartrecruiters.detailRequest?.(posting, source)?.url).toBe(bakerJob.ref);
  expect(smartrecruiters.parseDetail?.(responseOf(detail), posting, source)).toEqual({
    ...posting,
    url: "https://jobs.smartrecruiters.com/AcmeBread/743999000000001-head-baker",
    salary: { min: 3000, max: 3500, currency: "EUR", period: "month", text: "EUR 3,000–3,500 per month" },
    description: {
      text: "Company Description\n\nWe bake.\n\nJob Description\n\nYou bake.",
      html: "<h3>Company Description</h3><p>We bake.</p><h3>Job Description</h3><p>You bake.</p>",
    },
  });
});

test.each(["<html></html>", "{}", { ...detail, id: "another" }, { ...detail, jobAd: 7, name: null }])(
  "keeps the posting of the list if its detail is not readable: %j",
  (body) => {
    const posting = read({});
    expect(smartrecruiters.parseDetail?.(responseOf(body), posting, source)).toEqual(posting);
  },
);

test("keeps what the list says and the detail does not", () => {
  const { location: _, department: __, ...less } = detail;
  const posting = read({});
  expect(smartrecruiters.parseDetail?.(responseOf(less), posting, source)).toMatchObject({
    locations: ["Berlin, Germany"],
    department: "Bakery",
    type: "full-time",
  });
});

test("reads the detail of a posting by itself", () => {
  const page = parse(detail);
  expect(onlyPosting(page).description?.text).toContain("You bake.");
  expect(page).toMatchObject({ isWhole: false, declared: null });
});

describe("what a field says", () => {
  test("two flags decide about the place of work, and two false ones say nothing", () => {
    expect(read({ location: { ...bakerJob.location, remote: true } }).remote).toEqual({
      mode: "remote",
      countries: ["DE"],
    });
    expect(read({ location: { ...bakerJob.location, remote: true, hybrid: true } }).remote?.mode).toBe("hybrid");
    expect(read({ location: { ...bakerJob.location, remote: "yes" } }).remote).toBeNull();
  });

  test("the parts of a place stand in for its full name", () => {
    expect(read({ location: { city: "Berlin", region: "", country: "de" } }).locations).toEqual(["Berlin, Germany"]);
    expect(read({ location: null }).locations).toEqual([]);
  });

  test("ignores an empty department, and does not take the function for one", () => {
    expect(read({ department: {} }).department).toBeNull();
  });

  test.each([
    [{ id: "permanent" }, "full-time"],
    [{ id: "part-time" }, "part-time"],
    [{ id: "contract", label: "Contract" }, "contract"],
    [{ id: "intern", label: "Intern" }, "internship"],
    [{ id: "temporary" }, "temporary"],
    [{}, null],
    [null, null],
  ])("the type %j is %s", (typeOfEmployment, type) => {
    expect(read({ typeOfEmployment }).type).toBe(type);
  });

  test("the API's address names the company if nothing else does", () => {
    const page = smartrecruiters.parse(
      responseOf(listOf([{ ...bakerJob, company: null }])),
      sourceOf("smartrecruiters", ""),
    );
    expect(onlyPosting(page).url).toBe("https://jobs.smartrecruiters.com/AcmeBread/743999000000001");
  });

  test("an inactive or internal posting is not shown", () => {
    expect(
      parse(
        listOf([
          { ...bakerJob, active: false },
          { ...bakerJob, visibility: "INTERNAL" },
        ]),
      ).postings,
    ).toEqual([]);
  });
});

describe("pages", () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...bakerJob, id: String(index) }));

  test("lead to the next until the total is reached", () => {
    expect(parse(listOf(many, 201)).next.map(({ url }) => url)).toEqual([
      "https://api.smartrecruiters.com/v1/companies/AcmeBread/postings?limit=100&offset=100",
    ]);
    expect(parse(listOf(many, 201, 100)).next[0]?.url).toMatch(/offset=200$/);
    expect(parse(listOf([bakerJob], 201, 200)).next).toEqual([]);
  });

  test("never lead to themselves", () => {
    const url = "https://api.smartrecruiters.com/v1/companies/AcmeBread/postings?limit=100&offset=100";
    expect(parse(listOf(many, 900, 0), url).next[0]?.url).toMatch(/offset=200$/);
    expect(parse(listOf([], 900, 100), url).next).toEqual([]);
  });

  test("of an unknown company are empty", () => {
    expect(parse({ offset: 0, limit: 100, totalFound: 0, content: [] })).toMatchObject({
      outcome: "complete",
      postings: [],
    });
  });

  test.each([[{ totalFound: 3 }], [{ content: null }], [[]], ["<html>"]])("without a list are changed: %j", (body) => {
    expect(parse(body)).toMatchObject({ outcome: "changed", postings: [] });
  });
});
