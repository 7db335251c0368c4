import * as contracts from "@zodiac-at-work/contracts";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);
const admins = [await signIn({ uid: "ada", role: "admin" }), await signIn({ uid: "ben", role: "admin" })];

type Action = "publish" | "unpublish" | "schedule" | "delete" | "undelete";

/** What one administrator does. `lag` tells how many versions ago the text was opened; null names no version. */
type Step =
  | { kind: "save"; admin: number; lag: number | null; slug: string | null }
  | { kind: "restore"; admin: number; lag: number | null; back: number }
  | { kind: "change"; admin: number; action: Action };

const admin = fc.nat({ max: admins.length - 1 });
const lag = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant(1) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("save" as const), admin, lag, slug: fc.constantFrom(null, null, "a", "b") }),
  fc.record({ kind: fc.constant("restore" as const), admin, lag, back: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant("change" as const),
    admin,
    action: fc.constantFrom<Action>("publish", "unpublish", "schedule", "delete", "undelete"),
  }),
);

const at = "2999-01-01T00:00:00.000Z";
let sequence = 0;

/** An article and the texts that were saved into it, in order. Each text is used once. */
async function begin() {
  sequence += 1;
  const prefix = `run ${sequence}`;
  const { status, body } = await call(0, "POST", "", textOf(`${prefix} begin`));
  expect(status).toBe(200);
  return { id: body.post.id as number, prefix, texts: 0 };
}

function textOf(text: string) {
  return { title: text, content: `<p>${text}</p>`, metaDescription: text, targetKeyword: text };
}

async function call(by: number, method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) {
  const headers = admins[by] ?? {};
  const url = `/api/blog/posts${path}`;
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}

/** Does a step to the article as it is now. Returns the text that was saved, if one was. */
async function take(article: { id: number; prefix: string; texts: number }, one: Step): Promise<string | undefined> {
  const { id, prefix } = article;
  const { body: now } = await call(one.admin, "GET", `/${id}`);
  const current: number = now.post.version;
  if (one.kind === "change") {
    const path = one.action === "delete" ? `/${id}` : `/${id}/${one.action}`;
    const { status } = await call(one.admin, one.action === "delete" ? "DELETE" : "POST", path, bodyOf(one.action));
    expect([200, 404]).toContain(status);
    return undefined;
  }
  const version = one.lag === null ? {} : { version: Math.max(0, current - one.lag) };
  if (one.kind === "restore") {
    const path = `/${id}/revisions/${Math.max(1, current - one.back)}`;
    const { status: found, body: revision } = await call(one.admin, "GET", path);
    // Another step may create it between the two calls, and its text would not be known here.
    if (found === 404) return undefined;
    const { status } = await call(one.admin, "POST", `${path}/restore`, version);
    expect([200, 404, 409]).toContain(status);
    return status === 200 ? revision.revision.title : undefined;
  }
  article.texts += 1;
  const text = `${prefix} text ${article.texts}`;
  const slug = one.slug === null ? {} : { slug: `${prefix}-${one.slug}`.replace(" ", "-") };
  const { status } = await call(one.admin, "PUT", `/${id}`, { ...textOf(text), ...slug, ...version });
  expect([200, 404, 409]).toContain(status);
  return status === 200 ? text : undefined;
}

function bodyOf(action: Action) {
  return action === "schedule" ? { at } : undefined;
}

/** Returns all texts of an article, the oldest first, and checks that they form a chain. */
async function readChain(id: number): Promise<string[]> {
  const { body } = await call(0, "GET", `/${id}`);
  const { post } = contracts.getArticle.response.parse(body);
  const revisions = await db
    .selectFrom("blogRevisions")
    .selectAll()
    .where("postId", "=", id)
    .orderBy("version")
    .execute();
  expect(revisions.map(({ version }) => version)).toEqual(Array.from({ length: post.version - 1 }, (_, n) => n + 1));
  for (const { title, content, metaDescription, targetKeyword } of [...revisions, post]) {
    expect({ content, metaDescription, targetKeyword }).toMatchObject(contentOf(title));
  }
  const times = [...revisions.map(({ savedAt }) => savedAt.getTime()), Date.parse(post.updatedAt)];
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(post.scheduledFor).toBe(post.status === "scheduled" ? at : null);
  return [...revisions.map(({ title }) => title), post.title];
}

function contentOf(text: string) {
  const { title, ...rest } = textOf(text);
  return rest;
}

test("one after another, each save adds its text to an unbroken chain, and other steps add none", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const article = await begin();
      const expected = [`${article.prefix} begin`];
      const before = { isDeleted: false, status: "draft" };
      for (const one of steps) {
        const saved = await take(article, one);
        if (before.isDeleted) expect(saved).toBeUndefined();
        if (saved !== undefined) expected.push(saved);
        if (one.kind === "change") follow(before, one.action);
        const { post } = (await call(0, "GET", `/${article.id}`)).body;
        expect({ isDeleted: post.deletedAt !== null, status: post.status }).toEqual(before);
      }
      expect(await readChain(article.id)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
}, 120_000);

/** The status after a step, as a simple model has it. */
function follow(state: { isDeleted: boolean; status: string }, action: Action): void {
  if (action === "delete") state.isDeleted = true;
  else if (action === "undelete") state.isDeleted = false;
  else if (!state.isDeleted) state.status = { publish: "published", unpublish: "draft", schedule: "scheduled" }[action];
}

test("at the same time, every text that was saved is in the chain once, and no other", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
      async (rounds) => {
        const article = await begin();
        const saved = [`${article.prefix} begin`];
        for (const round of rounds) {
          const texts = await Promise.all(round.map((one) => take(article, one)));
          for (const text of texts) if (text !== undefined) saved.push(text);
        }
        expect((await readChain(article.id)).toSorted()).toEqual(saved.toSorted());
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
