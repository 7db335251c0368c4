import { afterAll, beforeEach, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";
import { createBlogFolder, insertArticle } from "../../testing-blog.ts";
import { signPaths } from "../signs/sign-paths.ts";
import { writeSitemap } from "./sitemap.ts";

const origin = "https://www.example.com";
const { app, db, close } = await buildTestApp({ webDir: createBlogFolder(), siteUrl: origin });
afterAll(close);
beforeEach(() => db.deleteFrom("blogPosts").execute());

const files = {
  "/sitemap.xml": "application/xml; charset=utf-8",
  "/feed.xml": "application/rss+xml; charset=utf-8",
  "/feed.json": "application/feed+json; charset=utf-8",
  "/robots.txt": "text/plain; charset=utf-8",
};

test.each(Object.entries(files))("%s has its type, and is not sent again until it changes", async (url, type) => {
  await insertArticle(db);
  const { statusCode, headers, body } = await app.inject({ url });
  expect([statusCode, headers["content-type"]]).toEqual([200, type]);
  const again = await app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect((await app.inject({ url })).body).toBe(body);
});

test("the sitemap lists the pages that search engines may list, and each article with its last change", async () => {
  await insertArticle(db);
  const { body } = await app.inject({ url: "/sitemap.xml" });
  expect(Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual(
    [
      "/",
      "/zodiac-sample",
      "/how-we-date-companies",
      "/login",
      "/blog",
      "/signs",
      ...signPaths,
      "/blog/the-dragon-at-work.html",
    ].map((path) => origin + path),
  );
  expect(body).toContain(
    "<loc>https://www.example.com/blog/the-dragon-at-work.html</loc><lastmod>2026-02-18T12:00:00.000Z</lastmod>",
  );
  expect((await app.inject({ url: "/sitemap-2.xml" })).statusCode).toBe(404);
});

test("a sitemap that is too long for one file becomes an index of files, which hold every address once", async () => {
  const articles = Array.from({ length: 20 }, (_, index) => ({
    slug: `article-${index}`,
    changedAt: new Date(Date.UTC(2026, 0, 1 + index)),
  }));
  async function* read() {
    yield articles.slice(0, 7);
    yield articles.slice(7);
  }
  const options = { origin, limit: 10 };
  const index = await writeSitemap(read(), options);
  expect(index).toContain("<sitemapindex");
  expect(index).toContain(`<loc>${origin}/sitemap-12.xml</loc><lastmod>2026-01-20T00:00:00.000Z</lastmod>`);
  const parts = await Promise.all(
    Array.from({ length: 12 }, (_, place) => place + 1).map((file) => writeSitemap(read(), { ...options, file })),
  );
  const addresses = parts.flatMap((part) => part?.match(/<loc>/g) ?? []);
  expect(addresses).toHaveLength(10 + signPaths.length + articles.length);
  expect(await writeSitemap(read(), { ...options, file: 13 })).toBeUndefined();
});

test("the feeds hold the newest articles with absolute addresses, without control characters", async () => {
  await insertArticle(db, { title: "Rat & <Ox>\u000B ]]>", slug: "rat-and-ox", metaDescription: "A \u0001 & B" });
  const { items } = (await app.inject({ url: "/feed.json" })).json();
  expect(items).toMatchObject([
    {
      id: `${origin}/blog/rat-and-ox.html`,
      url: `${origin}/blog/rat-and-ox.html`,
      title: "Rat & <Ox> ]]>",
      image: `${origin}/blog/rat-and-ox.png`,
      date_published: "2026-02-17T12:00:00.000Z",
      date_modified: "2026-02-18T12:00:00.000Z",
    },
  ]);
  const { body } = await app.inject({ url: "/feed.xml" });
  expect(body).toContain(`<link>${origin}/blog/rat-and-ox.html</link>`);
  expect(body).toContain("<title><![CDATA[Rat &#38; &#60;Ox&#62; ]]&#62;]]></title>");
  expect(body).toContain("<pubDate>Tue, 17 Feb 2026 12:00:00 GMT</pubDate>");
  expect(body).toContain("<lastBuildDate>Wed, 18 Feb 2026 12:00:00 GMT</lastBuildDate>");
  expect(body).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
});

test("each family has feeds of its own", async () => {
  await insertArticle(db, { title: "Counted", family: "stories" });
  await insertArticle(db, { title: "Advised", family: "guides" });
  const { items, ...feed } = (await app.inject({ url: "/feed-guides.json" })).json();
  expect(items).toMatchObject([{ title: "Advised" }]);
  expect(feed).toMatchObject({
    ...{ title: "Guides · Zodiac at Work", home_page_url: `${origin}/blog?family=guides` },
    feed_url: `${origin}/feed-guides.json`,
  });
  const { body } = await app.inject({ url: "/feed-stories.xml" });
  expect(body).toContain("<![CDATA[Counted]]>");
  expect(body).not.toContain("Advised");
  expect((await app.inject({ url: "/feed-pets.xml" })).statusCode).toBe(404);
});

test("robots.txt keeps crawlers from calls, previews and the pages of administrators, and names the sitemap", async () => {
  const { body } = await app.inject({ url: "/robots.txt" });
  expect(body.split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /admin/",
    "Disallow: /blog-admin",
    "Disallow: /blog/preview/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ]);
});
