import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { getAccountExport } from "../accounts/account-export.ts";
import { deleteAccount } from "../accounts/delete-account.ts";
import { registerUser } from "../accounts/users.ts";
import { createTestDb } from "../testing.ts";
import { deleteDraft, findDraft, listOtherDrafts, upsertDraft } from "./drafts.ts";
import { findImageData, insertImage, listImages } from "./images.ts";
import { findPost, findPostForEditor } from "./post.ts";
import { findPreview, insertPreview } from "./previews.ts";
import { listRevisions } from "./revisions.ts";
import { savePost } from "./save-post.ts";
import { addPost, makePost } from "./testing-posts.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

beforeEach(async () => {
  for (const table of ["blogPosts", "blogPreviews", "blogImages", "users"] as const)
    await db.deleteFrom(table).execute();
  await registerUser(db, { id: "ada", email: "ada@example.com" });
  await registerUser(db, { id: "ben", email: "ben@example.com" });
});

describe("drafts", () => {
  test("hold the latest typing of each user", async () => {
    const { id: postId } = await addPost(db);
    await upsertDraft(db, { postId, userId: "ada", baseVersion: 1, fields: { title: "A" } });
    await upsertDraft(db, { postId, userId: "ada", baseVersion: 2, fields: { title: "B" } });
    expect(await findDraft(db, postId, "ada")).toMatchObject({ baseVersion: 2, fields: { title: "B" } });
    expect(await findDraft(db, postId, "ben")).toBeUndefined();
    expect(await listOtherDrafts(db, postId, "ben")).toMatchObject([{ email: "ada@example.com" }]);
    expect(await listOtherDrafts(db, postId, "ada")).toEqual([]);
    await deleteDraft(db, postId, "ada");
    expect(await findDraft(db, postId, "ada")).toBeUndefined();
  });

  test("need an article", async () => {
    expect(await upsertDraft(db, { postId: 1, userId: "ada", baseVersion: 1, fields: {} })).toBeUndefined();
  });
});

describe("previews", () => {
  const { title, slug, content, metaDescription, targetKeyword, category, featuredImage } = makePost();
  const text = { title, slug, content, metaDescription, targetKeyword, category, featuredImage };
  const preview = { ...text, words: 1, signs: [], family: null, internalLinks: 0 };

  test("are found by their token alone, and only its hash is stored", async () => {
    const token = await insertPreview(db, preview);
    expect(await findPreview(db, token)).toEqual(preview);
    for (const other of ["", `${token}x`, createHash("sha256").update(token).digest("hex")]) {
      expect(await findPreview(db, other)).toBeUndefined();
    }
    const row = await db.selectFrom("blogPreviews").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("end after an hour, and the next one removes them", async () => {
    const token = await insertPreview(db, preview);
    await sql`update blog_previews set expires_at = expires_at - interval '1 hour'`.execute(db);
    expect(await findPreview(db, token)).toBeUndefined();
    const next = await insertPreview(db, preview);
    expect(await db.selectFrom("blogPreviews").selectAll().execute()).toHaveLength(1);
    expect(await findPreview(db, next)).toEqual(preview);
  });
});

test("a picture is stored once for its hash, and lists leave out its data", async () => {
  const image = {
    hash: "a".repeat(32),
    name: "First",
    width: 2,
    height: 1,
    data: Buffer.from("webp"),
    createdBy: "ada",
  };
  const stored = await insertImage(db, image);
  expect(await insertImage(db, { ...image, name: "Second" })).toEqual(stored);
  expect(await listImages(db, { page: 1, limit: 9 })).toEqual({ images: [stored], total: 1, totalPages: 1 });
  expect(stored).not.toHaveProperty("data");
  expect(await findImageData(db, image.hash)).toEqual(image.data);
  expect(await findImageData(db, "b".repeat(32))).toBeUndefined();
});

test("deleting an account keeps its articles, revisions and pictures under a hash, and drops its drafts", async () => {
  const { id } = await addPost(db, { title: "First", updatedBy: "ada" });
  const { ifSlugTaken, status, gates, writer, seed, ...text } = makePost();
  await db.transaction().execute((trx) => savePost(trx, id, 1, { ...text, updatedBy: "ada", now: new Date() }));
  const image = {
    hash: "a".repeat(32),
    name: "First",
    width: 2,
    height: 1,
    data: Buffer.from("webp"),
    createdBy: "ada",
  };
  await insertImage(db, image);
  await db.insertInto("blogSettings").values({ updatedBy: "ada" }).execute();
  const fields = { title: "Half a ti" };
  const draft = await upsertDraft(db, { postId: id, userId: "ada", baseVersion: 2, fields });
  expect((await getAccountExport(db, "ada")).articleDrafts).toEqual([
    { postId: id, articleTitle: text.title, fields, ...draft },
  ]);
  expect(await findPostForEditor(db, id)).toMatchObject({ updatedBy: "ada@example.com" });

  await deleteAccount(db, "ada", async () => {});
  const hash = createHash("sha256").update("ada").digest("hex");
  expect(await findPost(db, id)).toMatchObject({ updatedBy: hash });
  expect(await findPostForEditor(db, id)).toMatchObject({ updatedBy: null });
  expect(await listRevisions(db, id)).toMatchObject([{ title: "First", savedBy: null }]);
  for (const [table, column] of [
    ["blogRevisions", "savedBy"],
    ["blogImages", "createdBy"],
    ["blogSettings", "updatedBy"],
  ] as const) {
    expect(
      await db
        .selectFrom(table)
        .select(column as never)
        .execute(),
    ).toEqual([{ [column]: hash }]);
  }
  expect((await getAccountExport(db, "ada")).articleDrafts).toEqual([]);
});
