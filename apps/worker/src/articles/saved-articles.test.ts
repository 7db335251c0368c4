import {
  findPost,
  insertGeneration,
  insertPost,
  listRevisions,
  lockUnendedGeneration,
  type NewPost,
  publishDuePosts,
  savePost,
  schedulePost,
  seed,
} from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { openQueue, resumeMissingChecks, resumeWaitingGenerations } from "@zodiac-at-work/tasks";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addLinksToArticles } from "./add-internal-links.ts";
import { checkSavedArticle } from "./check-article.ts";
import { createTestContext, emptyBlog, requestGeneration } from "./testing-articles.ts";
import { writeArticle } from "./write-article.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
beforeAll(() => seed(db));
beforeEach(() => emptyBlog(db));

const context = createTestContext(db);
const queue = openQueue(db);

function addPost(title: string, values: Partial<NewPost> = {}) {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  return db.transaction().execute((trx) =>
    insertPost(trx, {
      ...{ title, slug, content: `<p>On ${title}.</p>`, metaDescription: null, targetKeyword: title.toLowerCase() },
      ...{
        category: null,
        featuredImage: null,
        words: 2,
        signs: [],
        family: null,
        internalLinks: 0,
        ifSlugTaken: "refuse",
      },
      ...{ status: "published", updatedBy: "ada", now: new Date() },
      ...values,
    } as NewPost),
  );
}

async function write(keyword: string, settings: Parameters<typeof requestGeneration>[2] = {}) {
  const { postId } = await writeArticle(context, await requestGeneration(db, keyword, settings));
  const post = await findPost(db, postId ?? 0);
  if (!post) throw new Error(`no article for ${keyword}`);
  return post;
}

describe("adding internal links", () => {
  test("links what articles mention, once, as revisions of their own", async () => {
    const a = await addPost("Rat boss", { content: "<p>Ask the ox boss first.</p>", signs: ["rat"] });
    const b = await addPost("Ox boss", { content: "<p>Every rat boss knows.</p>", signs: ["ox"] });
    const draft = await addPost("Pig boss", { content: "<p>Ox boss, rat boss.</p>", status: "draft" });
    expect(await addLinksToArticles(context, queue)).toEqual({
      ...{ links: 2, articles: 2, message: "Added 2 links to 2 articles." },
    });
    expect(await findPost(db, a.id)).toMatchObject({
      content: '<p>Ask the <a href="/blog/ox-boss.html">ox boss</a> first.</p>',
      ...{ version: 2, internalLinks: 1, words: 5, updatedBy: "internal links", status: "published" },
    });
    expect(await listRevisions(db, b.id)).toMatchObject([{ version: 1, savedBy: "ada" }]);
    expect(await findPost(db, draft.id)).toEqual(draft);
    expect((await sql`select data from pgboss.job order by data`.execute(db)).rows).toEqual([
      { data: { postId: a.id } },
      { data: { postId: b.id } },
    ]);
    expect(await addLinksToArticles(context, queue)).toMatchObject({
      ...{ links: 0, articles: 0, message: "No links to add: the articles are linked already." },
    });
    expect((await findPost(db, a.id))?.version).toBe(2);
  });

  test("leaves an editor's later save a conflict, and says who saved", async () => {
    const { id } = await addPost("Rat boss", { content: "<p>Ask the ox boss first.</p>" });
    await addPost("Ox boss");
    await addLinksToArticles(context, queue);
    const change = { title: "Mine", content: "", metaDescription: null, targetKeyword: null, category: null };
    const outcome = await db.transaction().execute((trx) =>
      savePost(trx, id, 1, {
        ...{ ...change, featuredImage: null, words: 0, signs: [], family: null, internalLinks: 0 },
        ...{ updatedBy: "ada", now: new Date() },
      }),
    );
    expect(outcome).toMatchObject({ kind: "conflict", version: 2, savedBy: "internal links" });
  });

  test("has nothing to do with fewer than two articles", async () => {
    await addPost("Rat boss");
    expect((await addLinksToArticles(context, queue)).message).toBe("There are no two published articles to link.");
  });

  test("changes articles of the template writer only once", async () => {
    for (const keyword of ["rat and ox compatibility", "rat and tiger at work", "rat in a team"]) {
      await write(keyword, { autoPublish: true });
    }
    const { links } = await addLinksToArticles(context, queue);
    expect(links).toBeGreaterThan(0);
    expect((await addLinksToArticles(context, queue)).links).toBe(0);
  });
});

