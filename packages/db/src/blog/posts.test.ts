import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../platform/client.ts";
import { createTestDb } from "../testing.ts";
import { listCorrections } from "./corrections.ts";
import { insertPost } from "./insert-post.ts";
import { listPosts } from "./list-posts.ts";
import { findPost } from "./post.ts";
import {
  deletePost,
  publishDuePosts,
  publishPost,
  saveGates,
  schedulePost,
  undeletePost,
  unpublishPost,
} from "./post-status.ts";
import { findRevision, listRevisions } from "./revisions.ts";
import { type PostChange, savePost } from "./save-post.ts";
import { SlugTakenError } from "./slugs.ts";
import { addPost, makePost } from "./testing-posts.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

beforeEach(async () => {
  await db.deleteFrom("blogPosts").execute();
  await db.deleteFrom("users").execute();
});

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);

function change(values: Partial<PostChange>): PostChange {
  const { slug, ifSlugTaken, status, gates, writer, seed, ...text } = makePost();
  return { ...text, updatedBy: "ben", now: at("09:00"), ...values };
}

function save(id: number, version: number | undefined, values: Partial<PostChange>, on: Db = db) {
  return on.transaction().execute((trx) => savePost(trx, id, version, change(values)));
}

describe("what readers see of a save", () => {
  test("is when the text changed, unless only links did", async () => {
    const { id, textChangedAt } = await addPost(db);
    expect(textChangedAt).toBeNull();
    await save(id, 1, { changesText: false });
    expect(await findPost(db, id)).toMatchObject({ version: 2, textChangedAt: null });
    await save(id, 2, { now: at("10:00") });
    await save(id, 3, { changesText: false, now: at("11:00") });
    expect(await findPost(db, id)).toMatchObject({ version: 4, textChangedAt: at("10:00") });
  });

  test("includes the corrections, in order, and none of a refused save", async () => {
    const { id } = await addPost(db);
    await save(id, 1, { correction: "It said 1989.", now: at("10:00") });
    expect(await save(id, 1, { correction: "Not saved." })).toMatchObject({ kind: "conflict" });
    await save(id, 2, { correction: "It said Ox.", now: at("11:00") });
    await save(id, 3, { correction: "" });
    expect(await listCorrections(db, id)).toEqual([
      { notedAt: at("10:00"), text: "It said 1989." },
      { notedAt: at("11:00"), text: "It said Ox." },
    ]);
  });
});

describe("a new article", () => {
  test("is a draft of version 1 without a date of publication", async () => {
    const post = await addPost(db, { title: "Dragons at work" });
    expect(post).toMatchObject({ slug: "dragons-at-work", version: 1, status: "draft", publishedAt: null });
  });

  test("of a writer may be published at once", async () => {
    expect(await addPost(db, { status: "published", now: at("07:00") })).toMatchObject({ publishedAt: at("07:00") });
  });

  test("gets the first free number if its slug is taken", async () => {
    const slugs = [];
    for (let n = 0; n < 3; n += 1) slugs.push((await addPost(db, { title: "Dragon" })).slug);
    expect(slugs).toEqual(["dragon", "dragon-2", "dragon-3"]);
  });

  test("with a long slug is numbered within 80 characters", async () => {
    const title = `${"a".repeat(77)}-b`;
    await addPost(db, { title });
    expect((await addPost(db, { title })).slug).toBe(`${"a".repeat(77)}-2`);
  });

  test("is refused if it insists on a slug that is or was another article's", async () => {
    const { id } = await addPost(db, { title: "Old name" });
    await save(id, 1, { slug: "new-name" });
    for (const slug of ["old-name", "new-name"]) {
      await expect(addPost(db, { slug, ifSlugTaken: "refuse" })).rejects.toThrow(SlugTakenError);
    }
  });

  test("gets a slug of its own if several with one title are added at once", async () => {
    const posts = await Promise.all(Array.from({ length: 5 }, () => addPost(db, { title: "Same" })));
    expect(posts.map(({ slug }) => slug).sort()).toEqual(["same", "same-2", "same-3", "same-4", "same-5"]);
  });

  test("is not there if the transaction of its writer fails", async () => {
    const written = db.transaction().execute(async (trx) => {
      await insertPost(trx, makePost());
      throw new Error("killed");
    });
    await expect(written).rejects.toThrow("killed");
    expect((await listPosts(db, {}, { page: 1, limit: 10 })).total).toBe(0);
  });
});

