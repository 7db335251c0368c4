import * as contracts from "@zodiac-at-work/contracts";
import { deletePost, findPost, listRevisions, publishPost } from "@zodiac-at-work/db";
import { addPost } from "@zodiac-at-work/db/testing-posts";
import { listTasks, rewriteParagraph } from "@zodiac-at-work/tasks";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const ada = await signIn({ uid: "ada", email: "ada@example.com", role: "admin" });
const ben = await signIn({ uid: "ben", email: "ben@example.com", role: "admin" });
const member = await signIn({ uid: "eve", email: "eve@example.com" });

const content = "<p>One.</p><h2>Head</h2><p>Two <strong>now</strong>.</p>";
let id: number;
beforeEach(async () => {
  await db.deleteFrom("blogPosts").execute();
  await sql`delete from pgboss.job`.execute(db);
  id = (await addPost(db, { content })).id;
});

async function call(method: "GET" | "POST" | "PUT", path: string, payload?: object, headers = ada) {
  const response = await app.inject({
    method,
    url: `/api/blog/posts/${path}`,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const ask = (block = 2, version = 1) => call("POST", `${id}/rewrites`, { version, block });

/** Ends the task as a worker does. */
async function end(task: string, after: string | null, problem: string | null = null): Promise<void> {
  const outcome = {
    postId: id,
    version: 1,
    block: 2,
    writer: "w",
    before: "Two <strong>now</strong>.",
    after,
    problem,
  };
  await sql`update pgboss.job set state = 'completed', completed_on = now(), output = ${JSON.stringify(outcome)}::jsonb
    where id = ${task}`.execute(db);
}

async function propose(after = "Other <em>words</em>."): Promise<string> {
  const { body } = await ask();
  await end(body.rewriting.task, after);
  return body.rewriting.task;
}

test("another version is asked for in the background, and the same paragraph only once", async () => {
  const { status, body } = await ask();
  expect(status).toBe(202);
  expect(contracts.rewriteParagraph.response.parse(body)).toEqual(body);
  expect(body.rewriting).toMatchObject({
    state: "waiting",
    block: 2,
    before: "Two <strong>now</strong>.",
    after: null,
  });
  expect(body.rewriting.problem).toContain("waits for the background worker");
  expect((await ask()).body.rewriting.task).toBe(body.rewriting.task);
  const tasks = await listTasks(db, { name: rewriteParagraph.name });
  expect(tasks.map(({ data }) => data)).toEqual([{ postId: id, version: 1, block: 2 }]);
});

test("a proposal changes nothing until it is accepted, and then the version before is kept", async () => {
  const task = await propose();
  const { body } = await call("GET", `${id}/rewrites/${task}`);
  expect(body.rewriting).toMatchObject({ state: "proposed", after: "Other <em>words</em>." });
  expect((await findPost(db, id))?.content).toBe(content);
  await call("PUT", `${id}/draft`, { baseVersion: 1, fields: { title: "Typed" } });
  const accepted = await call("POST", `${id}/rewrites/${task}/accept`);
  expect(accepted.status).toBe(200);
  expect(accepted.body.post).toMatchObject({
    content: "<p>One.</p><h2>Head</h2><p>Other <em>words</em>.</p>",
    version: 2,
    updatedBy: "ada@example.com",
  });
  expect(await listRevisions(db, id)).toMatchObject([{ version: 1 }]);
  expect((await call("GET", `${id}`)).body.draft.fields.title, "what was typed elsewhere stays").toBe("Typed");
});

test("somebody else’s save is a conflict: nothing is overwritten, and the proposal stays", async () => {
  const task = await propose();
  const { title } = (await findPost(db, id)) ?? { title: "" };
  const save = { title, content: "<p>Ben’s.</p>", metaDescription: "", targetKeyword: "" };
  await call("PUT", `${id}`, save, ben);
  const { status, body } = await call("POST", `${id}/rewrites/${task}/accept`);
  expect({ status, code: body.code }).toEqual({ status: 409, code: "version-conflict" });
  expect(body.error).toContain("ben@example.com saved this article");
  expect((await findPost(db, id))?.content).toBe("<p>Ben’s.</p>");
  expect((await call("GET", `${id}/rewrites/${task}`)).body.rewriting.after).toBe("Other <em>words</em>.");
  expect((await ask()).body.code).toBe("version-conflict");
});

test("accepting twice, or two administrators at once, saves one version", async () => {
  const task = await propose();
  const outcomes = await Promise.all(
    [ada, ben].map((who) => call("POST", `${id}/rewrites/${task}/accept`, undefined, who)),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await findPost(db, id))?.version).toBe(2);
});

test("a refusal says why, and can’t be accepted", async () => {
  const { body } = await ask();
  await end(body.rewriting.task, null, "The built-in writer has one version of this paragraph, and this is it.");
  const refused = await call("GET", `${id}/rewrites/${body.rewriting.task}`);
  expect(refused.body.rewriting).toMatchObject({ state: "refused", problem: expect.stringContaining("one version") });
  expect((await call("POST", `${id}/rewrites/${body.rewriting.task}/accept`)).body.code).toBe("not-found");
});

test("hostile words of a writer are cleaned", async () => {
  const task = await propose('Fine.<script>alert(1)</script><img src=x onerror="alert(1)"> <em onclick="x()">Yes</em>');
  const { body } = await call("POST", `${id}/rewrites/${task}/accept`);
  expect(body.post.content).toMatch(/^<p>One\.<\/p><h2>Head<\/h2><p>Fine\. *<em>Yes<\/em><\/p>$/);
});

test.each([
  ["a heading", { version: 1, block: 1 }],
  ["a block beyond the end", { version: 1, block: 99 }],
  ["a negative block", { version: 1, block: -1 }],
  ["a block that is no number", { version: 1, block: "2; drop table blog_posts" }],
  ["no version", { block: 2 }],
])("%s is refused", async (_, payload) => {
  expect((await call("POST", `${id}/rewrites`, payload)).body.code).toBe("invalid-request");
});

test("published and deleted articles, and tasks of another article, have no proposals", async () => {
  const task = await propose();
  const other = await addPost(db, { content });
  expect((await call("GET", `${other.id}/rewrites/${task}`)).body.code).toBe("not-found");
  expect((await call("POST", `${other.id}/rewrites/${task}/accept`)).body.code).toBe("not-found");
  expect((await call("GET", `${id}/rewrites/not-a-task`)).status).toBe(400);
  await publishPost(db, id, new Date());
  expect((await call("POST", `${id}/rewrites/${task}/accept`)).body.error).toContain("The article is published.");
  await deletePost(db, id, new Date());
  expect((await ask()).body.code).toBe("not-found");
});

test("only administrators ask and accept", async () => {
  const task = await propose();
  expect((await call("POST", `${id}/rewrites`, { version: 1, block: 2 }, member)).status).toBe(403);
  expect((await call("POST", `${id}/rewrites/${task}/accept`, undefined, member)).status).toBe(403);
  expect((await findPost(db, id))?.version).toBe(1);
});
