import { expect, test } from "vitest";
import { conclude } from "../index.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { pinpoint } from "./pinpoint.ts";

// The bodies have the documented shape of `postings.json`, as several public readers of the service expect it. None is a
// real one.

const source = sourceOf("pinpoint", "acme");
const bakerJob = {
  id: "547660",
  title: "Head Baker ",
  url: "https://acme.pinpointhq.com/en/postings/142f2b86-97ea-478f-9727-69e5049873ce",
  path: "/en/postings/142f2b86-97ea-478f-9727-69e5049873ce",
  description: "<div>You bake.</div>",
  key_responsibilities: "<ul><li>Rye</li></ul>",
  key_responsibilities_header: "What you will do",
  skills_knowledge_expertise: "",
  skills_knowledge_expertise_header: "",
  benefits: "<p>Bread</p>",
  benefits_header: "Benefits",
  location: { id: "1", city: "Woking", name: "Woking Office", province: "Surrey", postal_code: "GU21 6LQ" },
  job: { id: "3", requisition_id: "R-1", department: { id: "9", name: "Bakery" }, division: null },
  workplace_type: "hybrid",
  workplace_type_text: "Hybrid",
  employment_type: "fixed_term_contract",
  employment_type_text: "Fixed Term Contract",
  compensation: "£29,000 - £31,000 / year",
  compensation_visible: true,
  compensation_minimum: 29000,
  compensation_maximum: 31000,
  compensation_currency: "GBP",
  compensation_frequency: "year",
  deadline_at: "2026-12-01T00:00:00Z",
};

const parse = (data: unknown) => pinpoint.parse(responseOf({ data }), source);

test("asks for the whole board, at the service or on a host of the company", () => {
  const accept = "application/json";
  expect(pinpoint.requests(source)).toEqual([{ url: "https://acme.pinpointhq.com/postings.json", accept }]);
  expect(pinpoint.requests(sourceOf("pinpoint", "https://careers.acme.example/en/"))).toEqual([
    { url: "https://careers.acme.example/postings.json", accept },
  ]);
});

test("reads a posting as published, without a date", () => {
  const page = parse([bakerJob]);
  expect(onlyPosting(page)).toEqual({
    id: "547660",
    title: "Head Baker",
    locations: ["Woking, Surrey"],
    remote: { mode: "hybrid", countries: [] },
    department: "Bakery",
    type: "temporary",
    salary: { min: 29000, max: 31000, currency: "GBP", period: "year", text: "£29,000 - £31,000 / year" },
    postedDate: null,
    url: bakerJob.url,
    description: {
      text: expect.stringMatching(/^You bake\.\s+What you will do\s+.*Rye\s+Benefits\s+Bread$/s),
      html: expect.stringContaining("<h3>What you will do</h3>"),
    },
  });
  expect(conclude([page], source)).toMatchObject({ outcome: "complete", isSnapshot: true });
});

test("pay that the employer hides is not read", () => {
  expect(onlyPosting(parse([{ ...bakerJob, compensation_visible: false }])).salary).toBeNull();
  expect(onlyPosting(parse([{ ...bakerJob, compensation_visible: undefined }])).salary).toBeNull();
});

test("a place without a town has the employer's name for it", () => {
  const location = { city: "", province: "", name: "Shipboard" };
  expect(onlyPosting(parse([{ ...bakerJob, location }])).locations).toEqual(["Shipboard"]);
  expect(onlyPosting(parse([{ ...bakerJob, location: null }])).locations).toEqual([]);
});

test("a remote posting keeps the name of its place and the country in it", () => {
  const location = { city: "Remote ", province: "", name: "Remote- USA " };
  const remote = { ...bakerJob, workplace_type: "remote" };
  expect(onlyPosting(parse([{ ...remote, location }]))).toMatchObject({
    locations: ["Remote- USA"],
    remote: { mode: "remote", countries: ["US"] },
  });
  const inLondon = { city: "London", province: "London", name: "United Kingdom" };
  expect(onlyPosting(parse([{ ...remote, location: inLondon }]))).toMatchObject({
    locations: ["London"],
    remote: { mode: "remote", countries: ["GB"] },
  });
});

test("a posting without a URL is at its path, and without both it is unreadable", () => {
  const { url, path, ...rest } = bakerJob;
  expect(onlyPosting(parse([{ ...rest, path }])).url).toBe(url);
  expect(parse([rest, { ...rest, url: "javascript:alert(1)" }]).unreadable).toHaveLength(2);
});

test("a board without postings is empty, and one without a list is changed", () => {
  expect(conclude([parse([])], source)).toMatchObject({ outcome: "empty" });
  for (const body of [{}, [], { data: {} }, "<html></html>", ""]) {
    expect(pinpoint.parse(responseOf(body), source)).toMatchObject({ outcome: "changed" });
  }
});

test("the name of the company stands in the title of its site", () => {
  expect(pinpoint.nameRequest?.(source)).toEqual({ url: "https://acme.pinpointhq.com/", accept: "text/html" });
  expect(pinpoint.parseName?.(responseOf("<title>Jobs at Acme</title>"))).toBe("Acme");
});