describe("a save", () => {
  test("keeps the text before as a revision with who saved it, and when", async () => {
    await db.insertInto("users").values({ id: "ada", email: "ada@example.com" }).execute();
    const { id } = await addPost(db, { title: "First", now: at("08:00") });
    const outcome = await save(id, 1, { title: "Second", slug: "second" });
    expect(outcome).toMatchObject({ kind: "saved", post: { version: 2, title: "Second", updatedAt: at("09:00") } });
    expect(await listRevisions(db, id)).toEqual([
      { version: 1, title: "First", savedBy: "ada@example.com", savedAt: at("08:00") },
    ]);
    expect(await findRevision(db, id, 1)).toMatchObject({ slug: "first", content: "<p>Content of First.</p>" });
  });

  test("of a version that is no longer current changes nothing and tells who saved, and when", async () => {
    const { id } = await addPost(db);
    await save(id, 1, { title: "Mine", updatedBy: "template-writer" });
    const outcome = await save(id, 1, { title: "Yours" });
    expect(outcome).toEqual({ kind: "conflict", version: 2, savedBy: "template-writer", savedAt: at("09:00") });
    expect(await findPost(db, id)).toMatchObject({ title: "Mine", version: 2 });
    expect(await listRevisions(db, id)).toHaveLength(1);
  });

  test("without a version replaces the current one, which stays as a revision", async () => {
    const { id } = await addPost(db, { title: "One" });
    await save(id, undefined, { title: "Two" });
    await save(id, undefined, { title: "Three" });
    expect((await listRevisions(db, id)).map(({ title }) => title)).toEqual(["Two", "One"]);
  });

  test("of one version wins once, however many are made at once", async () => {
    const { id } = await addPost(db);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => save(id, 1, { title: `Writer ${n}`, updatedBy: `writer ${n}` })),
    );
    const won = outcomes.flatMap((outcome) => (outcome.kind === "saved" ? [outcome.post.title] : []));
    expect(won).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "conflict")).toHaveLength(7);
    expect(await findPost(db, id)).toMatchObject({ version: 2, title: won[0] });
    expect(await listRevisions(db, id)).toHaveLength(1);
  });

  test("keeps the slug unless it names one, and may take an own slug of the past again", async () => {
    const { id } = await addPost(db, { title: "One" });
    const slugs: string[] = [];
    for (const slug of [undefined, "two", "one"]) {
      const outcome = await save(id, undefined, slug === undefined ? {} : { slug });
      if (outcome.kind === "saved") slugs.push(outcome.post.slug);
    }
    expect(slugs).toEqual(["one", "two", "one"]);
  });

  test("that takes another article's slug throws and changes nothing", async () => {
    await addPost(db, { title: "Taken" });
    const { id } = await addPost(db, { title: "Mine" });
    await expect(save(id, 1, { title: "Changed", slug: "taken" })).rejects.toThrow(SlugTakenError);
    expect(await findPost(db, id)).toMatchObject({ title: "Mine", version: 1 });
  });

  test("of an unknown or a deleted article finds nothing", async () => {
    const { id } = await addPost(db);
    await deletePost(db, id, at("09:00"));
    expect(await save(id, 1, {})).toEqual({ kind: "not-found" });
    expect(await save(2_147_483_647, 1, {})).toEqual({ kind: "not-found" });
  });
});

describe("the status", () => {
  test("published keeps the first date of publication", async () => {
    const { id } = await addPost(db);
    expect(await publishPost(db, id, at("09:00"))).toMatchObject({ status: "published", publishedAt: at("09:00") });
    expect(await publishPost(db, id, at("10:00"))).toMatchObject({ publishedAt: at("09:00") });
    expect(await unpublishPost(db, id)).toMatchObject({ status: "draft", publishedAt: at("09:00") });
    expect(await publishPost(db, id, at("11:00"))).toMatchObject({ publishedAt: at("09:00") });
  });

  test("scheduled becomes published when it is due, once, with the date of the schedule", async () => {
    const { id } = await addPost(db);
    await schedulePost(db, id, at("11:00"));
    expect(await schedulePost(db, id, at("10:00"))).toMatchObject({ status: "scheduled", scheduledFor: at("10:00") });
    expect(await publishDuePosts(db, at("09:59"))).toEqual([]);
    const published = await Promise.all([publishDuePosts(db, at("10:01")), publishDuePosts(db, at("10:01"))]);
    expect(published.flat()).toMatchObject([{ id }]);
    expect(await findPost(db, id)).toMatchObject({
      ...{ status: "published", publishedAt: at("10:00"), scheduledFor: null },
    });
  });

  test("of a deleted article can't change, and a deleted article is not published when it is due", async () => {
    const { id } = await addPost(db);
    await schedulePost(db, id, at("10:00"));
    await deletePost(db, id, at("09:00"));
    expect(await publishPost(db, id, at("09:01"))).toBeUndefined();
    expect(await unpublishPost(db, id)).toBeUndefined();
    expect(await schedulePost(db, id, at("12:00"))).toBeUndefined();
    expect(await publishDuePosts(db, at("11:00"))).toEqual([]);
  });

  test("is what it was before once a deletion is undone", async () => {
    for (const prepare of [publishPost, schedulePost]) {
      const { id } = await addPost(db);
      const before = await prepare(db, id, at("10:00"));
      expect(await deletePost(db, id, at("11:00"))).toEqual({ ...before, deletedAt: at("11:00") });
      expect(await deletePost(db, id, at("12:00"))).toMatchObject({ deletedAt: at("11:00") });
      expect(await undeletePost(db, id)).toEqual(before);
      expect(await undeletePost(db, id)).toEqual(before);
    }
  });

  test("of an unknown article is undefined", async () => {
    expect(await publishPost(db, 1, at("09:00"))).toBeUndefined();
    expect(await deletePost(db, 1, at("09:00"))).toBeUndefined();
    expect(await undeletePost(db, 1)).toBeUndefined();
  });
});

