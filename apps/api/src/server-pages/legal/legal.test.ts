import { legalPages, type OperatorSettings } from "@zodiac-at-work/settings";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildTestApp } from "../../testing.ts";
import { createBlogFolder } from "../../testing-blog.ts";

const operator: OperatorSettings = {
  name: "Example <b>Inc.</b>",
  address: "1 Main Street, Springfield",
  email: "help@example.com",
  law: "the State of Illinois",
  refundDays: 14,
  legalDate: "2026-11-01",
  offerEnds: null,
};

async function serve(changes: Partial<OperatorSettings> = {}, { hasSampleOperator = false } = {}) {
  const { app, close } = await buildTestApp({
    webDir: createBlogFolder(),
    siteUrl: "https://www.example.com",
    operator: { ...operator, ...changes },
    hasSampleOperator,
  });
  onTestFinished(close);
  const get = (url: string) => app.inject({ url });
  return { get };
}

describe("with all settings", () => {
  test("each legal page names the operator, escapes what the settings say and may be indexed", async () => {
    const { get } = await serve();
    for (const page of legalPages) {
      const { statusCode, body, headers } = await get(`/${page}`);
      expect(statusCode).toBe(200);
      expect(body).toContain("Example &#60;b&#62;Inc.&#60;/b&#62;");
      expect(body).not.toContain("<b>Inc.");
      expect(body).toContain('href="mailto:help@example.com"');
      expect(body).toContain(`<link rel="canonical" href="https://www.example.com/${page}" />`);
      expect(headers["x-robots-tag"]).toBeUndefined();
    }
    expect((await get("/refunds")).body).toContain("within 14 days of your payment");
    expect((await get("/terms")).body).toContain("the laws of the State of Illinois");
    expect((await get("/privacy")).body).toContain('<time datetime="2026-11-01">Nov 1, 2026</time>');
  });

  test("the footer of every page links to them, and the sitemap lists them", async () => {
    const { get } = await serve();
    const { body } = await get("/signs");
    for (const page of legalPages) expect(body).toContain(`<a href="/${page}">`);
    const sitemap = (await get("/sitemap.xml")).body;
    for (const page of legalPages) expect(sitemap).toContain(`<loc>https://www.example.com/${page}</loc>`);
  });
});

test("a page with a sample of an operator says so before anything else", async () => {
  const sample = await serve({}, { hasSampleOperator: true });
  const real = await serve();
  for (const page of legalPages) {
    expect((await sample.get(`/${page}`)).body).toMatch(/<main><article[^>]*><aside[^>]*><strong>Sample/);
    expect((await real.get(`/${page}`)).body).not.toContain("Sample");
  }
});

test("a page without content does not exist, and nothing links to it", async () => {
  const { get } = await serve({ law: null, refundDays: null });
  expect((await get("/terms")).statusCode).toBe(404);
  expect((await get("/refunds")).statusCode).toBe(404);
  expect((await get("/privacy")).statusCode).toBe(200);
  const { body } = await get("/signs");
  expect(body).not.toContain('href="/terms"');
  expect(body).toContain('href="/privacy"');
  const sitemap = (await get("/sitemap.xml")).body;
  expect(sitemap).not.toContain("/terms");
  expect(sitemap).not.toContain("/refunds");
  expect(sitemap).toContain("/contact");
});

test("without an operator there are no links at all", async () => {
  const none = { name: null, address: null, email: null, law: null, refundDays: null, legalDate: null };
  const { get } = await serve(none);
  expect((await get("/signs")).body).not.toContain("<ul></ul>");
  expect((await get("/contact")).statusCode).toBe(404);
});
