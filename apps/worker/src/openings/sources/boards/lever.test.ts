import { describe, expect, test } from "vitest";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { lever } from "./lever.ts";

const bakerJob = {
  id: "0b1e4a52-1111-4222-8333-444455556666",
  text: "Head Baker",
  hostedUrl: "https://jobs.lever.co/acme/0b1e4a52-1111-4222-8333-444455556666",
  applyUrl: "https://jobs.lever.co/acme/0b1e4a52-1111-4222-8333-444455556666/apply",
  createdAt: 1774999800000,
  country: "US",
  workplaceType: "onsite",
  categories: {
    commitment: "Full Time Employee",
    department: "Production",
    team: "Bakery",
    location: "Portland, OR",
    allLocations: ["Portland, OR", "Salem, OR"],
  },
  description: "<div>We bake &amp; ship.</div>",
  descriptionPlain: "We bake & ship.",
  lists: [{ text: "You bring", content: "<li>Rye</li><li>Patience</li>" }],
  additional: "<div>Come &lt;soon&gt;.</div>",
  additionalPlain: "Come <soon>.",
};

function parse(body: unknown, address = "acme", url = "") {
  return lever.parse(responseOf(body, url), sourceOf("lever", address));
}

function read(changes: object) {
  return onlyPosting(parse([{ ...bakerJob, ...changes }]));
}

test("requests the board on the host of its region", () => {
  const requestOf = (address: string) => lever.requests(sourceOf("lever", address)).map(({ url }) => url);
  expect(requestOf("Acme")).toEqual(["https://api.lever.co/v0/postings/Acme?mode=json"]);
  expect(requestOf("https://jobs.lever.co/acme")).toEqual(["https://api.lever.co/v0/postings/acme?mode=json"]);
  expect(requestOf("https://jobs.eu.lever.co/acme")).toEqual(["https://api.eu.lever.co/v0/postings/acme?mode=json"]);
  expect(requestOf("https://acme.example")).toEqual([]);
});

test("reads a posting, whose text is the opening, the sections and the end", () => {
  const page = parse([bakerJob]);
  expect(page).toMatchObject({ declared: null, isWhole: true, companyName: null });
  expect(onlyPosting(page)).toEqual({
    id: "0b1e4a52-1111-4222-8333-444455556666",
    title: "Head Baker",
    locations: ["Portland, OR", "Salem, OR"],
    remote: { mode: "on-site", countries: ["US"] },
    department: "Production",
    type: "full-time",
    salary: null,
    postedDate: "2026-03-31",
    url: "https://jobs.lever.co/acme/0b1e4a52-1111-4222-8333-444455556666",
    description: {
      text: "We bake & ship.\n\nYou bring\n\n- Rye\n- Patience\n\nCome <soon>.",
      html: "<p>We bake &amp; ship.</p><h3>You bring</h3><ul><li>Rye</li><li>Patience</li></ul><p>Come &lt;soon&gt;.</p>",
    },
  });
});

