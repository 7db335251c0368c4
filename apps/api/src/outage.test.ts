import { createDb } from "@zodiac-at-work/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { buildTestApp } from "./testing.ts";
import { createBlogFolder, insertArticle } from "./testing-blog.ts";

/** The same process before and in an outage of the database. */
const {
  app: before,
  db,
  dependencies,
  signIn,
  close,
} = await buildTestApp({
  webDir: createBlogFolder(),
  siteUrl: "https://www.example.com",
});
const unreachable = createDb("postgres://nobody@127.0.0.1:1/nothing");
const during = await buildApp({ ...dependencies, db: unreachable });
const { caches } = dependencies;
const member = await signIn({ uid: "member", hasPaidAccess: true });
const [article, unread] = [
  await insertArticle(db, { title: "The Dragon at Work" }),
  await insertArticle(db, { title: "The Rat at Work" }),
];
afterAll(async () => {
  await during.close();
  await unreachable.destroy();
  await close();
});

const kept = [
  ...["/blog", `/blog/${article.slug}.html`, "/signs/dragon", "/sitemap.xml", "/feed.xml", "/feed.json"],
  ...["/api/stats", "/api/zodiac-stats", "/api/sample?sign=rat"],
];
const answers = new Map<string, string>();

beforeAll(async () => {
  for (const cache of Object.values(caches)) cache.enable();
  for (const url of kept) {
    const { statusCode, body } = await before.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    answers.set(url, body);
  }
  const paid = await before.inject({ url: "/api/car-brands", headers: member });
  expect(paid.statusCode).toBe(200);
  for (const cache of Object.values(caches)) cache.disable();
});

test.each(kept)("%s is served as it last was", async (url) => {
  const { statusCode, body, headers } = await during.inject({ url });
  expect([statusCode, body]).toEqual([200, answers.get(url)]);
  expect(headers["cache-control"]).toBe("public, max-age=0, stale-if-error=3600");
  const again = await during.inject({ url, headers: { "if-none-match": String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test("pages that follow from rules need no database, and say nothing of the catalog", async () => {
  for (const url of ["/signs", "/signs/dragon/rat", "/robots.txt"])
    expect((await during.inject({ url })).statusCode).toBe(200);
  for (const url of ["/signs/tiger", "/signs/dragon/earth"]) {
    const { statusCode, body, headers } = await during.inject({ url });
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body).toContain("With each other sign");
    expect(body).not.toContain("car brand");
  }
});

test("what nobody had read is not there, and access is never taken from before", async () => {
  expect((await during.inject({ url: `/blog/${unread.slug}.html` })).statusCode).toBe(503);
  expect((await during.inject({ url: "/api/car-brands", headers: member })).statusCode).toBe(503);
});
