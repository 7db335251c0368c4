import * as contracts from "@zodiac-at-work/contracts";
import { listTasks } from "@zodiac-at-work/tasks";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const ada = await signIn({ uid: "ada", email: "ada@example.com", role: "admin" });
const ben = await signIn({ uid: "ben", email: "ben@example.com", role: "admin" });

beforeEach(async () => {
  await db.deleteFrom("blogPosts").execute();
  await db.deleteFrom("blogPreviews").execute();
});

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function call(method: Method, path: string, payload?: object, headers = ada) {
  const response = await app.inject({
    method,
    url: `/api/blog${path}`,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const text = (values: object = {}) => ({
  title: "The Dragon at Work",
  content: "<p>Dragons lead.</p>",
  metaDescription: "How Dragons lead.",
  targetKeyword: "dragon at work",
  ...values,
});

async function create(values: object = {}) {
  const { status, body } = await call("POST", "/posts", text(values));
  expect(status).toBe(200);
  return contracts.createArticle.response.parse(body).post;
}

test("an article is created as a draft, cleaned, measured, with the slug of its title", async () => {
  const content = '<h2 onclick="run()">Rat and ox</h2><script>alert(1)</script><p>See <a href="/blog">more</a>.</p>';
  const { body } = await call("POST", "/posts", text({ title: " Rat & Ox ", content }));
  expect(contracts.createArticle.response.parse(body)).toEqual(body);
  expect(body.post).toMatchObject({
    title: "Rat & Ox",
    slug: "rat-and-ox",
    status: "draft",
    version: 1,
    words: 5,
    readTime: 1,
    internalLinks: 1,
    signs: ["rat", "ox"],
    updatedBy: "ada@example.com",
    gates: null,
  });
  expect(body.post.content).not.toMatch(/script|onclick|alert/);
  expect(body.removed).toEqual(["onclick of <h2>", "<script>"]);
  expect((await call("POST", "/posts", text({ title: "Rat & Ox" }))).body.post.slug).toBe("rat-and-ox-2");
});

test("a save with the four fields of a form keeps slug, category and picture", async () => {
  const { id } = await create({ category: "career", featuredImage: "/blog/images/a.webp" });
  const { body } = await call(
    "PUT",
    `/posts/${id}`,
    text({ title: "Changed", metaDescription: "", targetKeyword: " " }),
  );
  expect(body.post).toMatchObject({
    ...{ title: "Changed", slug: "the-dragon-at-work", category: "career", featuredImage: "/blog/images/a.webp" },
    ...{ metaDescription: null, targetKeyword: null, version: 2 },
  });
});

test("a save or restore of an old version is a conflict that names who saved and when, and changes nothing", async () => {
  const { id } = await create();
  const { body: saved } = await call("PUT", `/posts/${id}`, text({ title: "Ben's", version: 1 }), ben);
  for (const [method, path, payload] of [
    ["PUT", `/posts/${id}`, text({ title: "Ada's", version: 1 })],
    ["POST", `/posts/${id}/revisions/1/restore`, { version: 1 }],
  ] as const) {
    const { status, body } = await call(method, path, payload);
    expect({ status, code: body.code }).toEqual({ status: 409, code: "version-conflict" });
    expect(body.error).toMatch(/^ben@example\.com saved this article on [A-Z][a-z]{2} \d+, \d{4}, .* UTC\. /);
  }
  expect((await call("GET", `/posts/${id}`)).body.post).toEqual(saved.post);
});

test("each save enqueues a check of the article, and a save that fails enqueues none", async () => {
  const { id } = await create();
  const { id: other } = await create({ title: "Other" });
  const checked = async () => (await listTasks(db, { name: "check-article" })).map(({ data }) => data);
  expect(await checked()).toEqual(expect.arrayContaining([{ postId: id }, { postId: other }]));
  await sql`delete from pgboss.job`.execute(db);
  await call("PUT", `/posts/${id}`, text({ version: 9 }));
  await call("PUT", `/posts/${id}`, text({ slug: "other" }));
  expect(await checked()).toEqual([]);
  await call("PUT", `/posts/${id}`, text());
  expect(await checked()).toEqual([{ postId: id }]);
});

test("a slug that another article has or had is refused, and the message says so", async () => {
  const { id } = await create();
  const { id: other } = await create({ title: "Other" });
  await call("PUT", `/posts/${other}`, text({ slug: "renamed" }));
  for (const slug of ["other", "renamed"]) {
    for (const [method, path] of [
      ["PUT", `/posts/${id}`],
      ["POST", "/posts"],
    ] as const) {
      const { status, body } = await call(method, path, text({ slug }));
      expect({ status, code: body.code }).toEqual({ status: 409, code: "slug-taken" });
    }
  }
  await call("DELETE", `/posts/${other}`);
  expect((await call("PUT", `/posts/${id}`, text({ slug: "renamed" }))).body.code).toBe("slug-taken");
});

describe("a revision", () => {
  test("is listed with who saved it, read and restored with the slug that is current", async () => {
    const { id } = await create({ title: "One" });
    await call("PUT", `/posts/${id}`, text({ title: "Two", slug: "two", content: "<p>Two</p>" }), ben);
    const { body: list } = await call("GET", `/posts/${id}/revisions`);
    expect(contracts.listRevisions.response.parse(list)).toEqual(list);
    expect(list.revisions).toMatchObject([{ version: 1, title: "One", savedBy: "ada@example.com" }]);
    const { body: one } = await call("GET", `/posts/${id}/revisions/1`);
    expect(one.revision).toMatchObject({ slug: "one", content: "<p>Dragons lead.</p>" });
    const { body: restored } = await call("POST", `/posts/${id}/revisions/1/restore`, { version: 2 });
    expect(restored.post).toMatchObject({ version: 3, title: "One", slug: "two", content: "<p>Dragons lead.</p>" });
    const { body: both } = await call("GET", `/posts/${id}/revisions`);
    expect(both.revisions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });

  test("that was stored by other rules is cleaned when it is restored", async () => {
    const { id } = await create();
    await call("PUT", `/posts/${id}`, text());
    await db.updateTable("blogRevisions").set({ content: "<p onclick='run()'>Old</p>" }).execute();
    const { body } = await call("POST", `/posts/${id}/revisions/1/restore`, {});
    expect(body.post.content).toBe("<p>Old</p>");
    expect(body.removed).toEqual(["onclick of <p>"]);
  });

  test("that does not exist is not found", async () => {
    const { id } = await create();
    for (const path of [`/posts/${id}/revisions/1`, "/posts/999/revisions/1", "/posts/999/revisions"]) {
      expect((await call("GET", path)).body.code).toBe("not-found");
    }
    expect((await call("POST", `/posts/${id}/revisions/7/restore`, {})).body.code).toBe("not-found");
  });
});

describe("a draft", () => {
  test("is kept without changing the article, shown to its owner, and named to others", async () => {
    const { id } = await create();
    const fields = { title: "Half a ti", content: "<p>unfini" };
    const { body } = await call("PUT", `/posts/${id}/draft`, { baseVersion: 1, fields });
    const mine = (await call("GET", `/posts/${id}`)).body;
    expect(contracts.getArticle.response.parse(mine)).toEqual(mine);
    expect(mine).toMatchObject({ post: { version: 1 }, draft: { baseVersion: 1, fields, ...body }, others: [] });
    const theirs = (await call("GET", `/posts/${id}`, undefined, ben)).body;
    expect(theirs).toMatchObject({ draft: null, others: [{ email: "ada@example.com", ...body }] });
  });

  test("ends with the save of its owner, and not with that of another or with a restored revision", async () => {
    const { id } = await create();
    const draft = async () => (await call("GET", `/posts/${id}`)).body.draft;
    await call("PUT", `/posts/${id}/draft`, { baseVersion: 1, fields: { title: "Mine" } });
    await call("PUT", `/posts/${id}`, text(), ben);
    await call("POST", `/posts/${id}/revisions/1/restore`, {});
    expect(await draft()).toMatchObject({ fields: { title: "Mine" } });
    expect((await call("PUT", `/posts/${id}`, text({ version: 1 }))).status).toBe(409);
    expect(await draft()).not.toBeNull();
    await call("PUT", `/posts/${id}`, text());
    expect(await draft()).toBeNull();
  });

  test("is discarded on request, survives the deletion of its article, and needs an article", async () => {
    const { id } = await create();
    await call("DELETE", `/posts/${id}`);
    const payload = { baseVersion: 1, fields: { title: "Mine" } };
    expect((await call("PUT", `/posts/${id}/draft`, payload)).status).toBe(200);
    expect((await call("GET", `/posts/${id}`)).body.draft).not.toBeNull();
    expect((await call("DELETE", `/posts/${id}/draft`)).status).toBe(200);
    expect((await call("GET", `/posts/${id}`)).body.draft).toBeNull();
    expect((await call("PUT", "/posts/999/draft", payload)).body.code).toBe("not-found");
    expect((await call("DELETE", "/posts/999/draft")).body.code).toBe("not-found");
  });
});

describe("the status", () => {
  test("goes from draft to published to draft, and a schedule needs a time in the future", async () => {
    const { id } = await create();
    const { body: published } = await call("POST", `/posts/${id}/publish`);
    expect(published.post.status).toBe("published");
    expect((await call("POST", `/posts/${id}/unpublish`)).body.post.status).toBe("draft");
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call("POST", `/posts/${id}/schedule`, { at })).body.post).toMatchObject({
      ...{ status: "scheduled", scheduledFor: at },
    });
    for (const past of ["2020-01-01T00:00:00Z", "tomorrow"]) {
      const { status, body } = await call("POST", `/posts/${id}/schedule`, { at: past });
      expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid-request" });
      expect(body.error).toMatch(/^body\.at: /);
    }
  });

  test("of a deleted article can't change until the deletion is undone, which makes it what it was", async () => {
    const { id } = await create();
    const { body: before } = await call("POST", `/posts/${id}/publish`);
    const { body: gone } = await call("DELETE", `/posts/${id}`);
    expect(gone.post.deletedAt).not.toBeNull();
    for (const action of ["publish", "unpublish"]) {
      expect((await call("POST", `/posts/${id}/${action}`)).body.code).toBe("not-found");
    }
    expect((await call("PUT", `/posts/${id}`, text())).body.code).toBe("not-found");
    expect((await call("POST", `/posts/${id}/undelete`)).body).toEqual(before);
  });
});

describe("the public list", () => {
  const list = async (query = "") => {
    const response = await app.inject({ url: `/api/blog/published${query}` });
    return { response, body: response.json() };
  };

  test("needs no sign-in, holds every public article without content, and pages on request", async () => {
    for (const title of ["One", "Two", "Three"]) {
      const { id } = await create({ title, category: title === "Two" ? "career" : null });
      await call("POST", `/posts/${id}/publish`);
    }
    await create({ title: "Draft" });
    const { body } = await list();
    expect(contracts.listPublishedArticles.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      total: 3,
      totalPages: 1,
      posts: [{ title: "Three" }, { title: "Two" }, { title: "One" }],
    });
    expect(body.posts[0]).not.toHaveProperty("content");
    expect((await list("?page=2&limit=2")).body).toMatchObject({ total: 3, totalPages: 2, posts: [{ title: "One" }] });
    expect((await list("?category=career")).body).toMatchObject({ total: 1, posts: [{ title: "Two" }] });
    expect((await list("?category=none")).response.statusCode).toBe(400);
  });
});

test("a preview is kept, cleaned, at a path that nobody can guess", async () => {
  const { body } = await call("POST", "/previews", text({ content: "<p onclick='run()'>Look</p>" }));
  expect(body.path).toMatch(/^\/blog\/preview\/[\w-]{43}\.html$/);
  const { fields, tokenHash } = await db.selectFrom("blogPreviews").selectAll().executeTakeFirstOrThrow();
  expect(fields).toMatchObject({ title: "The Dragon at Work", content: "<p>Look</p>", signs: ["dragon"] });
  expect(body.path).not.toContain(tokenHash);
});

describe("bad input", () => {
  test.each([
    ["a blank title", text({ title: " \n" }), "body.title"],
    ["no content", { ...text(), content: undefined }, "body.content"],
    ["a character that can't be stored", text({ content: "a\u0000b" }), "body.content"],
    ["half a surrogate pair", text({ metaDescription: "\ud800" }), "body.metaDescription"],
    ["a slug with spaces", text({ slug: "no way" }), "body.slug"],
    ["a picture with a script", text({ featuredImage: "javascript:alert(1)" }), "body.featuredImage"],
    ["a picture of another host", text({ featuredImage: "//evil.example/a.png" }), "body.featuredImage"],
    ["an unknown category", text({ category: "none" }), "body.category"],
    ["too long content", text({ content: "a".repeat(500_001) }), "body.content"],
    ["too many headings", text({ content: "<h2>a</h2>".repeat(45_000) }), "body.content"],
    ["too many tables", text({ content: "<table></table>".repeat(30_000) }), "body.content"],
    ["too deep HTML", text({ content: "<div>".repeat(5_000) }), "body.content"],
  ])("%s is refused with the name of the field", async (_, payload, field) => {
    for (const [method, path] of [
      ["POST", "/posts"],
      ["POST", "/previews"],
    ] as const) {
      const { status, body } = await call(method, path, payload);
      expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid-request" });
      expect(body.error.startsWith(`${field}: `), body.error).toBe(true);
    }
    expect(await db.selectFrom("blogPosts").select("id").execute()).toEqual([]);
  });

  test.each([
    ...["/a b", "/a\n", "/ü", "//a.example/a.png", "/\\a", "https://", "https://ü.com/x", "https://[", "https://a b"],
    ...["http://a.example", "https://ann:secret@a.example/x", "https://a.example:99999/x", "https://1.2.3.4.5/x", ""],
  ])("the picture %j is refused wherever a picture is named", async (featuredImage) => {
    const { id } = await create();
    const payload = text({ featuredImage });
    for (const [method, path, body, field] of [
      ["POST", "/posts", payload, "body.featuredImage"],
      ["PUT", `/posts/${id}`, payload, "body.featuredImage"],
      ["PUT", `/posts/${id}/draft`, { baseVersion: 1, fields: { featuredImage } }, "body.fields.featuredImage"],
      ["POST", "/previews", payload, "body.featuredImage"],
    ] as const) {
      const response = await call(method, path, body);
      expect({ path, status: response.status, code: response.body.code }).toEqual({
        ...{ path, status: 400, code: "invalid-request" },
      });
      expect(response.body.error).toMatch(
        new RegExp(`^${field}: must (be a path of the site|be a valid https URL|not be empty)`),
      );
    }
  });

  test.each([
    "/",
    "/blog/images/a.webp",
    "https://a.example",
    "https://a.example:8443/a.png?w=1#x",
    "https://a.example?b",
  ])("the picture %j is saved", async (featuredImage) => {
    expect(await create({ featuredImage })).toMatchObject({ featuredImage });
  });

  test("an id that is no id is refused, and an unknown one is not found", async () => {
    for (const id of ["0", "-1", "1.5", "abc", "99999999999", "%00", "1;drop"]) {
      expect((await call("GET", `/posts/${id}`)).status, id).toBe(400);
    }
    for (const [method, path, payload] of [
      ["GET", "/posts/2147483647"],
      ["PUT", "/posts/2147483647", text()],
      ["DELETE", "/posts/2147483647"],
      ["POST", "/posts/2147483647/publish"],
      ["POST", "/posts/2147483647/undelete"],
    ] as const) {
      expect((await call(method, path, payload)).body.code).toBe("not-found");
    }
  });

  test("the longest content is saved, and a body beyond it is refused", async () => {
    const longest = `<p>${"龙 ".repeat(249_990)}</p>`;
    expect((await create({ content: longest })).content).toHaveLength(longest.length);
    expect((await call("POST", "/posts", text({ content: "a".repeat(3_200_000) }))).status).toBe(413);
  });

  test("bytes that are no UTF-8 are stored as replacement characters", async () => {
    const body = Buffer.concat([
      Buffer.from('{"title":"Bad '),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('","content":"<p>x</p>","metaDescription":"","targetKeyword":""}'),
    ]);
    const response = await app.inject({
      method: "POST",
      url: "/api/blog/posts",
      headers: { ...ada, "content-type": "application/json" },
      payload: body,
    });
    expect(response.json().post.title).toBe("Bad \ufffd\ufffd");
  });
});
