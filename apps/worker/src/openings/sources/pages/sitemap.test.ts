import { expect, test } from "vitest";
import { conclude } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { sitemap } from "./sitemap.ts";

const url = "https://acme.example/sitemap.xml";
const source = sourceOf("sitemap", url);

function urlset(...locs: string[]) {
  const entries = locs.map((loc) => `<url><loc>${loc}</loc><lastmod>2026-03-31</lastmod></url>`);
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`;
}

function read(body: string, at = url) {
  return sitemap.parse(responseOf(body, at), source);
}

test("leads to the pages of jobs, with the time of their last change", () => {
  const page = read(urlset("https://acme.example/", "https://acme.example/jobs/1", "https://acme.example/jobs/1.pdf"));
  expect(page).toMatchObject({ outcome: "complete", postings: [], isWhole: true });
  expect(page.next).toEqual([{ url: "https://acme.example/jobs/1", lastmod: "2026-03-31", isOptional: true }]);
});

test("of jobs alone leads to all its pages", () => {
  const page = read(urlset("https://acme.example/p/1"), "https://acme.example/jobs-sitemap.xml");
  expect(page.next.map((next) => next.url)).toEqual(["https://acme.example/p/1"]);
});

test("an index leads to the sitemaps of jobs, or to all if none has their name", () => {
  const index = (...names: string[]) =>
    `<sitemapindex>${names.map((name) => `<sitemap><loc>https://acme.example/${name}</loc></sitemap>`).join("")}</sitemapindex>`;
  expect(read(index("news.xml", "jobs.xml.gz")).next).toEqual([{ url: "https://acme.example/jobs.xml.gz" }]);
  expect(read(index("a.xml", "b.xml")).next).toHaveLength(2);
});

test.each([
  "https://other.example/jobs/1",
  "https://127.0.0.1/jobs/1",
  "https://localhost/jobs/1",
  "https://[::1]/jobs/1",
  "https://169.254.169.254/jobs/1",
  "https://acme.example:8443/jobs/1",
  "https://acme.example@evil.example/jobs/1",
  "https://user:secret@acme.example/jobs/1",
  "file:///etc/jobs",
  "ftp://acme.example/jobs/1",
  "javascript:jobs()",
  "data:text/html,jobs",
  "//evil.example/jobs/1",
  "jobs",
  "",
])("does not lead to %s", (loc) => {
  expect(read(urlset(loc)).next).toEqual([]);
});

test.each([
  ["is cut", urlset("https://acme.example/jobs/1", "https://acme.example/jobs/2").slice(0, -20)],
  ["has too many entries", urlset(...Array.from({ length: 5_001 }, (_, id) => `https://acme.example/jobs/${id}`))],
])("is partial at best if it %s", (_, body) => {
  const posting = read('{"@type":"JobPosting","title":"Baker"}', "https://acme.example/jobs/1");
  expect(["partial", "changed"]).toContain(conclude([read(body), posting], source).outcome);
});

test("reads a page by its JSON-LD, then by its microdata", () => {
  const at = "https://acme.example/jobs/1";
  const block = '<script type="application/ld+json">{"@type":"JobPosting","title":"Baker"}</script>';
  const item = '<div itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title">Miller</b></div>';
  expect(onlyPosting(read(`<html>${block}${item}</html>`, at))).toMatchObject({ title: "Baker", url: at });
  expect(onlyPosting(read(`<html>${item}</html>`, at)).title).toBe("Miller");
});

test("without entries is empty, and a page of something else is changed", () => {
  expect(conclude([read(urlset())], source)).toMatchObject({ outcome: "empty", isSnapshot: true });
  expect(read("<html><h1>Welcome</h1></html>").outcome).toBe("changed");
  expect(read("<rss><channel/></rss>").outcome).toBe("changed");
});

test("is verified by the name on the site's first page", () => {
  expect(sitemap.nameRequest?.(source).url).toBe("https://acme.example/");
});
