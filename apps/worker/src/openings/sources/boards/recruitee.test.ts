import { describe, expect, test } from "vitest";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { recruitee } from "./recruitee.ts";

const bakerOffer = {
  id: 1234567,
  slug: "head-baker",
  title: "Head Baker",
  status: "published",
  company_name: "Acme Bread",
  careers_url: "https://acme.recruitee.com/o/head-baker",
  careers_apply_url: "https://acme.recruitee.com/o/head-baker/c/new",
  created_at: "2026-01-02 03:04:05 UTC",
  published_at: "2026-03-31 23:30:00 UTC",
  updated_at: "2026-05-06 07:08:09 UTC",
  close_at: null,
  department: "Bakery",
  employment_type_code: "fulltime_permanent",
  remote: false,
  hybrid: true,
  on_site: true,
  location: "Amsterdam, Noord-Holland, Netherlands",
  city: "Amsterdam",
  country: "Netherlands",
  country_code: "NL",
  locations: [
    { id: 1, name: "HQ", city: "Amsterdam", state: "Noord-Holland", country: "Netherlands", country_code: "NL" },
  ],
  salary: { min: "2400", max: "3000", currency: "EUR", period: "month" },
  description: "<p>We bake.</p>",
  requirements: "<p>Patience</p>",
};

function parse(body: unknown, address = "acme") {
  return recruitee.parse(responseOf(body), sourceOf("recruitee", address));
}

function read(changes: object) {
  return onlyPosting(parse({ offers: [{ ...bakerOffer, ...changes }] }));
}

test("requests the board on the company's host", () => {
  const requestOf = (address: string) => recruitee.requests(sourceOf("recruitee", address))[0]?.url;
  expect(requestOf("Acme")).toBe("https://acme.recruitee.com/api/offers/");
  expect(requestOf("https://jobs.acme.example/o/head-baker")).toBe("https://jobs.acme.example/api/offers/");
  expect(requestOf("jobs.acme.example")).toBe("https://jobs.acme.example/api/offers/");
  expect(requestOf("a b")).toBeUndefined();
});

test("reads a posting", () => {
  const page = parse({ offers: [bakerOffer] });
  expect(page).toMatchObject({ companyName: "Acme Bread", isWhole: true });
  expect(onlyPosting(page)).toEqual({
    id: "1234567",
    title: "Head Baker",
    locations: ["Amsterdam, Noord-Holland, Netherlands"],
    remote: { mode: "hybrid", countries: ["NL"] },
    department: "Bakery",
    type: "full-time",
    salary: { min: 2400, max: 3000, currency: "EUR", period: "month", text: "EUR 2,400–3,000 per month" },
    postedDate: "2026-03-31",
    url: "https://acme.recruitee.com/o/head-baker",
    description: {
      text: "We bake.\n\nRequirements\n\nPatience",
      html: "<p>We bake.</p><h3>Requirements</h3><p>Patience</p>",
    },
  });
});

describe("what a field says", () => {
  test("ignores a salary without amounts", () => {
    expect(read({ salary: { min: null, max: null, currency: null, period: null } }).salary).toBeNull();
    expect(read({ salary: "negotiable" }).salary).toBeNull();
  });

  test.each([
    [true, false, false, "remote"],
    [true, false, true, "remote"],
    [true, true, true, "hybrid"],
    [false, false, true, "on-site"],
    [false, false, false, undefined],
    [null, undefined, "no", undefined],
  ])("remote %s, hybrid %s and on_site %s is %s", (remote, hybrid, on_site, mode) => {
    expect(read({ remote, hybrid, on_site }).remote?.mode).toBe(mode);
  });

  test("several places", () => {
    const locations = [
      ...bakerOffer.locations,
      { name: "Ghent", city: "Ghent", country: "Belgium", country_code: "BE" },
    ];
    expect(read({ locations })).toMatchObject({
      locations: ["Amsterdam, Noord-Holland, Netherlands", "Ghent, Belgium"],
      remote: { countries: ["NL", "BE"] },
    });
  });

  test("an update and a creation are no posting date", () => {
    expect(read({ published_at: null }).postedDate).toBeNull();
  });

  test("a text that is only there in other languages is read in English, or else in another one", () => {
    const translations = { nl: { title: "Bakker", description: "<p>Wij bakken.</p>" }, en: { title: "Baker" } };
    expect(read({ title: null, translations }).title).toBe("Baker");
    expect(
      read({ title: "", description: "", requirements: null, translations: { nl: translations.nl } }),
    ).toMatchObject({
      title: "Bakker",
      description: { text: "Wij bakken." },
    });
  });

  test("a posting without a link gets the address of its page", () => {
    expect(read({ careers_url: null }).url).toBe("https://acme.recruitee.com/o/head-baker");
  });

  test("an offer that is not published is not shown", () => {
    expect(
      parse({
        offers: [
          { ...bakerOffer, status: "draft" },
          { title: "x", status: "closed" },
        ],
      }),
    ).toMatchObject({
      postings: [],
      unreadable: [],
    });
  });
});

test("reads a single offer", () => {
  expect(onlyPosting(parse({ offer: bakerOffer })).id).toBe("1234567");
  expect(parse(bakerOffer)).toMatchObject({ isWhole: false, postings: [{ id: "1234567" }] });
});

test("a board without offers is empty, and other JSON is changed", () => {
  expect(parse({ offers: [] })).toMatchObject({ outcome: "complete", postings: [] });
  expect(parse({ error: ["Not found"] })).toMatchObject({
    outcome: "changed",
    reason: "The response has no list `offers`.",
  });
});

test('a place that the offer names counts more than "Remote job"', () => {
  const remoteJob = { location: "Remote job", remote: true, hybrid: false, on_site: false };
  const none = { city: null, country: null, locations: [] };
  expect(read(remoteJob).locations).toEqual(["Amsterdam, Noord-Holland, Netherlands"]);
  expect(read({ ...remoteJob, ...none, city: "Utrecht" }).locations).toEqual(["Utrecht"]);
  const titled = read({ ...remoteJob, ...none, title: "Head Baker (f/m/d) - Austria" });
  expect(titled).toMatchObject({ locations: ["Austria"], remote: { mode: "remote" } });
  expect(read({ ...remoteJob, ...none }).locations).toEqual(["Remote job"]);
});

test("an offer that is remote and hybrid is hybrid, with Remote among its places", () => {
  expect(read({ remote: true, hybrid: true })).toMatchObject({
    locations: ["Amsterdam, Noord-Holland, Netherlands", "Remote"],
    remote: { mode: "hybrid", countries: ["NL"] },
  });
});
