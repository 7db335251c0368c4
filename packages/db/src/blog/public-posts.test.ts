import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { getTotals } from "../catalog/totals.ts";
import { createTestDb } from "../testing.ts";
import type { NewPost } from "./insert-post.ts";
import { deletePost, schedulePost, undeletePost, unpublishPost } from "./post-status.ts";
import {
  findBySlug,
  findNeighbors,
  listNewestPosts,
  listPublicPosts,
  listRelatedPosts,
  readPublicAddresses,
} from "./public-posts.ts";
import { savePost } from "./save-post.ts";
import { addPost, makePost } from "./testing-posts.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
beforeEach(() => db.deleteFrom("blogPosts").execute());

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);
const publish = (title: string, values: Partial<NewPost> = {}) =>
  addPost(db, { title, status: "published", ...values });

async function rename(id: number, slug: string) {
  const { ifSlugTaken, status, gates, writer, seed, ...text } = makePost();
  const change = { ...text, slug, updatedBy: "ada", now: at("12:00") };
  await db.transaction().execute((trx) => savePost(trx, id, undefined, change));
}

/** Adds one article of each kind that is not public. */
async function addHidden(): Promise<void> {
  await addPost(db, { title: "Draft" });
  const { id: scheduled } = await addPost(db, { title: "Scheduled" });
  await schedulePost(db, scheduled, at("23:00"));
  const { id: unpublished } = await publish("Unpublished");
  await unpublishPost(db, unpublished);
  const { id: deleted } = await publish("Deleted");
  await deletePost(db, deleted, at("12:00"));
}

test("every query of readers holds public articles only", async () => {
  await addHidden();
  const { id, signs, category, targetKeyword } = await publish("Public");
  expect((await listPublicPosts(db, {})).posts).toMatchObject([{ title: "Public" }]);
  expect((await listPublicPosts(db, { page: { page: 1, limit: 9 } })).total).toBe(1);
  expect(await listNewestPosts(db, 9)).toMatchObject([{ title: "Public" }]);
  expect(await readSlugs(100)).toEqual(["public"]);
  expect(await findNeighbors(db, id)).toEqual({ previous: undefined, next: undefined });
  expect(await listRelatedPosts(db, { id, signs, category, targetKeyword }, 9)).toEqual([]);
  expect((await getTotals(db)).articles).toBe(1);
});

describe("a slug leads to", () => {
  test("a public article, and an old slug to the current one", async () => {
    const { id } = await publish("Old");
    await rename(id, "newer");
    await rename(id, "newest");
    expect(await findBySlug(db, "newest")).toMatchObject({ kind: "public", post: { id } });
    for (const slug of ["old", "newer"]) expect(await findBySlug(db, slug)).toEqual({ kind: "moved", slug: "newest" });
  });

  test("the news that the article was deleted, until the deletion is undone", async () => {
    const { id } = await publish("Old");
    await rename(id, "new");
    await deletePost(db, id, at("12:00"));
    for (const slug of ["old", "new"]) expect(await findBySlug(db, slug)).toEqual({ kind: "deleted" });
    await undeletePost(db, id);
    expect(await findBySlug(db, "old")).toEqual({ kind: "moved", slug: "new" });
  });

  test("nothing if it is unknown or its article is not public", async () => {
    await addHidden();
    for (const slug of ["draft", "scheduled", "unpublished", "unknown", "", "PUBLIC", "a'b", "%"]) {
      expect(await findBySlug(db, slug), slug).toBeUndefined();
    }
  });
});

test("lists are in the order of publication, in pages, by category and by sign", async () => {
  await publish("One", { now: at("09:00"), category: "career" });
  await publish("Three", { now: at("11:00"), signs: ["rat", "ox"] });
  await publish("Two", { now: at("10:00"), category: "career", signs: ["ox"] });
  const titles = async (filter: Parameters<typeof listPublicPosts>[1]) =>
    (await listPublicPosts(db, filter)).posts.map(({ title }) => title);
  expect(await titles({})).toEqual(["Three", "Two", "One"]);
  expect(await titles({ page: { page: 2, limit: 2 } })).toEqual(["One"]);
  expect(await titles({ category: "career" })).toEqual(["Two", "One"]);
  expect(await titles({ sign: "ox" })).toEqual(["Three", "Two"]);
  expect(await listPublicPosts(db, {})).toMatchObject({ total: 3, totalPages: 1 });
  expect(await listPublicPosts(db, { category: "zodiac" })).toMatchObject({ total: 0, totalPages: 0 });
  expect((await listNewestPosts(db, 2)).map(({ title }) => title)).toEqual(["Three", "Two"]);
});

test("neighbors follow the order of the list, also within one microsecond", async () => {
  const ids: number[] = [];
  for (const title of ["a", "b", "c", "d"]) ids.push((await publish(title)).id);
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  await sql`update blog_posts set published_at = '2026-11-22T08:00:00.000001Z' where id in (${b}, ${c})`.execute(db);
  await sql`update blog_posts set published_at = '2026-11-22T08:00:00.000002Z' where id = ${a}`.execute(db);
  await sql`update blog_posts set published_at = '2026-11-22T08:00:00Z' where id = ${d}`.execute(db);
  const order = ["d", "b", "c", "a"];
  for (const [index, id] of [d, b, c, a].entries()) {
    const { previous, next } = await findNeighbors(db, id);
    expect([previous?.title, next?.title]).toEqual([order[index - 1], order[index + 1]]);
  }
});

test("related articles share signs, then words of the keyword, then the category", async () => {
  const own = await publish("Own", { signs: ["rat", "ox"], category: "career", targetKeyword: "rat and ox at work" });
  await publish("Category", { category: "career" });
  await publish("Both signs", { signs: ["ox", "rat"] });
  await publish("Sign", { signs: ["rat"] });
  await publish("Word", { targetKeyword: "Best WORK for you" });
  await publish("Common word", { targetKeyword: "cats and dogs at home" });
  await publish("Part of a word", { targetKeyword: "workshop" });
  const related = await listRelatedPosts(db, own, 4);
  expect(related.map(({ title }) => title)).toEqual(["Both signs", "Sign", "Word", "Category"]);
});

test("all addresses are read once, whatever the size of a batch", async () => {
  for (let n = 0; n < 7; n += 1) await publish(`Article ${n}`);
  for (const size of [1, 2, 7, 100]) {
    const slugs = await readSlugs(size);
    expect(slugs).toEqual(["article-0", "article-1", "article-2", "article-3", "article-4", "article-5", "article-6"]);
  }
});

async function readSlugs(batchSize: number): Promise<string[]> {
  const slugs: string[] = [];
  for await (const batch of readPublicAddresses(db, batchSize)) slugs.push(...batch.map(({ slug }) => slug));
  return slugs;
}
