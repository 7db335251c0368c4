import { expect, test } from "vitest";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { jsonLd } from "./json-ld.ts";

const url = "https://acme.example/home/requisition/7?c=acme";
const job = JSON.stringify({ "@type": "JobPosting", title: "Baker", datePosted: "2026-03-31" });

test.each([
  ["assigned to a variable", `<script>var posting = ${job};</script>`],
  ["in an attribute", `<div data-posting='${job.replace("Baker", `Baker", "about": "${"x".repeat(100)}`)}'></div>`],
])("reads a JobPosting that the page's scripts hold, %s", (_, html) => {
  const page = jsonLd.parse(responseOf(`<html><body>${html}</body></html>`, url), sourceOf("json-ld", url));
  expect(onlyPosting(page)).toMatchObject({ title: "Baker", postedDate: "2026-03-31", url });
});
