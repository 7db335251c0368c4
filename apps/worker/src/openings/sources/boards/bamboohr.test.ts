import { expect, test } from "vitest";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { bamboohr } from "./bamboohr.ts";

// The bodies have the shape that colophon-group/jobseek reads. None is a real one.

const source = sourceOf("bamboohr", "acme");
const site = "https://acme.bamboohr.com/careers";
const entry = {
  id: "347",
  jobOpeningName: "Head Baker",
  departmentId: "19099",
  departmentLabel: "Bakery",
  employmentStatusLabel: "Full-Time",
  location: { city: null, state: null },
  atsLocation: { country: "Germany", province: "Upper Bavaria", city: "Munich" },
  isRemote: null,
  locationType: "1",
};
const detail = {
  meta: {},
  result: {
    jobOpening: {
      ...entry,
      location: { city: null, state: null, addressCountry: null },
      description: "<p>Lead the shift.</p>",
      compensation: "€50,000 - €60,000 per year",
      datePosted: "2026-04-08",
    },
  },
};
const parse = (result: object[], totalCount = result.length) =>
  readResponse(responseOf({ meta: { totalCount }, result }), source);

test("asks for the list, and for the name of the company", () => {
  expect(bamboohr.requests(source)).toMatchObject([{ url: `${site}/list` }]);
  expect(bamboohr.nameRequest?.(source)).toMatchObject({ url: `${site}/company-info` });
  expect(bamboohr.parseName?.(responseOf({ meta: [], result: { name: " Acme " } }))).toBe("Acme");
  expect(bamboohr.parseName?.(responseOf("<html></html>"))).toBeNull();
});

test("reads an entry of the list, which has no date", () => {
  expect(onlyPosting(parse([entry]))).toEqual({
    id: "347",
    title: "Head Baker",
    locations: ["Munich, Upper Bavaria, Germany"],
    remote: { mode: "remote", countries: ["DE"] },
    department: "Bakery",
    type: "full-time",
    salary: null,
    postedDate: null,
    url: `${site}/347`,
    description: null,
  });
});

test.each([
  ["0", "on-site"],
  ["1", "remote"],
  [2, "hybrid"],
])("the type of place %s is %s", (locationType, mode) => {
  expect(onlyPosting(parse([{ ...entry, locationType }])).remote?.mode).toBe(mode);
});

test("a type of place that is not known says nothing", () => {
  expect(onlyPosting(parse([{ ...entry, locationType: "7" }])).remote).toBeNull();
});

test("a detail that names the country of the same place does not make the entry another one", () => {
  const listed = { ...entry, location: { city: "Chicago", state: "Illinois" }, atsLocation: null };
  const posting = onlyPosting(parse([listed]));
  const opening = {
    ...listed,
    location: { ...listed.location, addressCountry: "United States" },
    description: "<p>Bake.</p>",
  };
  const stored = bamboohr.parseDetail?.(responseOf({ result: { jobOpening: opening } }), posting, source) ?? posting;
  expect(stored.locations).toEqual(["Chicago, Illinois, United States"]);
  expect(bamboohr.isSameEntry?.(posting, stored)).toBe(true);
  expect(bamboohr.isSameEntry?.({ ...posting, locations: ["Peoria, Illinois"] }, stored)).toBe(false);
});

test("an entry without a type of place may say that it is remote", () => {
  expect(onlyPosting(parse([{ ...entry, locationType: null, isRemote: 1 }])).remote?.mode).toBe("remote");
});

test("the detail has text, pay and date", () => {
  const posting = onlyPosting(parse([entry]));
  expect(bamboohr.detailRequest?.(posting, source)).toMatchObject({ url: `${site}/347/detail` });
  expect(bamboohr.parseDetail?.(responseOf(detail), posting, source)).toEqual({
    ...posting,
    salary: { min: 50000, max: 60000, currency: "EUR", period: "year", text: "€50,000 - €60,000 per year" },
    postedDate: "2026-04-08",
    description: { text: "Lead the shift.", html: "<p>Lead the shift.</p>" },
  });
  expect(() => bamboohr.parseDetail?.(responseOf({ result: {} }), posting, source)).toThrow("jobOpening");
});

test("fewer postings than the total, or an id that is no number, make the check partial", () => {
  expect(conclude([parse([entry], 2)], source).outcome).toBe("partial");
  expect(conclude([parse([entry, { ...entry, id: "1/../x" }])], source).outcome).toBe("partial");
});

test("a board with nothing open is empty", () => {
  expect(conclude([parse([])], source).outcome).toBe("empty");
});
