import { expect, test } from "vitest";
import type { SourceRequest } from "../../source.ts";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { apple } from "./apple.ts";

// The pages have the shape that colophon-group/jobseek and other public readers of the site expect. None is a real one.

const source = sourceOf("apple", "https://jobs.apple.com");
const site = "https://jobs.apple.com/en-us";
const requestOf = (page = 1): SourceRequest => ({ url: `${site}/search?page=${page}`, accept: "text/html" });
const bakerJob = {
  id: "200646237-0836",
  positionId: "200646237",
  reqId: "200646237-0836",
  postingTitle: "Head Baker",
  transformedPostingTitle: "head-baker",
  postDateInGMT: "2026-10-08T23:39:49.358065956Z",
  postingDate: "Oct 08, 2026",
  jobSummary: "Bake.",
  homeOffice: false,
  team: { teamName: "Bakery", teamCode: "BKRY" },
  locations: [{ name: "Cupertino", stateProvince: "California", countryName: "United States of America" }],
};
const jobsOf = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => ({ ...bakerJob, positionId: `${start + index}` }));
const pageOf = (loaderData: object) =>
  `<html><body><script>window.__staticRouterHydrationData = JSON.parse(${JSON.stringify(JSON.stringify({ loaderData }))});</script></body></html>`;
const parse = (searchResults: object[], totalRecords: number, page = 1) =>
  readResponse(
    responseOf(pageOf({ search: { searchResults, totalRecords } }), requestOf(page).url),
    source,
    requestOf(page),
  );

test("asks for the first page of the search", () => {
  expect(apple.requests(source)).toEqual([requestOf()]);
});

test("reads a posting without its opening, which is not the text", () => {
  const page = parse([bakerJob], 1);
  expect(page).toMatchObject({ declared: 1, companyName: "Apple", next: [] });
  expect(onlyPosting(page)).toEqual({
    id: "200646237",
    title: "Head Baker",
    locations: ["Cupertino, California, United States of America"],
    remote: null,
    department: "Bakery",
    type: null,
    salary: null,
    postedDate: "2026-10-08",
    url: `${site}/details/200646237/head-baker`,
    description: null,
  });
});

test("a posting for home offices is remote, and one in several places is one posting", () => {
  const elsewhere = { ...bakerJob, homeOffice: true, locations: [{ name: "Austin, Texas, United States" }] };
  expect(onlyPosting(parse([{ ...bakerJob, homeOffice: true }, elsewhere], 1))).toMatchObject({
    locations: ["Cupertino, California, United States of America", "Austin, Texas, United States"],
    remote: { mode: "remote" },
  });
});

test("asks for all further pages, and is complete with them", () => {
  const first = parse(jobsOf(20), 45);
  expect(first.next).toEqual([requestOf(2), requestOf(3)]);
  const others = [parse(jobsOf(20, 20), 45, 2), parse(jobsOf(5, 40), 45, 3)];
  expect(others.flatMap(({ next }) => next)).toEqual([]);
  expect(conclude([first, ...others], source).outcome).toBe("complete");
  expect(conclude([first, ...others.slice(1)], source).outcome).toBe("partial");
});

test("a page without its data has changed", () => {
  expect(readResponse(responseOf("<html></html>", requestOf().url), source, requestOf()).outcome).toBe("changed");
});

test("an id that is a path can't be read", () => {
  expect(parse([{ ...bakerJob, positionId: "../x" }], 1).unreadable).toHaveLength(1);
});

test("the text and the stated pay are in the data of the posting's own page", () => {
  const posting = onlyPosting(parse([bakerJob], 1));
  expect(apple.detailRequest?.(posting, source)).toEqual({ url: posting.url, accept: "text/html" });
  const jobsData = {
    jobSummary: "We bake.",
    description: "Lead the shift.",
    minimumQualifications: "Rye\nSpelt",
    preferredQualifications: "",
    postingSupplements: {
      footer: [
        {
          label: "Pay & Benefits",
          content: "<p>The base pay range for this role is USD 120,000 - 150,000 per year.</p>",
        },
      ],
    },
  };
  const completed = apple.parseDetail?.(responseOf(pageOf({ jobDetails: { jobsData } }), posting.url), posting, source);
  expect(completed?.description?.text).toBe("We bake.\n\nLead the shift.\n\nMinimum qualifications\n\nRye\nSpelt");
  expect(completed?.salary).toMatchObject({ min: 120_000, max: 150_000, currency: "USD", period: "year" });
  expect(() => apple.parseDetail?.(responseOf(pageOf({})), posting, source)).toThrow("jobsData");
});
