import * as contracts from "@zodiac-at-work/contracts";
import { deletePost, publishPost, schedulePost } from "@zodiac-at-work/db";
import { addPost } from "@zodiac-at-work/db/testing-posts";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const admin = await signIn({ uid: "ada", email: "ada@example.com", role: "admin" });
const member = await signIn({ uid: "ben", email: "ben@example.com" });

async function calendar(from: string, to: string, headers = admin) {
  const query = new URLSearchParams({ from, to });
  const response = await app.inject({ method: "GET", url: `/api/blog/calendar?${query}`, headers });
  return { status: response.statusCode, body: response.json() };
}

const [from, to] = ["2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"];

test("a month has what was published and what is scheduled, in its order, and nothing else", async () => {
  const at = (day: string) => new Date(`2026-${day}T09:00:00Z`);
  const scheduled = await addPost(db, { title: "Scheduled" });
  await schedulePost(db, scheduled.id, at("11-28"));
  const published = await addPost(db, { title: "Published" });
  await publishPost(db, published.id, at("11-03"));
  const gone = await addPost(db);
  await publishPost(db, gone.id, at("11-04"));
  await deletePost(db, gone.id, at("11-05"));
  await addPost(db, { title: "Draft" });
  const next = await addPost(db);
  await publishPost(db, next.id, new Date(to));
  const { body } = await calendar(from, to);
  expect(contracts.getArticleCalendar.response.parse(body)).toEqual(body);
  expect(body).toEqual({
    articles: [
      { id: published.id, title: "Published", slug: "published", status: "published", at: "2026-11-03T09:00:00.000Z" },
      { id: scheduled.id, title: "Scheduled", slug: "scheduled", status: "scheduled", at: "2026-11-28T09:00:00.000Z" },
    ],
    hasMore: false,
  });
});

test.each([
  ["an end before its beginning", to, from],
  ["no time", from, from],
  ["more than 62 days", from, "2027-01-03T00:00:00Z"],
  ["a day that does not exist", "2026-02-30T00:00:00Z", to],
  ["hostile text", "' or 1=1 --", to],
])("%s is refused", async (_, start, end) => {
  expect((await calendar(start, end)).body.code).toBe("invalid-request");
});

test("only administrators read it", async () => {
  expect((await calendar(from, to, member)).status).toBe(403);
});
