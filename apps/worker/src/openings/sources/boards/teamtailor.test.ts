import { describe, expect, test } from "vitest";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { teamtailor } from "./teamtailor.ts";

const bakerItem = {
  id: "5f2b7c1e-0000-4000-8000-000000000000",
  title: "Head Baker",
  url: "https://acme.teamtailor.com/jobs/17-head-baker",
  content_html: "<p>We bake.</p>",
  date_published: "2026-03-31T23:30:00+02:00",
  date_modified: "2026-05-06T07:08:09+02:00",
  _jobposting: {
    "@context": "http://schema.org/",
    "@type": "JobPosting",
    title: "Head Baker",
    description: "<p>We bake.</p>",
    datePosted: "2026-03-31T23:30:00+02:00",
    employmentType: "FULL_TIME",
    identifier: { "@type": "PropertyValue", name: "Acme", value: "17" },
    hiringOrganization: { "@type": "Organization", name: "Acme Bread", sameAs: "https://acme.example" },
    jobLocation: [
      {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "Malmö", addressRegion: "Europe", addressCountry: "SE" },
      },
    ],
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "SEK",
      value: { "@type": "QuantitativeValue", minValue: 30_000, maxValue: 35_000, unitText: "MONTH" },
    },
  },
};
const rssItem = `<item>
    <title>Head Baker &amp; Miller</title>
    <description>&lt;p&gt;We bake &amp;amp; ship.&lt;/p&gt;</description>
    <pubDate>Tue, 31 Mar 2026 23:30:00 +0200</pubDate>
    <link>https://acme.teamtailor.com/jobs/17-head-baker</link>
    <remoteStatus>hybrid</remoteStatus>
    <guid isPermaLink="false">5f2b7c1e-0000-4000-8000-000000000000</guid>
    <tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>Malmö</tt:city><tt:zip>1</tt:zip><tt:country>Sweden</tt:country></tt:location></tt:locations>
    <tt:department>Bakery</tt:department><tt:role>Baker</tt:role>
  </item>`;

function feedOf(items: unknown[], more: object = {}) {
  return { version: "https://jsonfeed.org/version/1.1", title: "Jobs at Acme Bread", items, ...more };
}

