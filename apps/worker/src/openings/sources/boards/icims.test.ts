import { expect, test } from "vitest";
import type { SourceRequest } from "../../source.ts";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { icims } from "./icims.ts";

// The sitemap and the page in the frame have the shape that public readers of the service describe, among them
// complete-labs/ats-scrapers. No body is a real one.

const source = sourceOf("icims", "careers-acme");
const site = "https://careers-acme.icims.com";
const shown = `${site}/jobs/1234/head-baker/job`;
const request: SourceRequest = { url: `${shown}?in_iframe=1`, page: shown, lastmod: "2026-05-06", isOptional: true };
const sitemap = (...urls: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map((url) => `<url><loc>${url}</loc><lastmod>2026-05-06</lastmod></url>`)
    .join("")}</urlset>`;
const job = {
  "@context": "http://schema.org",
  "@type": "JobPosting",
  title: "Head Baker",
  datePosted: "2026-05-06T04:00:00.000Z",
  employmentType: "FULL_TIME",
  description: "<p>Bake.</p>",
  occupationalCategory: "Bakery",
  hiringOrganization: { "@type": "Organization", name: "Acme" },
  jobLocation: [
    { "@type": "Place", address: { addressLocality: "Monrovia", addressRegion: "CA", addressCountry: "US" } },
  ],
  url: `${shown}?mobile=true&needsRedirect=false`,
};
const frame = (posting: object) =>
  `<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`;

test("asks for the sitemap, of a board at the service or on another host", () => {
  expect(icims.requests(source)).toMatchObject([{ url: `${site}/sitemap.xml` }]);
  expect(icims.requests(sourceOf("icims", "https://jobs.acme.example/jobs/search"))).toMatchObject([
    { url: "https://jobs.acme.example/sitemap.xml" },
  ]);
});

test("the sitemap leads to the frames of the postings on its own host", () => {
  const body = sitemap(`${site}/jobs/intro`, shown, "https://evil.example/jobs/1/x/job", `${site}/jobs/1/x/login`);
  expect(icims.parse(responseOf(body, `${site}/sitemap.xml`), source)).toMatchObject({
    outcome: "complete",
    postings: [],
    next: [request],
  });
});

test("a posting is read from its frame and links to its page", () => {
  const page = icims.parse(responseOf(frame(job), request.url), source, request);
  expect(page.companyName).toBe("Acme");
  expect(onlyPosting(page)).toMatchObject({
    id: "1234",
    title: "Head Baker",
    locations: ["Monrovia, CA, US"],
    type: "full-time",
    postedDate: "2026-05-06",
    url: shown,
    description: { text: "Bake." },
  });
});

test("a page that the sitemap lists and that has no posting makes the check partial", () => {
  const list = icims.parse(responseOf(sitemap(shown), `${site}/sitemap.xml`), source);
  const page = readResponse(responseOf("<html><body>Sorry</body></html>", request.url), source, request);
  expect(page.unreadable).toEqual([{ id: "1234", reason: "The page has no JobPosting." }]);
  const other = icims.parse(responseOf(frame(job), request.url), source, { ...request, page: `${site}/jobs/2/x/job` });
  expect(conclude([list, page, other], source)).toMatchObject({ outcome: "partial", isSnapshot: false });
});

test("a challenge in place of a posting blocks", () => {
  const wall = "<html><head><title>Just a moment...</title></head></html>";
  expect(readResponse(responseOf(wall, request.url), source, request).outcome).toBe("blocked");
});

test("a sitemap without postings is an empty board", () => {
  const page = icims.parse(responseOf(sitemap(`${site}/jobs/intro`), `${site}/sitemap.xml`), source);
  expect(conclude([page], source).outcome).toBe("empty");
});
