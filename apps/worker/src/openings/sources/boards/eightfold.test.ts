import { describe, expect, test } from "vitest";
import type { SourceRequest } from "../../source.ts";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { eightfold } from "./eightfold.ts";

// The bodies have the shape that several public readers of the service expect, among them colophon-group/jobseek. None is a
// real one.

const source = sourceOf("eightfold", "acme");
const site = "https://acme.eightfold.ai";
const bakerJob = {
  id: 549795501880,
  displayJobId: "PT-JR028074",
  name: "Head Baker",
  locations: ["Mumbai,Maharashtra,India"],
  standardizedLocations: ["Mumbai, MH, IN"],
  postedTs: 1771286400,
  creationTs: 1768867200,
  department: "Bakery",
  workLocationOption: "onsite",
  locationFlexibility: null,
  positionUrl: "https://evil.example/careers/job/549795501880",
};
const search = `${site}/api/pcsx/search?domain=acme.com`;
const careersPage = `<!doctype html><html><head><title>Acme Careers</title></head><body>
<code id="pcsx-data" style="display:none;" data-nosnippet>{&#34;domain&#34;: &#34;acme.com&#34;, &#34;color&#34;: &#34;#fff&#34;}</code></body></html>`;

const requestOf = (start = 0, base = search): SourceRequest => ({
  url: `${base}&start=${start}`,
  accept: "application/json",
});

function parse(data: object, request = requestOf()) {
  return eightfold.parse(responseOf({ status: 200, data }, request.url), source, request);
}

function jobsOf(count: number, start = 0) {
  return Array.from({ length: count }, (_, index) => ({ ...bakerJob, id: start + index }));
}

test("asks for the careers page, at the service or on a host of the company", () => {
  expect(eightfold.requests(source)).toEqual([{ url: `${site}/careers`, accept: "text/html" }]);
  expect(eightfold.requests(sourceOf("eightfold", "https://jobs.acme.example/careers?x=1"))).toEqual([
    { url: "https://jobs.acme.example/careers", accept: "text/html" },
  ]);
});

test("the careers page names the company, its domain and the API that answers", () => {
  const read = eightfold.parse(responseOf(careersPage, `${site}/careers`), source);
  expect(read).toMatchObject({ outcome: "complete", companyName: "Acme", next: [requestOf()] });
  const older = '<title>Careers at Acme</title><script>window._EF_GROUP_ID = "acme.com";</script>';
  expect(eightfold.parse(responseOf(older), source)).toMatchObject({
    companyName: "Acme",
    next: [requestOf(0, `${site}/api/apply/v2/jobs?domain=acme.com`)],
  });
});

test.each([
  "<html></html>",
  '<script>window._EF_GROUP_ID = "acme.com&x=//evil.example";</script>',
  '<code id="pcsx-data">{&#34;domain&#34;: &#34;a/../b&#34;}</code>',
])("a careers page without a domain is changed: %s", (body) => {
  expect(eightfold.parse(responseOf(body), source)).toMatchObject({ outcome: "changed", next: [] });
});

test("a challenge page in place of the careers page is blocked", () => {
  const body = "<html><head><title>Just a moment...</title></head></html>";
  expect(readResponse(responseOf(body), source)).toMatchObject({ outcome: "blocked" });
});

test("reads a position of the newer API, at its own address", () => {
  const read = parse({ count: 1, positions: [bakerJob] });
  expect(read).toMatchObject({ declared: 1, next: [], gap: null });
  expect(onlyPosting(read)).toEqual({
    id: "549795501880",
    title: "Head Baker",
    locations: ["Mumbai, Maharashtra, India"],
    remote: { mode: "on-site", countries: ["IN"] },
    department: "Bakery",
    type: null,
    salary: null,
    postedDate: "2026-02-17",
    url: `${site}/careers/job/549795501880`,
    description: null,
  });
});

test("reads a position of the older API", () => {
  const position = { id: 7, name: "Miller", location: "Los Gatos,California,United States", t_create: 1771286400 };
  const body = { count: 1, positions: [{ ...position, work_location_option: "remote" }] };
  expect(onlyPosting(eightfold.parse(responseOf(body), source))).toMatchObject({
    locations: ["Los Gatos, California, United States"],
    remote: { mode: "remote", countries: ["US"] },
    postedDate: "2026-02-17",
  });
});