function rssOf(...items: string[]) {
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Acme Bread</title>${items.join("")}</channel></rss>`;
}

function parse(body: unknown, url = "https://acme.teamtailor.com/jobs.json") {
  return teamtailor.parse(responseOf(body, url), sourceOf("teamtailor"));
}

test("requests the JSON Feed on the company's host", () => {
  const requestOf = (address: string) => teamtailor.requests(sourceOf("teamtailor", address))[0]?.url;
  expect(requestOf("acme")).toBe("https://acme.teamtailor.com/jobs.json");
  expect(requestOf("https://careers.acme.example/jobs")).toBe("https://careers.acme.example/jobs.json");
  expect(requestOf("https://acme.na.teamtailor.com")).toBe("https://acme.na.teamtailor.com/jobs.json");
});

describe("the JSON Feed", () => {
  test("holds a JobPosting in each item", () => {
    const page = parse(feedOf([bakerItem]));
    expect(page).toMatchObject({ companyName: "Acme Bread", isWhole: true, next: [] });
    expect(onlyPosting(page)).toEqual({
      id: "5f2b7c1e-0000-4000-8000-000000000000",
      title: "Head Baker",
      locations: ["Malmö, Sweden"],
      remote: null,
      department: null,
      type: "full-time",
      salary: { min: 30_000, max: 35_000, currency: "SEK", period: "month", text: "SEK 30,000–35,000 per month" },
      postedDate: "2026-03-31",
      url: "https://acme.teamtailor.com/jobs/17-head-baker",
      description: { text: "We bake.", html: "<p>We bake.</p>" },
    });
  });

  test("marks remote work", () => {
    const _jobposting = { ...bakerItem._jobposting, jobLocationType: "TELECOMMUTE" };
    expect(onlyPosting(parse(feedOf([{ ...bakerItem, _jobposting }]))).remote).toEqual({
      mode: "remote",
      countries: ["SE"],
    });
  });

  test.each([undefined, null, "x", [], { jobLocation: 7, baseSalary: [], title: {} }])(
    "is read with %j for a JobPosting",
    (_jobposting) => {
      expect(onlyPosting(parse(feedOf([{ ...bakerItem, _jobposting }])))).toMatchObject({
        title: "Head Baker",
        locations: [],
        salary: null,
        postedDate: "2026-03-31",
      });
    },
  );

  test("leads to its next page on the same host only", () => {
    const next = "https://acme.teamtailor.com/jobs.json?page=2";
    expect(parse(feedOf([bakerItem], { next_url: next })).next).toEqual([{ url: next }]);
    expect(parse(feedOf([bakerItem], { next_url: "https://evil.example/jobs.json" })).next).toEqual([]);
    expect(parse(feedOf([bakerItem], { next_url: next }), next).next).toEqual([]);
  });

  test("keeps the readable items", () => {
    const page = parse(feedOf([7, bakerItem, { id: "2", url: "https://acme.teamtailor.com/jobs/2" }]));
    expect(page.postings).toHaveLength(1);
    expect(page.unreadable).toEqual([
      { id: null, reason: "The posting is not an object." },
      { id: "2", reason: "The posting is incomplete: `title` is missing." },
    ]);
  });
});

describe("the RSS feed", () => {
  test("holds the places, the department and the place of work", () => {
    const page = parse(rssOf(rssItem));
    expect(page).toMatchObject({ companyName: "Acme Bread", isWhole: true });
    expect(onlyPosting(page)).toEqual({
      id: "5f2b7c1e-0000-4000-8000-000000000000",
      title: "Head Baker & Miller",
      locations: ["Malmö, Sweden"],
      remote: { mode: "hybrid", countries: ["SE"] },
      department: "Bakery",
      type: null,
      salary: null,
      postedDate: "2026-03-31",
      url: "https://acme.teamtailor.com/jobs/17-head-baker",
      description: { text: "We bake & ship.", html: "<p>We bake &amp; ship.</p>" },
    });
  });

  test.each([
    ["none", undefined],
    ["", undefined],
    ["fully", "remote"],
    ["temporary", "remote"],
    ["onsite", "on-site"],
  ])("with the remote status '%s' is %s", (status, mode) => {
    expect(onlyPosting(parse(rssOf(rssItem.replace(">hybrid<", `>${status}<`)))).remote?.mode).toBe(mode);
  });

  test("names a place by its name if that says that the work is remote, or if there is no more", () => {
    expect(onlyPosting(parse(rssOf(rssItem.replace(">HQ<", ">Canada - Remote<")))).locations).toEqual([
      "Canada - Remote",
    ]);
    const bare = rssItem.replace(/<tt:city>.*<\/tt:country>/, "");
    expect(onlyPosting(parse(rssOf(bare))).locations).toEqual(["HQ"]);
    expect(
      onlyPosting(parse(rssOf(rssItem.replace(/<tt:locations>.*<\/tt:locations>/, "<tt:locations/>")))).locations,
    ).toEqual([]);
  });

  test("is not the whole board if it is a full page", () => {
    const items = Array.from({ length: 100 }, (_, index) => rssItem.replace("5f2b7c1e", String(index)));
    const page = parse(rssOf(...items), "https://acme.teamtailor.com/jobs.rss");
    expect(page.postings).toHaveLength(100);
    expect(page.isWhole).toBe(false);
    expect(parse(rssOf(rssItem), "https://acme.teamtailor.com/jobs.rss?per_page=1").isWhole).toBe(false);
  });

  test("that is cut off lacks something", () => {
    const page = parse(rssOf(rssItem, rssItem.replace("5f2b7c1e", "6")).slice(0, -300));
    expect(page.postings).toHaveLength(1);
    expect(page.unreadable).toEqual([{ id: null, reason: "The response ends early." }]);
  });
});

test("a feed without items is empty", () => {
  expect(parse(feedOf([]))).toMatchObject({ outcome: "complete", postings: [] });
  expect(parse(rssOf())).toMatchObject({ outcome: "complete", postings: [] });
});

test.each([
  ["<!doctype html><html></html>", "The response is neither RSS nor a JSON Feed."],
  ["<feed></feed>", "The response is neither RSS nor a JSON Feed."],
  [{ error: "Not found" }, 'The response has no list `items`. It says "Not found".'],
])("a response without the expected structure is changed: %j", (body, reason) => {
  expect(parse(body)).toMatchObject({ outcome: "changed", reason });
});
