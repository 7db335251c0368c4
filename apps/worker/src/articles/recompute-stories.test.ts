import { readHtml } from "@zodiac-at-work/articles";
import { deletePost, findPost, listRevisions, type Post, savePost, seed } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { openQueue } from "@zodiac-at-work/tasks";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addLinksToArticles } from "./add-internal-links.ts";
import { recomputeStories } from "./recompute-stories.ts";
import { createTestContext, emptyBlog, requestGeneration } from "./testing-articles.ts";
import { writeArticle } from "./write-article.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
beforeEach(async () => {
  await emptyBlog(db);
  await db.deleteFrom("companies").execute();
  await db.deleteFrom("seedRecords").execute();
  await seed(db);
});

const written = new Date("2026-11-22T09:00:00Z");
const later = new Date("2026-11-24T04:30:00Z");
const context = createTestContext(db, { now: () => written });
const keyword = "companies founded in the year of the dragon";
const recompute = () => recomputeStories({ db, now: () => later });

async function write(wanted = keyword, settings: Parameters<typeof requestGeneration>[2] = {}): Promise<Post> {
  const { postId, problem } = await writeArticle(
    context,
    await requestGeneration(db, wanted, { targetWordCount: 2000, autoPublish: true, ...settings }),
  );
  const post = await findPost(db, postId ?? 0);
  if (!post) throw new Error(`No article for ${wanted}: ${problem}`);
  return post;
}

/** Takes three companies of the Dragon out of the catalog. Their days are known, so its story counted them. */
async function changeCatalog(): Promise<void> {
  const dragons = await db
    .selectFrom("companies")
    .select("id")
    .where("zodiacSign", "=", "dragon")
    .where("foundedDay", "is not", null)
    .orderBy("id")
    .limit(3)
    .execute();
  expect(dragons).toHaveLength(3);
  const ids = dragons.map(({ id }) => id);
  await db.deleteFrom("companies").where("id", "in", ids).execute();
}

const textOf = ({ content }: Post) =>
  readHtml(content)
    .blocks.map(({ text }) => text)
    .join("\n");

describe("a story", () => {
  test("stays as it is, on another day too, while the catalog says the same", async () => {
    const before = await write();
    expect(textOf(before)).toContain("Computed on | Nov 22, 2026");
    expect(await recompute()).toEqual({ compared: 1, updated: 0, refused: 0 });
    expect(await findPost(db, before.id)).toEqual(before);
  });

  test("follows the catalog as a new version that passed all checks, at the same address", async () => {
    const before = await write();
    await changeCatalog();
    expect(await recompute()).toEqual({ compared: 1, updated: 1, refused: 0 });
    const after = await findPost(db, before.id);
    if (!after) throw new Error("The article is gone.");
    expect(after).toMatchObject({
      ...{ slug: before.slug, status: "published", publishedAt: before.publishedAt, version: 2, gatesVersion: 2 },
      ...{
        textChangedAt: later,
        computedAt: later,
        updatedBy: "catalog",
        writer: "template-writer",
        family: "stories",
      },
    });
    expect(after.gates).toEqual((after.gates as { passed: boolean }[]).map((gate) => ({ ...gate, passed: true })));
    expect(textOf(after)).toContain("Computed on | Nov 24, 2026");
    expect(textOf(after)).not.toBe(textOf(before));
    expect(await listRevisions(db, before.id)).toMatchObject([{ version: 1, title: before.title }]);
    expect(await recompute()).toEqual({ compared: 1, updated: 0, refused: 0 });
  });

  test("with the links of the blog still follows it, and links alone are no change", async () => {
    const { id } = await write();
    await write("dragon in a team");
    await addLinksToArticles({ db, now: () => written }, openQueue(db));
    expect(await recompute()).toMatchObject({ updated: 0 });
    await changeCatalog();
    expect(await recompute()).toMatchObject({ compared: 1, updated: 1 });
    expect(await findPost(db, id)).toMatchObject({ updatedBy: "catalog" });
  });

  test("keeps the title that a person gave", async () => {
    const title = "Dragon companies of our catalog";
    const { id, slug } = await write(keyword, { title });
    await changeCatalog();
    expect(await recompute()).toMatchObject({ updated: 1 });
    expect(await findPost(db, id)).toMatchObject({ title, slug });
  });

  test("that a person edited is left alone, before and after", async () => {
    const before = await write();
    const { id, metaDescription, targetKeyword, words } = before;
    const text = { title: before.title, content: `${before.content}<p>Mine.</p>`, metaDescription, targetKeyword };
    const measures = { words: words ?? 0, signs: before.signs, internalLinks: 0, family: before.family };
    await db
      .transaction()
      .execute((trx) => savePost(trx, id, undefined, { ...text, ...measures, updatedBy: "ada", now: written }));
    await changeCatalog();
    expect(await recompute()).toEqual({ compared: 0, updated: 0, refused: 0 });
    await db
      .transaction()
      .execute((trx) =>
        savePost(trx, id, undefined, { ...text, ...measures, updatedBy: "internal links", now: written }),
      );
    expect(await recompute()).toEqual({ compared: 0, updated: 0, refused: 0 });
  });

  test("that is deleted is left alone", async () => {
    const { id } = await write();
    await deletePost(db, id, written);
    expect(await recompute()).toMatchObject({ compared: 0 });
  });

  test("of which the catalog has too little to tell now stays, and is counted as refused", async () => {
    const before = await write();
    await db.deleteFrom("companies").execute();
    expect(await recompute()).toEqual({ compared: 1, updated: 0, refused: 1 });
    expect(await findPost(db, before.id)).toEqual(before);
  });

  test("is saved once if two workers recompute it at once", async () => {
    const { id } = await write();
    await changeCatalog();
    const outcomes = await Promise.all([recompute(), recompute()]);
    expect(outcomes.map(({ updated }) => updated).sort()).toEqual([0, 1]);
    expect(await findPost(db, id)).toMatchObject({ version: 2 });
  });
});

test("articles of the other families are not compared", async () => {
  await write("dragon in a team");
  expect(await recompute()).toEqual({ compared: 0, updated: 0, refused: 0 });
});