describe("what a field says", () => {
  test("each category may be missing", () => {
    expect(read({ categories: { location: "Remote - US" }, workplaceType: "unspecified" })).toMatchObject({
      locations: ["Remote - US"],
      remote: { mode: "remote", countries: ["US"] },
      department: null,
      type: null,
    });
    expect(read({ categories: null, workplaceType: null })).toMatchObject({ locations: [], remote: null });
  });

  test.each([
    ["on-site", "on-site"],
    ["onsite", "on-site"],
    ["hybrid", "hybrid"],
    ["remote", "remote"],
  ])("the workplace type %s is %s", (workplaceType, mode) => {
    expect(read({ workplaceType }).remote?.mode).toBe(mode);
  });

  test("an unspecified workplace is not said", () => {
    expect(read({ workplaceType: "unspecified" }).remote).toBeNull();
  });

  test("the time of creation is the date, and may be missing", () => {
    expect(read({ createdAt: "1774999800000" }).postedDate).toBe("2026-03-31");
    expect(read({ createdAt: null }).postedDate).toBeNull();
  });

  test("the salary range has a currency and an interval", () => {
    const salaryRange = { min: 60_000, max: 80_000, currency: "EUR", interval: "per-year-salary" };
    expect(read({ salaryRange }).salary).toEqual({
      min: 60_000,
      max: 80_000,
      currency: "EUR",
      period: "year",
      text: "EUR 60,000–80,000 per year",
    });
  });

  test("the description of a salary counts only with a figure", () => {
    expect(read({ salaryDescriptionPlain: "We pay well, and share profits." }).salary).toBeNull();
    expect(read({ salaryDescription: "<p>The pay is &pound;30,000 per annum.</p>" }).salary).toMatchObject({
      min: 30_000,
      currency: "GBP",
      period: "year",
    });
  });

  test("an opening that holds all sections is not repeated", () => {
    const description = `${bakerJob.description}<h3>You bring</h3><ul><li>Rye</li><li>Patience</li></ul>`;
    expect(read({ description }).description?.text.match(/Patience/g)).toHaveLength(1);
  });

  test("plain text stands in for missing HTML", () => {
    const plain = {
      description: null,
      lists: null,
      additional: null,
      descriptionPlain: "One\n\nTwo <3",
      additionalPlain: "",
    };
    expect(read(plain).description).toEqual({ text: "One\n\nTwo <3", html: "<p>One</p><p>Two &lt;3</p>" });
  });

  test("a posting without a link gets the address of its page at Lever", () => {
    const { hostedUrl: _, ...job } = bakerJob;
    expect(onlyPosting(parse([job], "https://jobs.eu.lever.co/acme")).url).toBe(
      "https://jobs.eu.lever.co/acme/0b1e4a52-1111-4222-8333-444455556666",
    );
    const page = parse([{ ...job, applyUrl: null }], "", "");
    expect(page.unreadable).toEqual([{ id: job.id, reason: "The posting has no address in `hostedUrl`." }]);
  });
});

describe("a board", () => {
  test("may be grouped", () => {
    const page = parse([
      { title: "Bakery", postings: [bakerJob, { ...bakerJob, id: "2" }] },
      { title: "Mill", postings: [] },
      { title: "Sales", postings: [{ ...bakerJob, id: "3" }] },
    ]);
    expect(page.postings.map(({ id }) => id)).toEqual([bakerJob.id, "2", "3"]);
  });

  test("is empty as an empty list", () => {
    expect(parse([])).toMatchObject({ outcome: "complete", postings: [], isWhole: true });
  });

  test("of a single posting is not whole", () => {
    const page = parse(bakerJob);
    expect(onlyPosting(page).title).toBe("Head Baker");
    expect(page.isWhole).toBe(false);
  });

  test("keeps the readable postings", () => {
    const page = parse([{ id: "1" }, bakerJob, "x"]);
    expect(page.postings).toHaveLength(1);
    expect(page.unreadable.map(({ id }) => id)).toEqual(["1", null]);
  });
});

test.each([
  [{ ok: false, error: "Document not found" }, 'The response has no list of postings. It says "Document not found".'],
  [{}, "The response has no list of postings."],
  ["<html></html>", "The response is HTML or XML, not JSON."],
])("a response that is no list is changed: %j", (body, reason) => {
  expect(parse(body)).toMatchObject({ outcome: "changed", reason });
});

test.each([
  ["<title>Acme Bread</title>", "Acme Bread"],
  ["<title>Acme Bread - Jobs</title>", "Acme Bread"],
  ['<meta property="og:site_name" content="Acme"><title>Careers</title>', "Acme"],
  ["<title>Jobs</title>", null],
  ["", null],
])("names the company from the title of its jobs page: %s", (html, name) => {
  expect(lever.nameRequest?.(sourceOf("lever")).url).toBe("https://jobs.lever.co/acme");
  expect(lever.parseName?.(responseOf(html))).toBe(name);
});