describe("the list of the admin area", () => {
  const list = (filter: Parameters<typeof listPosts>[1] = {}) => listPosts(db, filter, { page: 1, limit: 10 });
  const titles = async (filter: Parameters<typeof listPosts>[1]) =>
    (await list(filter)).posts.map(({ title }) => title).sort();

  test("has the latest date first, that of publication or else of creation", async () => {
    await addPost(db, { title: "Draft of 9", now: at("09:00") });
    await addPost(db, { title: "Published at 10", now: at("10:00"), status: "published" });
    const { id } = await addPost(db, { title: "Begun at 8, published at 11", now: at("08:00") });
    await publishPost(db, id, at("11:00"));
    const { posts, total, totalPages } = await listPosts(db, {}, { page: 1, limit: 2 });
    expect(posts.map(({ title }) => title)).toEqual(["Begun at 8, published at 11", "Published at 10"]);
    expect({ total, totalPages }).toEqual({ total: 3, totalPages: 2 });
  });

  test("counts every status among what matches, and deleted articles only as deleted", async () => {
    await addPost(db, { title: "Dragon draft" });
    await addPost(db, { title: "Dragon out", status: "published" });
    await addPost(db, { title: "Rat out", status: "published" });
    const { id } = await addPost(db, { title: "Dragon gone", status: "published" });
    await deletePost(db, id, at("09:00"));
    const counts = { draft: 1, scheduled: 0, published: 1, deleted: 1 };
    expect(await list({ search: "dragon" })).toMatchObject({ total: 2, counts });
    expect(await list({ search: "dragon", status: "published" })).toMatchObject({ total: 1, counts });
    expect(await titles({ status: "deleted" })).toEqual(["Dragon gone"]);
    expect(await titles({})).toEqual(["Dragon draft", "Dragon out", "Rat out"]);
  });

  test("shows articles with a status of the administrators' own", async () => {
    const { id } = await addPost(db, { title: "In review" });
    await db.updateTable("blogPosts").set({ status: "review" }).where("id", "=", id).execute();
    expect(await list()).toMatchObject({ total: 1, posts: [{ status: "review" }], counts: { draft: 0 } });
  });

  test("finds a part of title, slug or keyword in any case, and takes wildcards literally", async () => {
    await addPost(db, { title: "100% Dragon_fire" });
    await addPost(db, { title: "Rats", slug: "all-about-rats", targetKeyword: "Lucky rat\\ox" });
    expect(await titles({ search: "dRAGON" })).toEqual(["100% Dragon_fire"]);
    expect(await titles({ search: "About-R" })).toEqual(["Rats"]);
    expect(await titles({ search: "lucky" })).toEqual(["Rats"]);
    expect(await titles({ search: "%" })).toEqual(["100% Dragon_fire"]);
    expect(await titles({ search: "n_f" })).toEqual(["100% Dragon_fire"]);
    expect(await titles({ search: "a_o" })).toEqual([]);
    expect(await titles({ search: "\\" })).toEqual(["Rats"]);
    expect(await titles({ search: "  " })).toHaveLength(2);
    expect(await titles({ search: "'; drop table blog_posts; --" })).toEqual([]);
  });

  test("narrows to a category", async () => {
    await addPost(db, { title: "Work", category: "career" });
    await addPost(db, { title: "None" });
    expect(await titles({ category: "career" })).toEqual(["Work"]);
  });

  test("reads the content only of articles whose words nobody counted", async () => {
    const { id } = await addPost(db, { title: "Imported", content: "<p>One two</p>" });
    await addPost(db, { title: "Counted" });
    await db.updateTable("blogPosts").set({ words: null }).where("id", "=", id).execute();
    const { posts } = await list();
    expect(posts.map(({ title, uncounted }) => [title, uncounted]).sort()).toEqual([
      ["Counted", null],
      ["Imported", "<p>One two</p>"],
    ]);
    expect(posts.every((post) => !("content" in post))).toBe(true);
  });

  test("counts the checks that failed, and is null before the first check", async () => {
    const { id } = await addPost(db);
    expect((await list()).posts[0]?.gatesFailed).toBeNull();
    const gates = [
      { gate: "facts", passed: false },
      { gate: "title", passed: true },
    ];
    expect(await saveGates(db, { id, version: 1, gates })).toBe(true);
    expect((await list()).posts[0]?.gatesFailed).toBe(1);
    await save(id, 1, {});
    expect(await saveGates(db, { id, version: 1, gates: [] })).toBe(false);
    expect(await findPost(db, id)).toMatchObject({ gates, gatesVersion: 1 });
  });

  test("is empty beyond the last page", async () => {
    await addPost(db);
    expect(await listPosts(db, {}, { page: 9, limit: 10 })).toMatchObject({ posts: [], total: 1, totalPages: 1 });
  });
});
