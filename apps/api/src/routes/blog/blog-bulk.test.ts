import * as contracts from "@zodiac-at-work/contracts";
import { deletePost, findPost } from "@zodiac-at-work/db";
import { addPost } from "@zodiac-at-work/db/testing-posts";
import { listTasks } from "@zodiac-at-work/tasks";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const admin = await signIn({ uid: "ada", email: "ada@example.com", role: "admin" });
const member = await signIn({ uid: "ben", email: "ben@example.com", hasPaidAccess: true });

beforeEach(async () => {
  await db.deleteFrom("blogPosts").execute();
});

async function bulk(payload: unknown, headers: Record<string, string> = admin) {
  const response = await app.inject({
    method: "POST",
    url: "/api/blog/posts/bulk",
    headers: { ...headers, "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });
  return { status: response.statusCode, body: response.json() };
}

async function idsOf(search = "") {
  const response = await app.inject({ method: "GET", url: `/api/blog/posts/ids${search}`, headers: admin });
  return { status: response.statusCode, body: response.json() };
}

const future = new Date(Date.now() + 7 * 86_400_000);

describe("several articles at once", () => {
  test("are published, and those that are public already stay as they are", async () => {
    const draft = await addPost(db);
    const scheduled = await addPost(db);
    const first = await addPost(db, { status: "published" });
    const { status, body } = await bulk({ action: "publish", ids: [draft.id, scheduled.id, first.id, draft.id] });
    expect(status).toBe(200);
    expect(contracts.changeArticles.response.parse(body)).toEqual({ changed: 2, unchanged: 1, failures: [] });
    expect((await findPost(db, draft.id))?.status).toBe("published");
    expect((await findPost(db, first.id))?.publishedAt).toEqual(first.publishedAt);
  });

  test("an article that can’t be changed is named with its reason, and the others are changed", async () => {
    const draft = await addPost(db);
    const gone = await addPost(db, { title: "Gone" });
    await deletePost(db, gone.id, new Date());
    const { body } = await bulk({ action: "publish", ids: [2_000_000_000, gone.id, draft.id] });
    expect(body).toEqual({
      ...{ changed: 1, unchanged: 0 },
      failures: [
        { id: 2_000_000_000, title: null, reason: "The article does not exist." },
        { id: gone.id, title: "Gone", reason: "The article was deleted." },
      ],
    });
    expect((await findPost(db, draft.id))?.status).toBe("published");
  });

  test("are scheduled some days apart, in the order of the call, and published ones are left alone", async () => {
    const [a, b, c] = [await addPost(db), await addPost(db, { status: "published" }), await addPost(db)];
    const call = { action: "schedule", ids: [c.id, b.id, a.id], at: future.toISOString(), daysBetween: 2 };
    const { body } = await bulk(call);
    expect(body).toMatchObject({
      changed: 2,
      failures: [{ id: b.id, reason: expect.stringContaining("Unpublish it") }],
    });
    expect((await findPost(db, c.id))?.scheduledFor).toEqual(future);
    expect((await findPost(db, a.id))?.scheduledFor).toEqual(new Date(future.getTime() + 2 * 86_400_000));
    expect((await findPost(db, b.id))?.status).toBe("published");
  });

  test("become drafts, are deleted, and are checked again", async () => {
    const posts = [await addPost(db, { status: "published" }), await addPost(db)];
    const ids = posts.map(({ id }) => id);
    expect((await bulk({ action: "unpublish", ids })).body).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await bulk({ action: "recheck", ids })).body).toMatchObject({ changed: 2 });
    const checks = (await listTasks(db, { name: "check-article" })).map(({ data }) => data);
    expect(checks).toEqual(expect.arrayContaining(ids.map((postId) => ({ postId }))));
    expect((await bulk({ action: "delete", ids })).body).toMatchObject({ changed: 2 });
    expect((await bulk({ action: "delete", ids })).body).toEqual({ changed: 0, unchanged: 2, failures: [] });
    expect((await findPost(db, ids[0] ?? 0))?.deletedAt).not.toBeNull();
  });

  test.each([
    ["no ids", { action: "publish", ids: [] }],
    ["more than 500", { action: "publish", ids: Array.from({ length: 501 }, (_, i) => i + 1) }],
    ["an unknown action", { action: "purge", ids: [1] }],
    ["an id that is no number", { action: "delete", ids: ["1; drop table blog_posts"] }],
    ["an id outside of integer", { action: "delete", ids: [2_147_483_648] }],
    ["a schedule without a time", { action: "schedule", ids: [1] }],
    ["a time that has passed", { action: "schedule", ids: [1], at: "2020-01-01T00:00:00Z" }],
    ["an invalid time", { action: "schedule", ids: [1], at: "soon" }],
    ["too many days", { action: "schedule", ids: [1], at: future.toISOString(), daysBetween: 31 }],
    ["no object", [1, 2]],
  ])("%s is refused, and nothing changes", async (_, payload) => {
    const post = await addPost(db);
    const { status, body } = await bulk(payload);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid-request" });
    expect(await findPost(db, post.id)).toMatchObject({ status: "draft", deletedAt: null });
  });

  test("only administrators change and list them", async () => {
    const { id } = await addPost(db);
    expect((await bulk({ action: "delete", ids: [id] }, member)).status).toBe(403);
    expect((await bulk({ action: "delete", ids: [id] }, {})).status).toBe(401);
    expect((await findPost(db, id))?.deletedAt).toBeNull();
  });
});

test("the ids of all articles that match are listed in the order of the list", async () => {
  const older = await addPost(db, { title: "Ox one", now: new Date("2026-01-01T00:00:00Z") });
  const newer = await addPost(db, { title: "Ox two", now: new Date("2026-02-01T00:00:00Z") });
  await addPost(db, { title: "Rat" });
  expect((await idsOf("?search=ox")).body).toEqual({ ids: [newer.id, older.id], total: 2 });
  expect((await idsOf("?search=nothing")).body).toEqual({ ids: [], total: 0 });
  expect((await idsOf("?status=published")).body.total).toBe(0);
  expect((await idsOf("?status=hidden")).status).toBe(400);
  expect((await idsOf(`?search=${encodeURIComponent("%' or '1'='1")}`)).body.total).toBe(0);
});
