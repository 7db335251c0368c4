import { keywords, signsIn, writeFromTemplates } from "@zodiac-at-work/articles";
import { findInText, paidTexts } from "@zodiac-at-work/readings/testing";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../../testing.ts";
import { createBlogFolder, insertArticle } from "../../../testing-blog.ts";

const { app, db, close } = await buildTestApp({ webDir: createBlogFolder(), siteUrl: "https://www.example.com" });
afterAll(close);

test("no page, file or call of the blog holds a text of the paid reading", async () => {
  const slugs: string[] = [];
  // The stories need a catalog, and say nothing but what is computed from it.
  for (const { keyword, category } of keywords.filter(({ family }) => family !== "stories")) {
    const article = writeFromTemplates({
      keyword,
      seed: "1",
      today: "2026-11-23",
      knowledge: { companies: [], states: [] },
    });
    const { title, slug, metaDescription, content } = article;
    const signs = signsIn({ title, targetKeyword: keyword, content });
    slugs.push(slug);
    await insertArticle(db, { title, slug, metaDescription, content, targetKeyword: keyword, category, signs });
  }
  const paths = [
    "/blog",
    "/blog?page=2",
    "/sitemap.xml",
    "/feed.xml",
    "/feed.json",
    "/robots.txt",
    "/api/blog/published",
    ...slugs.map((slug) => `/blog/${slug}.html`),
  ];
  expect(slugs.length).toBeGreaterThan(80);
  for (const path of paths) {
    const { statusCode, body } = await app.inject({ url: path });
    expect([path, statusCode, findInText(body, paidTexts)]).toEqual([path, 200, []]);
  }
});

test("the search would find a paid text", () => {
  const [text = ""] = paidTexts;
  expect(findInText(`<p>${text.replace(" ", "&#32;<b></b>")}</p>`, paidTexts)).toContain(text);
});