test("keeps the address that the board states of its own host, and leaves out private positions", () => {
  const position = { id: 7, name: "Miller", canonicalPositionUrl: `${site}/careers/job/7-miller` };
  const body = { count: 2, positions: [position, { id: 8, name: "Baker", isPrivate: true }] };
  expect(onlyPosting(eightfold.parse(responseOf(body), source)).url).toBe(`${site}/careers/job/7-miller`);
  const elsewhere = { ...position, canonicalPositionUrl: "https://evil.example/careers/job/7" };
  const read = eightfold.parse(responseOf({ count: 1, positions: [elsewhere] }), source);
  expect(onlyPosting(read).url).toBe(`${site}/careers/job/7`);
});

test("completes a posting by the JSON-LD of its page, and keeps what the list says", () => {
  const posting = onlyPosting(parse({ count: 1, positions: [bakerJob] }));
  expect(eightfold.detailRequest?.(posting, source)).toEqual({ url: posting.url, accept: "text/html" });
  const job = {
    "@type": "JobPosting",
    title: "Head Baker",
    description: "<p>You bake.</p>",
    datePosted: "2026-07-01T05:07:55",
    employmentType: "FULL_TIME",
    url: "https://evil.example/",
  };
  const body = `<script type="application/ld+json">${JSON.stringify(job)}</script>`;
  expect(eightfold.parseDetail?.(responseOf(body, posting.url), posting, source)).toEqual({
    ...posting,
    type: "full-time",
    description: { text: "You bake.", html: "<p>You bake.</p>" },
  });
  expect(() => eightfold.parseDetail?.(responseOf("<html></html>", posting.url), posting, source)).toThrow();
});

describe("pages", () => {
  test("of ten follow the first, and together are the board", () => {
    const careers = eightfold.parse(responseOf(careersPage, `${site}/careers`), source);
    const first = parse({ count: 23, positions: jobsOf(10) });
    expect(first.next).toEqual([requestOf(10), requestOf(20)]);
    const second = parse({ count: 23, positions: jobsOf(10, 10) }, requestOf(10));
    const third = parse({ count: 23, positions: jobsOf(3, 20) }, requestOf(20));
    expect(second.next).toEqual([]);
    expect(conclude([careers, first, second, third], source)).toMatchObject({ outcome: "complete", isSnapshot: true });
    expect(conclude([careers, first, second], source)).toMatchObject({ outcome: "partial", isSnapshot: false });
  });

  test("are bounded, and a board beyond the bound is partial", () => {
    const first = parse({ count: 50_000, positions: jobsOf(10) });
    expect(first.next).toHaveLength(899);
    expect(first.gap).toBe("The board has 50000 postings, more than one check reads.");
    expect(parse({ count: 9_000, positions: jobsOf(10) }).gap).toBeNull();
  });

  test("without a count make the board partial", () => {
    const careers = eightfold.parse(responseOf(careersPage), source);
    expect(conclude([careers, parse({ positions: jobsOf(10) })], source)).toMatchObject({ outcome: "partial" });
  });

  test("without a position are an empty board", () => {
    const careers = eightfold.parse(responseOf(careersPage), source);
    expect(conclude([careers, parse({ count: 0, positions: [] })], source)).toMatchObject({ outcome: "empty" });
  });

  test.each([{}, { data: null }, { data: { positions: {} } }, []])("without a list are changed: %j", (body) => {
    expect(eightfold.parse(responseOf(body), source)).toMatchObject({ outcome: "changed", postings: [] });
  });
});

describe("a hostile", () => {
  test.each(["../1", "//evil.example", "1?x=1", "1#x", "", {}, null, "a b"])("id is unreadable: %j", (id) => {
    const read = parse({ count: 1, positions: [{ ...bakerJob, id }] });
    expect(read.postings).toEqual([]);
    expect(read.unreadable).toHaveLength(1);
  });

  test.each(["https://evil.example/careers/job/1", "https://acme.eightfold.ai.evil.example/careers/job/1"])(
    "address of a posting is not asked for its detail: %s",
    (url) => {
      const posting = { ...onlyPosting(parse({ count: 1, positions: [bakerJob] })), url };
      expect(eightfold.detailRequest?.(posting, source)).toBeUndefined();
    },
  );
});
