import { jobTypes, type Posting, salaryPeriods, workplaces } from "@zodiac-at-work/catalog";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SourcePage } from "../source.ts";
import { conclude, readResponse } from "./index.ts";
import { responseOf, sourceOf } from "./testing-source.ts";

const job = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Baker",
  identifier: { value: "B-7" },
  url: "/jobs/7",
  description: "<p>Bake &amp; <b>ship</b>.</p><ul><li>Rye</li></ul>",
  datePosted: "2026-03-31T23:30:00-04:00",
  employmentType: ["FULL_TIME", "INTERN"],
  hiringOrganization: { name: "Acme" },
  jobLocation: [{ address: { addressLocality: "Wien", addressCountry: { name: "AT" } } }, "Graz"],
  jobLocationType: "TELECOMMUTE",
  applicantLocationRequirements: { "@type": "Country", name: "USA" },
  baseSalary: { currency: "EUR", value: { minValue: 2500, maxValue: 3000, unitText: "MONTH" } },
};
const record = {
  id: 7,
  title: "Baker",
  url: "/7",
  location: { city: "Wien" },
  date: 1774692720,
  salary: "€20 - €25 per hour",
};

const bodies = {
  "json-ld": `<html><head><base href="/x/"><link rel="canonical" href="/jobs/7"><script type="application/ld+json">${JSON.stringify({ "@graph": [job, { ...job, identifier: "8" }] })}</script></head>
    <body><div itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title">Miller</b></div></body></html>`,
  feed: `<?xml version="1.0"?><rss version="2.0"><channel><title>Acme</title><link>https://acme.example</link>
    <item><title>Baker &amp;amp; Miller</title><link>/1</link><guid isPermaLink="false">1</guid><pubDate>Tue, 31 Mar 2026 23:30:00 GMT</pubDate>
    <description><![CDATA[<p>Bake</p>]]></description><location>Wien; Remote</location><salary>$20K</salary></item>
    <item><title>Miller</title><link>/2</link></item></channel></rss>`,
  listing: `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ total: 2, jobs: [record, { ...record, id: 8 }] })}</script>
    <script>window.s = JSON.parse("{\\"a\\":[1]}"); var x = {jobs:[]};</script><div data-page="{&quot;a&quot;:[1,2,3]}"></div>`,
};

const kinds = ["json-ld", "feed", "listing"] as const;

/** Part of a body replaced by something else, several times. */
function damaged(body: string) {
  const noise = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.constantFrom(
      '"',
      "'",
      "{",
      "}",
      "[",
      "]",
      ",",
      "<",
      ">",
      "&",
      "</script>",
      "<!--",
      "<![CDATA[",
      "\\",
      "\u0000",
      "null",
      "\ud800",
    ),
  );
  const change = fc.tuple(
    fc.nat({ max: body.length }),
    fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: body.length })),
    noise,
  );
  return fc
    .array(change, { minLength: 1, maxLength: 6 })
    .map((changes) =>
      changes.reduce((text, [at, length, by]) => text.slice(0, at) + by + text.slice(at + length), body),
    );
}

test.each(kinds)("a damaged %s gives an outcome and valid postings, or none", (kind) => {
  fc.assert(
    fc.property(damaged(bodies[kind]), (body) => expectValid(kind, body)),
    { numRuns: 1_000 },
  );
});

test.each(kinds)("any text as %s gives an outcome", (kind) => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (body) => expectValid(kind, body)));
});

test.each(kinds)("any JSON as %s gives an outcome", (kind) => {
  fc.assert(fc.property(fc.json(), (body) => expectValid(kind, body)));
});

test.each(kinds)("the undamaged %s is complete with two postings", (kind) => {
  const page = readResponse(responseOf(bodies[kind], "https://acme.example/jobs"), sourceOf(kind));
  expect(page).toMatchObject({ outcome: "complete", unreadable: [] });
  expect(page.postings).toHaveLength(2);
});

function expectValid(kind: (typeof kinds)[number], body: string): void {
  const source = sourceOf(kind, "https://acme.example/jobs");
  const page: SourcePage = readResponse(responseOf(body, "https://acme.example/jobs"), source);
  expect(conclude([page], source).outcome).toBeTypeOf("string");
  expect(new Set(page.postings.map(({ id }) => id)).size).toBe(page.postings.length);
  for (const posting of page.postings) expectValidPosting(posting);
  for (const { reason } of page.unreadable) expect(reason).toMatch(/\.$/);
}

function expectValidPosting({
  id,
  title,
  locations,
  remote,
  type,
  salary,
  postedDate,
  url,
  description,
}: Posting): void {
  for (const text of [id, title, ...locations]) expect(text.trim()).toBe(text);
  expect(id.length * title.length).toBeGreaterThan(0);
  expect(new Set(locations).size).toBe(locations.length);
  if (remote) expect(workplaces).toContain(remote.mode);
  for (const country of remote?.countries ?? []) expect(country).toMatch(/^[A-Z]{2}$/);
  if (type) expect(jobTypes).toContain(type);
  if (salary) expect([null, ...salaryPeriods]).toContain(salary.period);
  if (salary) expect(salary.min ?? salary.max).toBeGreaterThan(0);
  if (postedDate) expect(new Date(`${postedDate}T00:00:00Z`).toISOString().slice(0, 10)).toBe(postedDate);
  expect(URL.parse(url)?.protocol).toMatch(/^https?:$/);
  if (description) expect(description.html).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|strong|em|h3|h4|a)\b)/);
  expect(JSON.stringify([id, title, locations, description, url])).not.toMatch(/\\u0000|\\ud[89a-f]/i);
}