describe("the check of a saved article", () => {
  test("stores what the checks measured in the current version, without the article itself as a twin", async () => {
    const { id } = await write("rat and ox compatibility", { targetWordCount: 900 });
    await db.updateTable("blogPosts").set({ gates: null, gatesVersion: null, version: 4 }).execute();
    expect(await checkSavedArticle(context, id)).toEqual({ version: 4 });
    const post = await findPost(db, id);
    expect(post?.gatesVersion).toBe(4);
    const gates = post?.gates as { gate: string; passed: boolean; measured: object }[];
    expect(gates.filter(({ passed }) => !passed)).toEqual([]);
    expect(gates.find(({ gate }) => gate === "wordCount")?.measured).toMatchObject({ most: 900 });
  });

  test("measures what a person wrote, whatever it lacks", async () => {
    const { id } = await addPost("Plain", { content: "", targetKeyword: null, status: "draft" });
    expect(await checkSavedArticle(context, id)).toEqual({ version: 1 });
    const gates = (await findPost(db, id))?.gates as { passed: boolean; problem: string | null }[];
    expect(gates.filter(({ passed }) => !passed).length).toBeGreaterThan(2);
  });

  test("is enqueued again if a save came in the moment when the check before it ended", async () => {
    const { id } = await addPost("Missed");
    const now = new Date();
    expect(await resumeMissingChecks(db, queue, now)).toBe(1);
    expect(await resumeMissingChecks(db, queue, now)).toBe(0);
    await sql`update pgboss.job set state = 'failed', completed_on = now()`.execute(db);
    expect(await resumeMissingChecks(db, queue, now)).toBe(0);
    await db
      .updateTable("blogPosts")
      .set({ version: 2, updatedAt: new Date(now.getTime() + 60_000) })
      .execute();
    expect(await resumeMissingChecks(db, queue, now)).toBe(1);
    await checkSavedArticle(context, id);
    expect(await resumeMissingChecks(db, queue, now)).toBe(0);
  });

  test("skips an article that is deleted or does not exist", async () => {
    const { id } = await addPost("Gone");
    await db.updateTable("blogPosts").set({ deletedAt: new Date() }).execute();
    expect(await checkSavedArticle(context, id)).toEqual({ version: null });
    expect(await checkSavedArticle(context, 2_000_000_000)).toEqual({ version: null });
  });
});

test("scheduled articles are published when they are due, also after a downtime, and once", async () => {
  const [soon, later] = [await addPost("Soon", { status: "draft" }), await addPost("Later", { status: "draft" })];
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours));
  await schedulePost(db, soon.id, at(1));
  await schedulePost(db, later.id, at(5));
  expect(await publishDuePosts(db, at(0))).toEqual([]);
  const published = (await Promise.all([publishDuePosts(db, at(4)), publishDuePosts(db, at(4))])).flat();
  expect(published.map(({ id }) => id)).toEqual([soon.id]);
  expect(await findPost(db, soon.id)).toMatchObject({ status: "published", publishedAt: at(1), scheduledFor: null });
  expect(await findPost(db, later.id)).toMatchObject({ status: "scheduled" });
});

describe("a generation that no task will do", () => {
  test("is enqueued again, once", async () => {
    const id = await requestGeneration(db, "rat boss");
    expect(await resumeWaitingGenerations(db, queue, new Date())).toEqual({ enqueued: 1, ended: 0 });
    expect(await resumeWaitingGenerations(db, queue, new Date())).toEqual({ enqueued: 0, ended: 0 });
    expect((await sql`select data from pgboss.job`.execute(db)).rows).toEqual([{ data: { generationId: id } }]);
  });

  test("ends as failed if its task gave up, and frees its keyword", async () => {
    const id = await requestGeneration(db, "rat boss");
    await resumeWaitingGenerations(db, queue, new Date());
    await sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"heartbeat timeout"}'`.execute(
      db,
    );
    expect(await resumeWaitingGenerations(db, queue, new Date())).toEqual({ enqueued: 0, ended: 1 });
    const [row] = await db.selectFrom("blogGenerations").selectAll().execute();
    expect(row).toMatchObject({
      ...{ id, state: "failed" },
      problem: "The writing was given up after an error of the worker: heartbeat timeout",
    });
    expect(await requestGeneration(db, "Rat Boss")).toBeGreaterThan(id);
    expect(await db.transaction().execute((trx) => lockUnendedGeneration(trx, id))).toBe(false);
  });

  test("of an operator's command is left to the command for a while", async () => {
    const settings = { businessLocation: "Global", targetWordCount: 900, includeLocalSeo: false, autoPublish: false };
    await insertGeneration(db, { trigger: "operator", keyword: "rat boss", settings, seed: "1" });
    expect(await resumeWaitingGenerations(db, queue, new Date())).toEqual({ enqueued: 0, ended: 0 });
    const later = new Date(Date.now() + 16 * 60_000);
    expect(await resumeWaitingGenerations(db, queue, later)).toEqual({ enqueued: 1, ended: 0 });
  });
});
