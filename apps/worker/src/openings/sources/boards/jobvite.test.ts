import { expect, test } from "vitest";
import type { SourceRequest } from "../../source.ts";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { jobvite } from "./jobvite.ts";

// The pages have the shape that complete-labs/ats-scrapers reads, and the older table. None is a real one.

const source = sourceOf("jobvite", "acme");
const site = "https://jobs.jobvite.com/acme";
const requestOf = (page: number): SourceRequest => ({ url: `${site}/search?p=${page}`, accept: "text/html" });
const entry = (id: string, title = "Head Baker", place = "Paris, France") => `<li class="mb1">
<a class="jv-job-item" href="/acme/job/${id}"><div class="jv-job-list-name"><p>${title}</p></div>
<div class="jv-job-list-location"><p>${place}</p></div></a></li>`;
const listOf = (
  entries: string[],
  range: string,
) => `<html><body><div class="jv-job-list"><ul>${entries.join("")}</ul></div>
<div class="jv-pagination-text">${range}</div></body></html>`;
const parse = (body: string, page = 0) => readResponse(responseOf(body, requestOf(page).url), source, requestOf(page));

test("asks for the first page", () => {
  expect(jobvite.requests(source)).toEqual([requestOf(0)]);
  expect(jobvite.requests(sourceOf("jobvite", "https://jobs.jobvite.com/careers/acme/jobs"))).toEqual([requestOf(0)]);
});

test("reads an entry of the list", () => {
  const page = parse(listOf([entry("oAbC12")], "1-1 of 1"));
  expect(page).toMatchObject({ declared: 1, next: [], gap: null });
  expect(onlyPosting(page)).toMatchObject({
    id: "oAbC12",
    title: "Head Baker",
    locations: ["Paris, France"],
    remote: null,
    postedDate: null,
    url: `${site}/job/oAbC12`,
    description: null,
  });
});

test("reads a row whose place stands beside its link", () => {
  const row = `<li class="job"><a class="jv-job-list-name" href="/acme/job/oiiRyfwJ">Baker (Temp)</a>
<p class="jv-job-list-location">\n\n Ft Myers,\n Florida\n </p></li>`;
  const page = parse(`<ul class="jv-job-list">${row}${row.replace("oiiRyfwJ", "b2").replace("Ft Myers", "Miami")}</ul>
<div class="jv-pagination-text">1-2 of 2</div>`);
  expect(page.postings).toMatchObject([
    { title: "Baker (Temp)", locations: ["Ft Myers, Florida"] },
    { title: "Baker (Temp)", locations: ["Miami, Florida"] },
  ]);
});

test("reads the older table, and takes no number of places for a place", () => {
  const row = (
    id: string,
    place: string,
  ) => `<tr><td class="jv-job-list-name"><a href="/careers/acme/job/${id}">Baker ${id}</a></td>
<td class="jv-job-list-location">${place}</td></tr>`;
  const body = `<table class="jv-job-list">${row("a1", "Remote, US")}${row("a2", "2 Locations")}</table><p class="jv-pagination-text">1-2 of 2</p>`;
  expect(parse(body).postings).toMatchObject([
    { title: "Baker a1", locations: ["Remote, US"], remote: { mode: "remote" } },
    { title: "Baker a2", locations: [] },
  ]);
});

test("asks for further pages by the size of the first, and is complete with all", () => {
  const first = parse(listOf([entry("a1"), entry("a2")], "1-2 of 5"));
  expect(first.next).toEqual([requestOf(1), requestOf(2)]);
  const others = [
    parse(listOf([entry("a3"), entry("a4")], "3-4 of 5"), 1),
    parse(listOf([entry("a5")], "5-5 of 5"), 2),
  ];
  expect(conclude([first, ...others], source).outcome).toBe("complete");
  expect(conclude([first, others[0] as typeof first], source).outcome).toBe("partial");
});

test("a list that does not state its total is partial", () => {
  expect(conclude([parse(listOf([entry("a1")], ""))], source).outcome).toBe("partial");
});

test("only a list that says so is empty", () => {
  expect(conclude([parse('<div class="jv-job-list">There are no jobs at the moment.</div>')], source).outcome).toBe(
    "empty",
  );
  expect(parse('<div class="jv-job-list"></div>').outcome).toBe("changed");
});

test.each(["https://evil.example/acme/job/a1", "/other/job/a1", "//evil.example/acme/job/a1", "/acme/job/a%2Fb"])(
  "the link %s is not that of a posting of the board",
  (href) => {
    const body = listOf([entry("a1").replace("/acme/job/a1", href)], "1-1 of 1");
    expect(parse(body)).toMatchObject({ postings: [], unreadable: [{ reason: expect.stringContaining("link") }] });
  },
);

test("the text is in the page of the posting, which also names the company", () => {
  const posting = onlyPosting(parse(listOf([entry("a1", "Baker", "2 Locations")], "1-1 of 1")));
  expect(jobvite.detailRequest?.(posting, source)).toEqual({ url: posting.url, accept: "text/html" });
  const data = {
    "@type": "JobPosting",
    title: "Baker",
    datePosted: "2026-07-20",
    description: "<p>Bake.</p>",
    hiringOrganization: { name: "Acme Corp" },
    jobLocation: [{ address: { addressLocality: "Paris", addressCountry: "France" } }],
  };
  const page = responseOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, posting.url);
  expect(jobvite.parseDetail?.(page, posting, source)).toMatchObject({
    locations: ["Paris, France"],
    postedDate: "2026-07-20",
    description: { text: "Bake." },
  });
  expect(jobvite.parseDetailName?.(page)).toBe("Acme Corp");
});
