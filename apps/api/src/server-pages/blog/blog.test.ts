import { utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { insertPreview, type Preview } from "@zodiac-at-work/db";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { listenForChanges } from "../../cache/listen-for-changes.ts";
import { buildTestApp } from "../../testing.ts";
import { createBlogFolder, insertArticle, writeBlogTemplate } from "../../testing-blog.ts";

const siteUrl = "https://www.example.com";
const folder = createBlogFolder();
const { app, db, dependencies, close } = await buildTestApp({ webDir: folder, siteUrl });
afterAll(close);

beforeEach(async () => {
  await db.deleteFrom("blogPosts").execute();
  await db.deleteFrom("blogPreviews").execute();
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

const later = new Date("2099-01-01T00:00:00Z");
const hidden = {
  draft: { status: "draft", publishedAt: null },
  scheduled: { status: "scheduled", publishedAt: null, scheduledFor: later },
  deleted: { deletedAt: new Date("2026-03-01T00:00:00Z") },
  "kept for review": { status: "review" },
} as const;

describe("an article's page", () => {
  test("shows the article in the shell of the site, with its date, read time and breadcrumb", async () => {
    await insertArticle(db);
    const { statusCode, headers, body } = await get("/blog/the-dragon-at-work.html");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, stale-if-error=3600",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(body).toMatch(/<header>a header<\/header>[\s\S]*<footer>a footer<\/footer>/);
    expect(body).toContain("<h1>The Dragon at Work</h1>");
    expect(body).toContain('<time datetime="2026-02-17T12:00:00.000Z">Feb 17, 2026</time>');
    expect(body).toContain("2 min read");
    expect(body).toContain('<a href="/blog?category=career">Career</a>');
    expect(body).toContain("For entertainment only, and not professional career advice.");
    expect(body).toContain('<h2 id="s-how">How</h2>');
    expect(body).toContain('<p class="article-credit">Written by our editors</p>');
    expect(body).toContain('<span>Updated <time datetime="2026-02-18T12:00:00.000Z">Feb 18, 2026</time></span>');
  });

  test("has a table of contents above 900 words only", async () => {
    await insertArticle(db, { title: "Long", words: 901 });
    await insertArticle(db, { title: "Short", words: 900 });
    expect((await get("/blog/long.html")).body).toContain('<a href="#s-how">How</a>');
    expect((await get("/blog/short.html")).body).not.toContain('<a href="#s-how">');
  });

  test("says when its text has changed since its publication, and not when its status or its links have", async () => {
    await insertArticle(db, { title: "Linked", textChangedAt: null });
    await insertArticle(db, { title: "Early", textChangedAt: new Date("2026-02-03T12:00:00Z") });
    for (const path of ["/blog/linked.html", "/blog/early.html"]) {
      const { body } = await get(path);
      expect(body).not.toContain("Updated");
      expect(body).toContain('<meta property="article:modified_time" content="2026-02-17T12:00:00.000Z" />');
    }
  });

  test("says how it was made", async () => {
    await insertArticle(db, {
      title: "Computed",
      writer: "template-writer",
      family: "stories",
      textChangedAt: null,
    });
    await insertArticle(db, { title: "Drafted", writer: "model-writer", textChangedAt: null });
    expect((await get("/blog/computed.html")).body).toContain("Computed from our catalog on Feb 1, 2026</p>");
    expect((await get("/blog/drafted.html")).body).toContain("Drafted by a model and checked</p>");
  });

  test("notes its corrections as text", async () => {
    const { id } = await insertArticle(db);
    await db
      .insertInto("blogCorrections")
      .values({ postId: id, notedAt: new Date("2026-03-02T08:00:00Z"), text: "It said <b>1989</b>." })
      .execute();
    const { body } = await get("/blog/the-dragon-at-work.html");
    expect(body).toMatch(/Corrections<\/h2>.*Mar 2, 2026<\/time>: It said &#60;b&#62;1989&#60;\/b&#62;\./s);
  });

  test("leads to the next article of its series that is public, and around its end", async () => {
    await insertArticle(db, { title: "Team", targetKeyword: "Rat in a team" });
    await insertArticle(db, { title: "Secret", targetKeyword: "rat in a conflict at work", ...hidden.draft });
    await insertArticle(db, { title: "Employer", targetKeyword: "rat choosing an employer" });
    await insertArticle(db, { title: "Ox", targetKeyword: "ox in a team" });
    const next = async (slug: string) =>
      /<p class="series-next"><a href="([^"]+)">/.exec((await get(`/blog/${slug}.html`)).body)?.[1];
    expect(await next("team")).toBe("/blog/employer.html");
    expect(await next("employer")).toBe("/blog/team.html");
    expect(await next("ox")).toBeUndefined();
  });

  test("leads to the pages of its signs and of their pair", async () => {
    await insertArticle(db, { signs: ["rat", "dragon"] });
    const { body } = await get("/blog/the-dragon-at-work.html");
    for (const path of ["/signs/rat", "/signs/dragon", "/signs/dragon/rat", "/blog?sign=rat"])
      expect(body).toContain(`<a href="${path}">`);
  });

  test("has its own picture in previews if the stored address of another one is no URL", async () => {
    await insertArticle(db, { featuredImage: "https://a.example:99999/a.png" });
    const { statusCode, body } = await get("/blog/the-dragon-at-work.html");
    expect(statusCode).toBe(200);
    expect(body).toContain(`<meta property="og:image" content="${siteUrl}/blog/the-dragon-at-work.png" />`);
    expect(body).toContain('<meta property="og:image:width" content="1200" />');
  });

  test("has the date of its creation if it has none of publication", async () => {
    await insertArticle(db, { publishedAt: null });
    expect((await get("/blog/the-dragon-at-work.html")).body).toContain("Feb 1, 2026");
  });

  test("tells search engines and previews what it is", async () => {
    await insertArticle(db);
    const { body } = await get("/blog/the-dragon-at-work.html?utm_source=x");
    const address = `${siteUrl}/blog/the-dragon-at-work.html`;
    for (const tag of [
      "<title>The Dragon at Work · Zodiac at Work</title>",
      '<meta name="description" content="How Dragons lead." />',
      `<link rel="canonical" href="${address}" />`,
      `<meta property="og:url" content="${address}" />`,
      '<meta property="og:type" content="article" />',
      `<meta property="og:image" content="${siteUrl}/blog/the-dragon-at-work.png" />`,
      '<meta property="article:published_time" content="2026-02-17T12:00:00.000Z" />',
      '<meta property="article:modified_time" content="2026-02-18T12:00:00.000Z" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      '<meta name="twitter:title" content="The Dragon at Work" />',
    ])
      expect(body).toContain(tag);
    expect(body).not.toContain("noindex");
  });

  test("carries structured data: the article, its breadcrumb and its questions", async () => {
    await insertArticle(db, {
      content: "<p>Intro.</p><h2>Questions</h2><h3>Do Dragons lead?</h3><p>They do.</p>",
    });
    const graph = structuredDataOf((await get("/blog/the-dragon-at-work.html")).body);
    expect(graph.map((each) => each["@type"])).toEqual(["Article", "BreadcrumbList", "FAQPage"]);
    expect(graph[0]).toMatchObject({
      headline: "The Dragon at Work",
      datePublished: "2026-02-17T12:00:00.000Z",
      dateModified: "2026-02-18T12:00:00.000Z",
      image: `${siteUrl}/blog/the-dragon-at-work.png`,
    });
    expect(graph[2]).toMatchObject({
      mainEntity: [{ name: "Do Dragons lead?", acceptedAnswer: { text: "They do." } }],
    });
  });

  test("escapes every text of the article, whatever it holds", async () => {
    const nasty = fc.string({ unit: "binary", minLength: 1, maxLength: 60 }).map((text) => text.replaceAll("\0", ""));
    const attack = fc.constantFrom('"><script>alert(1)</script>', "</script><script>alert(1)</script>", "<!--", "]]>");
    const text = fc.tuple(nasty, attack).map(([before, after]) => `x${before}${after}`.toWellFormed());
    await fc.assert(
      fc.asyncProperty(text, text, async (title, keyword) => {
        await db.deleteFrom("blogPosts").execute();
        await insertArticle(db, { title, slug: "odd", targetKeyword: keyword, metaDescription: keyword });
        for (const path of ["/blog/odd.html", "/blog"]) {
          const { body } = await get(path);
          expect(body.match(/<script/g)?.length).toBe(1);
          expect(structuredDataOf(body).length).toBeGreaterThan(0);
        }
        const { items } = (await get("/feed.json")).json();
        expect(items).toHaveLength(1);
        expect((await get("/feed.xml")).body).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
      }),
      { numRuns: 15 },
    );
  });

  test("allows no inline script, and no style but that of the build", async () => {
    await insertArticle(db);
    const policy = String((await get("/blog/the-dragon-at-work.html")).headers["content-security-policy"]);
    const directives = Object.fromEntries(policy.split("; ").map((each) => [each.split(" ")[0], each]));
    expect(directives["script-src"]).toBe("script-src 'self'");
    expect(directives["style-src"]).toMatch(/^style-src 'self' 'sha256-[^ ]+'$/);
    expect(directives["img-src"]).toBe("img-src 'self' data: https:");
    expect(policy).not.toContain("unsafe");
  });

  test("names the articles before and after, and up to three that are related", async () => {
    for (const day of [1, 2, 3, 4, 5])
      await insertArticle(db, { title: `Dragon ${day}`, publishedAt: new Date(`2026-05-0${day}T00:00:00Z`) });
    const { body } = await get("/blog/dragon-3.html");
    expect(body).toMatch(/rel="prev" href="\/blog\/dragon-2\.html"/);
    expect(body).toMatch(/rel="next" href="\/blog\/dragon-4\.html"/);
    const [, readNext = ""] = body.split("Read next");
    expect(Array.from(readNext.matchAll(/class="card /g))).toHaveLength(3);
    expect(readNext).not.toContain("dragon-3.html");
  });

  test("draws what the article is about", async () => {
    await insertArticle(db, { title: "The Goat year 2027", signs: ["goat"], targetKeyword: "chinese new year 2027" });
    await insertArticle(db, { title: "Rat and Ox", signs: ["rat", "ox"], targetKeyword: "rat and ox" });
    await insertArticle(db, { title: "Life path 3", signs: [], targetKeyword: "life path 3" });
    const year = (await get("/blog/the-goat-year-2027.html")).body;
    expect(year).toContain("The Year of the Fire Goat runs from Feb 6, 2027 to Jan 25, 2028.");
    expect(year).toContain("A child born on Feb 5, 2027 is still a Horse.");
    expect(year).toContain("Twenty New Years, 2017 to 2036");
    expect(year).toContain('<h2 id="days-that-decide">The days that decide in 2027</h2>');
    const pair = (await get("/blog/rat-and-ox.html")).body;
    expect(pair).toContain("Rat and Ox score 82 of 100 at work.");
    expect(pair).toContain("Rat and the other signs");
    expect((await get("/blog/life-path-3.html")).body).not.toContain("<figure");
  });

  test("is compressed, and is not sent again until it changes", async () => {
    const { id } = await insertArticle(db);
    const url = "/blog/the-dragon-at-work.html";
    const { body, headers } = await get(url);
    const [br, gzip] = [await get(url, { "accept-encoding": "br" }), await get(url, { "accept-encoding": "gzip" })];
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
    const { etag = "", "last-modified": lastModified = "" } = headers;
    expect((await get(url, { "if-none-match": String(etag) })).statusCode).toBe(304);
    expect((await get(url, { "if-modified-since": String(lastModified) })).statusCode).toBe(304);
    expect((await get(url, { "if-modified-since": "Wed, 18 Feb 2026 11:59:59 GMT" })).statusCode).toBe(200);
    expect((await get(url, { "if-modified-since": "yesterday" })).statusCode).toBe(200);
    const both = { "if-none-match": '"other"', "if-modified-since": String(lastModified) };
    expect((await get(url, both)).statusCode).toBe(200);
    await db.updateTable("blogPosts").set({ title: "Changed", updatedAt: later }).where("id", "=", id).execute();
    expect((await get(url, { "if-none-match": String(etag) })).statusCode).toBe(200);
  });

  test("HEAD has the headers of GET and no body", async () => {
    await insertArticle(db);
    const url = "/blog/the-dragon-at-work.html";
    const { headers } = await get(url);
    const head = await app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", headers.etag]);
    expect((await app.inject({ method: "HEAD", url: "/blog/none.html" })).statusCode).toBe(404);
  });
});

describe("an address without an article", () => {
  test("an earlier slug redirects to the current one, with any case of letters", async () => {
    const { id } = await insertArticle(db, { slug: "first" });
    await db.updateTable("blogPosts").set({ slug: "second" }).where("id", "=", id).execute();
    for (const [from, to] of [
      ["/blog/first.html", "/blog/second.html"],
      ["/blog/Second.html", "/blog/second.html"],
      ["/blog/first.png", "/blog/second.png"],
    ] as const) {
      const { statusCode, headers } = await get(from);
      expect([statusCode, headers.location]).toEqual([301, to]);
    }
  });

  test("a deleted article is gone, in the look of the site", async () => {
    const { id } = await insertArticle(db, { slug: "first", deletedAt: new Date() });
    const { statusCode, headers, body } = await get("/blog/first.html");
    expect([statusCode, headers["x-robots-tag"]]).toEqual([410, "noindex"]);
    expect(body).toContain("a header");
    expect(body).not.toContain("Dragon");
    await db.updateTable("blogPosts").set({ deletedAt: null }).where("id", "=", id).execute();
    expect((await get("/blog/first.html")).statusCode).toBe(200);
  });

  test.each([
    "/blog/none.html",
    "/blog/a--b.html",
    "/blog/%00.html",
    "/blog/a%2Fb.html",
    "/blog/.html",
    "/blog/é.html",
  ])("%s answers 404 in the look of the site", async (url) => {
    const { statusCode, headers, body } = await get(url, { "if-none-match": "*" });
    expect([statusCode, headers["x-robots-tag"]]).toEqual([404, "noindex"]);
    expect(body).toContain("a header");
    expect(body).toContain("There is no article at this address.");
  });

  test.each(Object.entries(hidden).filter(([name]) => name !== "deleted"))(
    "an article that is %s answers 404",
    async (_, values) => {
      await insertArticle(db, { slug: "secret", ...values });
      for (const path of ["/blog/secret.html", "/blog/secret.png"]) expect((await get(path)).statusCode).toBe(404);
    },
  );
});

test.each(Object.entries(hidden))("an article that is %s appears nowhere", async (_, values) => {
  await insertArticle(db, { title: "Public one" });
  await insertArticle(db, { title: "Secret one", ...values });
  for (const path of [
    "/blog",
    "/blog?category=career",
    "/blog?sign=dragon",
    "/blog/public-one.html",
    "/sitemap.xml",
    "/feed.xml",
    "/feed.json",
    "/api/blog/published",
  ]) {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/public[- ]one/i);
    expect(body).not.toMatch(/secret[- ]one/i);
  }
});

describe("the list", () => {
  test("shows each article with keyword, read time, description, date and a link that opens a new tab", async () => {
    await insertArticle(db);
    const { body } = await get("/blog");
    for (const text of ["Dragon at work", "2 min read", "How Dragons lead.", "Feb 17, 2026", "Try Free Sample"])
      expect(body).toContain(text);
    expect(body).toMatch(
      /<a href="\/blog\/the-dragon-at-work\.html" target="_blank" rel="noopener">The Dragon at Work/,
    );
    expect(structuredDataOf(body)[0]).toMatchObject({ "@type": "ItemList" });
  });

  test("has pages, the newest articles first, each with its own address", async () => {
    for (let day = 1; day <= 28; day += 1)
      await insertArticle(db, { title: `Day ${day}`, publishedAt: new Date(Date.UTC(2026, 4, day)) });
    const [first, second, third] = await Promise.all(["/blog", "/blog?page=2", "/blog?page=3"].map((url) => get(url)));
    expect(titlesIn(first?.body).slice(0, 2)).toEqual(["Day 28", "Day 27"]);
    expect([first, second, third].flatMap((page) => titlesIn(page?.body))).toHaveLength(28);
    expect(second?.body).toContain(`<link rel="canonical" href="${siteUrl}/blog?page=2" />`);
    expect(second?.body).toContain(`<link rel="prev" href="${siteUrl}/blog" />`);
    expect(second?.body).toContain(`<link rel="next" href="${siteUrl}/blog?page=3" />`);
    expect(third?.body).not.toContain('<link rel="next"');
    expect((await get("/blog?page=1")).body).toContain(`<link rel="canonical" href="${siteUrl}/blog" />`);
  });

  test("can be narrowed to a category or a sign", async () => {
    await insertArticle(db, { title: "One", category: "zodiac", signs: ["rat"] });
    await insertArticle(db, { title: "Two", category: "career", signs: ["rat", "ox"] });
    expect(titlesIn((await get("/blog?category=zodiac")).body)).toEqual(["One"]);
    expect(titlesIn((await get("/blog?sign=ox")).body)).toEqual(["Two"]);
    expect((await get("/blog?sign=ox")).body).toContain('content="noindex, follow"');
  });

  test("has a page for each family, which can be narrowed to a sign", async () => {
    await insertArticle(db, { title: "One", family: "stories", signs: ["rat"] });
    await insertArticle(db, { title: "Two", family: "guides", signs: ["rat"] });
    await insertArticle(db, { title: "Three", family: "guides", signs: ["ox"] });
    const { body } = await get("/blog?family=guides");
    expect(titlesIn(body).sort()).toEqual(["Three", "Two"]);
    expect(body).toContain("<h1>Guides</h1>");
    expect(body).toContain(`<link rel="canonical" href="${siteUrl}/blog?family=guides" />`);
    expect(body).toContain('title="Guides" href="/feed-guides.xml"');
    expect(body).not.toContain("noindex");
    const narrowed = (await get("/blog?family=guides&sign=ox")).body;
    expect(titlesIn(narrowed)).toEqual(["Three"]);
    expect(narrowed).toContain("<h1>Guides: Ox</h1>");
  });

  test("can be searched: every word must stand in the title, the description or the keyword", async () => {
    await insertArticle(db, {
      title: "Asking for a Raise",
      metaDescription: "With 100% calm.",
      targetKeyword: "rat raise",
    });
    await insertArticle(db, {
      title: "First Month",
      metaDescription: "A raise comes later.",
      targetKeyword: "rat new job",
    });
    expect(titlesIn((await get("/blog?search=RAISE+rat")).body).sort()).toEqual(["Asking for a Raise", "First Month"]);
    expect(titlesIn((await get("/blog?search=raise+asking")).body)).toEqual(["Asking for a Raise"]);
    expect(titlesIn((await get("/blog?search=100%25")).body)).toEqual(["Asking for a Raise"]);
    expect(titlesIn((await get("/blog?search=%25")).body)).toEqual(["Asking for a Raise"]);
    const { statusCode, body } = await get("/blog?search=%3Cb%3Ecamel");
    expect(statusCode).toBe(200);
    expect(body).toContain("No articles match");
    expect(body).toContain("Articles about “&#60;b&#62;camel”");
    expect(body).toContain('content="noindex, follow"');
    expect(titlesIn((await get("/blog?search=+")).body)).toHaveLength(2);
  });

  test("leads to the free sample while it is empty, and says when the next article comes out", async () => {
    const { statusCode, body } = await get("/blog");
    expect(statusCode).toBe(200);
    expect(body).toMatch(/class="blog-empty"[\s\S]*as soon as they are published[\s\S]*href="\/zodiac-sample"/);
    await insertArticle(db, { ...hidden.scheduled, category: "career" });
    await expect.poll(async () => (await get("/blog")).body).toContain("Jan 1, 2099");
    expect((await get("/blog?category=zodiac")).body).not.toContain("Jan 1, 2099");
  });

  test("says once that it shows samples, and each of them says so on its own page", async () => {
    await insertArticle(db, { title: "One", isSample: true });
    await insertArticle(db, { title: "Two", isSample: true });
    expect((await get("/blog")).body.match(/sample articles?/gi)).toEqual(["sample articles"]);
    expect((await get("/blog")).body).toContain("These are sample articles");
    expect((await get("/blog/one.html")).body).toContain("<span>Sample article</span>");
    await insertArticle(db, { title: "Three" });
    await expect.poll(async () => (await get("/blog")).body).toContain("Some of these are sample articles");
    expect((await get("/blog/three.html")).body).not.toContain("Sample article");
  });

  test.each([
    "?page=0",
    "?page=2",
    "?page=x",
    "?page=1e9",
    "?category=none",
    "?sign=cat",
    "?family=pets",
    "?page=1&page=2",
    "?search=a&search=b",
  ])("/blog%s is not found", async (query) => {
    await insertArticle(db);
    expect((await get(`/blog${query}`)).statusCode).toBe(404);
  });
});

describe("a preview", () => {
  const fields: Preview = {
    title: "Unsaved",
    slug: "unsaved",
    content: "<p>Rats and Oxen.</p>",
    metaDescription: null,
    targetKeyword: "rat and ox",
    category: null,
    featuredImage: null,
    words: 3,
    signs: ["rat", "ox"],
    family: null,
    internalLinks: 0,
  };

  test("shows a text as the public page, to nobody else and not to search engines", async () => {
    const token = await insertPreview(db, fields);
    const { statusCode, headers, body } = await get(`/blog/preview/${token}.html`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(headers.etag).toBeUndefined();
    expect(body).toContain("<h1>Unsaved</h1>");
    expect(body).toContain("Rat and Ox score");
    expect(body).not.toMatch(/canonical|og:url|ld\+json/);
  });

  test("is rendered once for several visits, until an article changes or it ends", async () => {
    const token = await insertPreview(db, fields);
    const url = `/blog/preview/${token}.html`;
    const { responses } = dependencies.caches;
    responses.enable();
    try {
      const { misses, hits } = responses.counts;
      const [first, ...others] = [await get(url), await get(url), await get(url, { "accept-encoding": "br" })];
      expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(others[0]?.body).toBe(first?.body);
      expect(brotliDecompressSync(others[1]?.rawPayload ?? Buffer.of()).toString()).toBe(first?.body);
      expect([responses.counts.misses - misses, responses.counts.hits - hits]).toEqual([1, 2]);
      expect(others[1]?.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
      await insertArticle(db, { title: "Rats and Oxen", signs: ["rat", "ox"] });
      responses.invalidate("blog_posts");
      expect((await get(url)).body).toContain("Read next");
      await db
        .updateTable("blogPreviews")
        .set({ expiresAt: new Date(0) })
        .execute();
      expect((await get(url)).statusCode).toBe(404);
    } finally {
      responses.disable();
    }
  });

  test.each([
    ["headings", "<h2>Rats and Oxen</h2>", 20_000],
    ["tables", "<table></table>", 30_000],
  ])("of an older release with too many %s is not much longer than its text", async (_, part, count) => {
    const token = await insertPreview(db, { ...fields, content: part.repeat(count) });
    const { statusCode, body } = await get(`/blog/preview/${token}.html`);
    expect(statusCode).toBe(200);
    expect(body.length).toBeLessThan(part.length * count + 100_000);
  });

  test("ends", async () => {
    const token = await insertPreview(db, fields);
    await db
      .updateTable("blogPreviews")
      .set({ expiresAt: new Date(0) })
      .execute();
    expect((await get(`/blog/preview/${token}.html`)).statusCode).toBe(404);
    expect((await get("/blog/preview/x.html")).statusCode).toBe(404);
  });
});

describe("the picture of an article", () => {
  test("is a PNG of 1200 by 630 pixels that other sites may show", async () => {
    await insertArticle(db);
    const { statusCode, headers, rawPayload } = await get("/blog/the-dragon-at-work.png");
    expect([statusCode, headers["content-type"], headers["cross-origin-resource-policy"]]).toEqual([
      200,
      "image/png",
      "cross-origin",
    ]);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await get("/blog/the-dragon-at-work.png", { "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe("while the process hears of changes", () => {
  test("a page comes from the cache until an article or the build changes", async () => {
    const { caches, config, logger } = dependencies;
    await insertArticle(db);
    const stop = listenForChanges(config.databaseUrl, caches, logger);
    try {
      await expect.poll(() => caches.responses.isEnabled).toBe(true);
      const url = "/blog/the-dragon-at-work.html";
      const { etag } = (await get(url)).headers;
      const { hits } = caches.responses.counts;
      expect((await get(url)).headers.etag).toBe(etag);
      expect(caches.responses.counts.hits).toBe(hits + 1);
      for (const path of ["/blog", "/sitemap.xml", "/feed.xml", "/feed.json"]) await get(path);
      await insertArticle(db, { title: "A second Dragon" });
      for (const path of ["/blog", "/sitemap.xml", "/feed.xml", "/feed.json", url])
        await expect.poll(async () => (await get(path)).body).toMatch(/a[- ]second[- ]dragon/i);
      writeBlogTemplate(folder, "article.html", "a later footer");
      utimesSync(join(folder, "article.html"), 2, 2);
      await expect.poll(async () => (await get(url)).body, { timeout: 5_000 }).toContain("a later footer");
    } finally {
      await stop();
    }
  });
});

function structuredDataOf(body: string): Record<string, unknown>[] {
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(json)["@graph"] ?? [];
}

function titlesIn(body = ""): string[] {
  return Array.from(body.matchAll(/rel="noopener">([^<]*)</g), ([, title = ""]) => title);
}
