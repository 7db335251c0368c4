import { describe, expect, test } from "vitest";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { workable } from "./workable.ts";

const bakerJob = {
  title: "Head Baker",
  shortcode: "0A1B2C3D4E",
  code: "17",
  employment_type: "Full-time",
  telecommuting: false,
  department: "Bakery",
  url: "https://apply.workable.com/j/0A1B2C3D4E",
  shortlink: "https://apply.workable.com/j/0A1B2C3D4E",
  application_url: "https://apply.workable.com/j/0A1B2C3D4E/apply",
  published_on: "2026-03-31",
  created_at: "2026-01-02",
  country: "Greece",
  city: "Athens",
  state: "Attica",
  locations: [{ country: "Greece", countryCode: "GR", city: "Athens", region: "Attica", hidden: false }],
  description: "<p>We bake.</p>",
};

function parse(body: unknown, address = "acme") {
  return workable.parse(responseOf(body), sourceOf("workable", address));
}

function read(changes: object) {
  return onlyPosting(parse({ name: "Acme Bread", description: null, jobs: [{ ...bakerJob, ...changes }] }));
}

test("requests the widget's list with its texts", () => {
  expect(workable.requests(sourceOf("workable", "https://acme.workable.com/"))[0]?.url).toBe(
    "https://apply.workable.com/api/v1/widget/accounts/acme?details=true",
  );
});

test("reads a posting", () => {
  const page = parse({ name: "Acme Bread", jobs: [bakerJob] });
  expect(page).toMatchObject({ companyName: "Acme Bread", isWhole: true, declared: null, next: [] });
  expect(onlyPosting(page)).toEqual({
    id: "0A1B2C3D4E",
    title: "Head Baker",
    locations: ["Athens, Attica, Greece"],
    remote: null,
    department: "Bakery",
    type: "full-time",
    salary: null,
    postedDate: "2026-03-31",
    url: "https://apply.workable.com/j/0A1B2C3D4E",
    description: { text: "We bake.", html: "<p>We bake.</p>" },
  });
});

test("merges the records of one job, one for each place", () => {
  const patras = {
    ...bakerJob,
    city: "Patras",
    locations: [{ country: "Greece", city: "Patras" }],
    telecommuting: true,
  };
  const page = parse({ jobs: [{ ...bakerJob, telecommuting: true }, patras, { ...bakerJob, shortcode: "OTHER" }] });
  expect(page.postings.map(({ id }) => id)).toEqual(["0A1B2C3D4E", "OTHER"]);
  expect(page.postings[0]).toMatchObject({
    locations: ["Athens, Attica, Greece", "Patras, Greece"],
    remote: { mode: "remote", countries: ["GR"] },
  });
});

describe("places", () => {
  test("do not show a hidden one", () => {
    const hidden = { country: "Greece", countryCode: "GR", city: "Athens", region: "Attica", hidden: true };
    expect(read({ locations: [hidden, { country: "Malta", countryCode: "MT", city: "" }] }).locations).toEqual([
      "Malta",
    ]);
    expect(read({ locations: [hidden], telecommuting: true })).toMatchObject({
      locations: [],
      remote: { mode: "remote", countries: [] },
    });
  });

  test("come from the job's own fields if the list has none", () => {
    expect(read({ locations: null }).locations).toEqual(["Athens, Attica, Greece"]);
    expect(read({ locations: [{ countryCode: "GR" }], telecommuting: true })).toMatchObject({
      locations: ["Athens, Attica, Greece"],
      remote: { mode: "remote", countries: ["GR"] },
    });
  });
});

describe("what a field says", () => {
  test("a draft is older than its publication", () => {
    expect(read({ published_on: null }).postedDate).toBeNull();
  });

  test.each(["", null, undefined])("the employment type %j says nothing", (employment_type) => {
    expect(read({ employment_type }).type).toBeNull();
  });

  test("a posting without a link gets the address of its page", () => {
    expect(read({ url: null }).url).toBe("https://apply.workable.com/acme/j/0A1B2C3D4E/");
  });

  test("a posting without a shortcode can't be read", () => {
    expect(parse({ jobs: [{ ...bakerJob, shortcode: null }] }).unreadable).toEqual([
      { id: null, reason: "The posting is incomplete: `shortcode` is missing." },
    ]);
  });
});

test("reads pages of the third version", () => {
  const result = {
    id: 7,
    shortcode: "0A1B2C3D4E",
    title: "Head Baker",
    remote: true,
    location: { country: "Greece", countryCode: "GR", city: "Athens", region: "Attica" },
    locations: [],
    state: "published",
    published: "2026-03-31T00:00:00.000Z",
    type: "full",
    department: ["Bakery", "Night"],
    workplace: "hybrid",
  };
  const page = parse({ total: 11, results: [result], nextPage: "WyIxIl0=" });
  expect(page.declared).toBe(11);
  expect(page.next).toEqual([
    {
      url: "https://apply.workable.com/api/v3/accounts/acme/jobs",
      json: { token: "WyIxIl0=" },
      accept: "application/json",
    },
  ]);
  expect(page.postings[0]).toMatchObject({
    locations: ["Athens, Attica, Greece"],
    remote: { mode: "hybrid", countries: ["GR"] },
    department: "Bakery",
    type: "full-time",
    postedDate: "2026-03-31",
    url: "https://apply.workable.com/acme/j/0A1B2C3D4E/",
  });
});

test("an account without jobs is empty, and other JSON is changed", () => {
  expect(parse({ name: "Acme", description: null, jobs: [] })).toMatchObject({ outcome: "complete", postings: [] });
  expect(parse({ name: "Acme" })).toMatchObject({ outcome: "changed", reason: "The response has no list `jobs`." });
});

test("a remote job keeps its own city where its place lacks one", () => {
  const site = { country: "Greece", countryCode: "GR", city: "", region: "", hidden: false };
  expect(read({ telecommuting: true, locations: [site] })).toMatchObject({
    locations: ["Athens, Attica, Greece"],
    remote: { mode: "remote", countries: ["GR"] },
  });
  const abroad = { ...site, country: "Austria", countryCode: "AT" };
  expect(read({ locations: [site, abroad] }).locations).toEqual(["Athens, Attica, Greece", "Austria"]);
  expect(read({ locations: [site, { ...site, city: "Athens", hidden: true }] }).locations).toEqual(["Greece"]);
});
