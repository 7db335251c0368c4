import { type SourceKind, sourceKinds } from "@zodiac-at-work/catalog";
import { describe, expect, test } from "vitest";
import type { SourcePage, SourceResponse } from "../source.ts";
import { conclude, readers, readResponse } from "./index.ts";
import { pageOf, pageWithout } from "./source-page.ts";
import { sourceOf } from "./testing-source.ts";

const challenge = "<html><head><title>Just a moment...</title></head><body></body></html>";
const home = "<!doctype html><html><head><title>Acme</title></head><body><h1>Welcome</h1></body></html>";

function read(kind: SourceKind, response: Partial<SourceResponse>) {
  const url = "https://acme.example/jobs";
  return readResponse({ url, status: 200, contentType: null, body: "", ...response }, sourceOf(kind, url));
}

/** The addresses of kinds that take no bare name. */
const addresses: Partial<Record<SourceKind, string>> = {
  "json-ld": "https://acme.example",
  workday: "https://acme.wd5.myworkdayjobs.com/Careers",
  oracle: "https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1",
  phenom: "https://careers.acme.example",
};

describe.each(sourceKinds)("a response to %s", (kind) => {
  test.each([401, 403, 429, 451])("with status %d is blocked", (status) => {
    expect(read(kind, { status })).toMatchObject({ outcome: "blocked", reason: expect.stringContaining(`${status}`) });
  });

  test.each([404, 410])("with status %d has failed, because nothing is there", (status) => {
    const isPage = ["json-ld", "feed", "listing", "sitemap"].includes(kind);
    const reason = isPage ? `The page is gone: status ${status}.` : `Unknown board: status ${status}.`;
    expect(read(kind, { status, body: '{"error":"Job not found"}' })).toMatchObject({ outcome: "failed", reason });
  });

  test.each([408, 425, 500, 502, 503, 522])("with status %d is unreachable", (status) => {
    expect(read(kind, { status, body: "<h1>Bad gateway</h1>" }).outcome).toBe("unreachable");
  });

  test.each([200, 404, 403, 429, 500, 503])("that is a challenge page with status %d is blocked", (status) => {
    const page = read(kind, { status, body: challenge });
    expect(page).toMatchObject({ outcome: "blocked", reason: expect.stringContaining("Cloudflare") });
  });

  test.each([301, 302, 307])("with status %d, which leads elsewhere, is changed", (status) => {
    expect(read(kind, { status }).outcome).toBe("changed");
  });

  test.each([304, 400, 405, 418])("with status %d has failed", (status) => {
    expect(read(kind, { status }).outcome).toBe("failed");
  });

  test.each([
    ["the maker's site", home],
    ["a page to sign in on", '<form><input type="password"><div class="g-recaptcha"></div></form>'],
    ["the empty page of an app", '<div id="root"></div><script src="/app.js"></script>'],
    ["an error", '{"error":"something"}'],
    ["a word", "OK"],
    ["null", "null"],
    ["nothing", ""],
  ])("that is %s instead is changed", (_, body) => {
    const page = read(kind, { body });
    expect(page).toMatchObject({ outcome: "changed", postings: [], reason: expect.stringMatching(/^[A-Z].*\.$/s) });
    expect(conclude([page], sourceOf(kind)).outcome).toBe("changed");
  });

  test("has requests and a reader", () => {
    expect(readers[kind].requests(sourceOf(kind, addresses[kind] ?? "acme")).length).toBe(1);
  });
});

function pageWithIds(...ids: string[]): SourcePage {
  const none = { remote: null, department: null, type: null, salary: null, postedDate: null, description: null };
  return pageOf({
    postings: ids.map((id) => ({ ...none, id, title: "Baker", locations: [], url: `https://acme.example/${id}` })),
  });
}

describe("a source ends as", () => {
  const source = sourceOf("lever");
  const unreadable = [{ id: "9", reason: "The posting has no title." }];

  test("complete if all its pages could be read", () => {
    expect(conclude([pageWithIds("1", "2"), pageWithIds("3")], source)).toEqual({
      outcome: "complete",
      reason: null,
      isSnapshot: true,
    });
    expect(conclude([{ ...pageWithIds("1", "2"), declared: 2 }], source).outcome).toBe("complete");
  });

  test("empty if the structure is there and nothing in it", () => {
    expect(conclude([pageWithIds()], source)).toEqual({ outcome: "empty", reason: null, isSnapshot: true });
  });

  test("empty with a warning at SmartRecruiters, which answers the same for an unknown company", () => {
    const { outcome, reason } = conclude([pageWithIds()], sourceOf("smartrecruiters"));
    expect([outcome, reason]).toEqual(["empty", expect.stringContaining("verified")]);
  });

  test("partial with fewer distinct postings than it declares", () => {
    const pages = [{ ...pageWithIds("1", "2"), declared: 3 }, pageWithIds("2")];
    expect(conclude(pages, source)).toEqual({
      outcome: "partial",
      reason: "The source declares 3 postings and sent 2.",
      isSnapshot: false,
    });
    expect(conclude([{ ...pageWithIds(), declared: 5 }], source).outcome).toBe("partial");
  });

  test("partial if some postings could not be read", () => {
    expect(conclude([{ ...pageWithIds("1"), unreadable, declared: 2 }], source)).toEqual({
      outcome: "partial",
      reason: "1 of 2 postings could not be read.",
      isSnapshot: false,
    });
  });

  test("partial if a page is missing", () => {
    const pages = [pageWithIds("1"), pageWithout("blocked", "The server refused the request with status 429.")];
    expect(conclude(pages, source)).toEqual({
      outcome: "partial",
      reason: "Page 2 of 2: The server refused the request with status 429.",
      isSnapshot: false,
    });
  });

  test("partial if a part of it can't be had", () => {
    const gap = "A part of the board can't be split.";
    const pages = [pageWithIds("1"), { ...pageWithIds("2"), gap }, { ...pageWithIds("3"), gap }];
    expect(conclude(pages, source)).toEqual({ outcome: "partial", reason: gap, isSnapshot: false });
  });

  test("partial if further pages were not asked for", () => {
    const first = { ...pageWithIds("1"), next: [{ url: "https://acme.example/2" }] };
    expect(conclude([first], source)).toMatchObject({ outcome: "partial", reason: "1 further pages were not read." });
    expect(conclude([first, pageWithIds("2")], source).outcome).toBe("complete");
  });

  test("changed if no posting could be read", () => {
    expect(conclude([{ ...pageWithIds(), unreadable }], source)).toMatchObject({
      outcome: "changed",
      isSnapshot: false,
    });
  });

  test.each(["blocked", "changed", "failed", "unreachable"] as const)("%s if its first page is", (outcome) => {
    expect(conclude([pageWithout(outcome, "Why.")], source)).toEqual({ outcome, reason: "Why.", isSnapshot: false });
  });

  test("failed without pages", () => {
    expect(conclude([], source).outcome).toBe("failed");
  });
});
