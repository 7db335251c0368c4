import { expect, test } from "vitest";
import { conclude, readResponse } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { breezy } from "./breezy.ts";

// The bodies have the shape that complete-labs/ats-scrapers reads. None is a real one.

const source = sourceOf("breezy", "acme");
const position = {
  id: "abc123",
  name: "Head Baker",
  url: "https://acme.breezy.hr/p/abc123-head-baker",
  published_date: "2026-04-01T10:00:00Z",
  type: { id: "fullTime", name: "Full-Time" },
  location: { name: "Berlin, DE", city: "Berlin", country: { name: "Germany", id: "DE" }, is_remote: false },
  department: "Bakery",
  salary: "$1.40k - $1.80k",
  company: { name: "Acme" },
};
const parse = (body: unknown) => readResponse(responseOf(body), source);

test("asks for the whole board", () => {
  expect(breezy.requests(source)).toMatchObject([{ url: "https://acme.breezy.hr/json" }]);
});

test("reads a position, whose pay is a text without a currency and a period", () => {
  const page = parse([position]);
  expect(page).toMatchObject({ companyName: "Acme", isWhole: true });
  expect(onlyPosting(page)).toEqual({
    id: "abc123",
    title: "Head Baker",
    locations: ["Berlin, DE"],
    remote: null,
    department: "Bakery",
    type: "full-time",
    salary: { min: 1400, max: 1800, currency: null, period: null, text: "$1.40k - $1.80k" },
    postedDate: "2026-04-01",
    url: position.url,
    description: null,
  });
});

test("a remote position is remote in its country, and keeps its place", () => {
  const location = { ...position.location, is_remote: true };
  expect(onlyPosting(parse([{ ...position, location }]))).toMatchObject({
    locations: ["Berlin, DE"],
    remote: { mode: "remote", countries: ["DE"] },
  });
});

test("a position that may be done from home in part is hybrid", () => {
  const remote_details = { value: "hybrid", label: "Hybrid, in the office on some days" };
  const location = { ...position.location, is_remote: true, remote_details };
  expect(onlyPosting(parse([{ ...position, location }])).remote?.mode).toBe("hybrid");
  const everywhere = { value: "remote-location", label: "Fully remote, within chosen location(s)" };
  const remote = { ...location, remote_details: everywhere };
  expect(onlyPosting(parse([{ ...position, location: remote }])).remote?.mode).toBe("remote");
});

test("the page of the position names the currency of the pay, and its text where it has no other", () => {
  const posting = onlyPosting(parse([{ ...position, salary: "$95,000 – $115,000 / year" }]));
  const pageWith = (minValue: number) => {
    const value = { unitText: "YEAR", minValue, maxValue: 115_000 };
    const baseSalary = { currency: "USD", value };
    const job = { "@type": "JobPosting", title: "Head Baker", description: "<p>Bake.</p>", baseSalary };
    return responseOf(`<script type="application/ld+json">${JSON.stringify(job)}</script>`, posting.url);
  };
  expect(breezy.parseDetail?.(pageWith(95_000), posting, source)).toMatchObject({
    salary: { min: 95_000, max: 115_000, currency: "USD", period: "year" },
    description: { text: "Bake." },
  });
  expect(breezy.parseDetail?.(pageWith(90_000), posting, source).salary?.currency).toBeNull();
});

test("the text is on the page of the position", () => {
  const posting = onlyPosting(parse([position]));
  expect(breezy.detailRequest?.(posting, source)).toEqual({ url: position.url, accept: "text/html" });
  const page = '<html><body><nav>Jobs</nav><div class="description"><p>Lead <b>the</b> shift.</p></div></body></html>';
  expect(breezy.parseDetail?.(responseOf(page), posting, source).description?.text).toBe("Lead the shift.");
  expect(() => breezy.parseDetail?.(responseOf("<html></html>"), posting, source)).toThrow("no text");
});

test("a page on another host is not asked for", () => {
  const posting = onlyPosting(parse([{ ...position, url: "https://evil.example/p/1" }]));
  expect(breezy.detailRequest?.(posting, source)).toBeUndefined();
});

test("a company without openings has an empty board, and the maker's own site is not a board", () => {
  expect(conclude([parse([])], source).outcome).toBe("empty");
  expect(parse("<html><title>Breezy HR</title></html>").outcome).toBe("changed");
});
