import { overlapOf, phrasesOf, templateWriter, type WriteRequest } from "@zodiac-at-work/articles";
import { deletePost, findGeneration, findPost, listBlogKeywords, seed } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { RetryableError } from "@zodiac-at-work/tasks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ModelError } from "./model-error.ts";
import { addKeywords, changedWriter, createTestContext, emptyBlog, requestGeneration } from "./testing-articles.ts";
import { writeArticle } from "./write-article.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
beforeAll(() => seed(db));
beforeEach(() => emptyBlog(db));

const context = createTestContext(db);
const keyword = "rat and ox compatibility";
const posts = () => db.selectFrom("blogPosts").selectAll().orderBy("id").execute();
const lastUsed = async () => (await listBlogKeywords(db)).map((each) => each.lastUsed);

/** Writes for a keyword, and returns the generation and its article. */
async function write(...[wanted, settings]: [string | null, Parameters<typeof requestGeneration>[2]?]) {
  const id = await requestGeneration(db, wanted, settings);
  const { postId } = await writeArticle(context, id);
  return { generation: await findGeneration(db, id), post: postId === null ? undefined : await findPost(db, postId) };
}

describe("a generation", () => {
  test("saves a draft that passed all checks, with the use of its keyword", async () => {
    await addKeywords(db, "Rat and Ox Compatibility");
    const { generation, post } = await write(keyword);
    expect(generation).toMatchObject({ state: "done", step: "save", problem: null, endedAt: context.now() });
    expect(post).toMatchObject({
      ...{ status: "draft", publishedAt: null, version: 1, gatesVersion: 1, targetKeyword: keyword },
      ...{ category: "career", signs: ["rat", "ox"], writer: "template-writer", updatedBy: "template-writer" },
    });
    expect(post?.words).toBeGreaterThanOrEqual(150);
    expect(post?.words).toBeLessThanOrEqual(1000);
    expect(post?.content).toMatch(/^<p class="short-answer">/);
    const gates = post?.gates as { gate: string; passed: boolean; problem: null }[];
    expect(gates.map(({ passed, problem }) => [passed, problem])).toEqual(gates.map(() => [true, null]));
    expect(generation?.gates).toEqual(gates);
    expect(await lastUsed()).toEqual([context.now()]);
  });

  test("that has ended does nothing when its task runs again", async () => {
    const id = await requestGeneration(db, keyword);
    const outcome = await writeArticle(context, id);
    expect(await writeArticle(context, id)).toEqual(outcome);
    expect(await posts()).toHaveLength(1);
    expect(await writeArticle(context, 2_000_000_000)).toEqual({ postId: null, problem: null });
  });

  test("saves one article if two workers write it at once", async () => {
    const id = await requestGeneration(db, keyword);
    const outcomes = await Promise.all([writeArticle(context, id), writeArticle(context, id)]);
    const [post, ...others] = await posts();
    expect(others).toEqual([]);
    expect(outcomes).toEqual([
      { postId: post?.id, problem: null },
      { postId: post?.id, problem: null },
    ]);
  });

  test("is refused for a sentence that five other articles have with other names", async () => {
    const request = { keyword: "ox in a team", seed: "1", today: "2026-11-25" };
    const { content } = await templateWriter.write({ ...request, knowledge: { companies: [], states: [] } });
    const values = Array.from({ length: 5 }, (_, i) => ({
      ...{ title: `Article ${i}`, slug: `article-${i}` },
      content: `${content}<p>Let the Ox ask for one page from Ben before the meeting on Monday.</p>`,
    }));
    await db.insertInto("blogPosts").values(values).execute();
    const sentence = "Let the Rat ask for one page from Ann before the meeting on Friday.";
    const writer = changedWriter((article) => ({ content: `${article.content}<p>${sentence}</p>` }));
    const id = await requestGeneration(db, keyword);
    await writeArticle({ ...context, writer }, id);
    const generation = await findGeneration(db, id);
    expect(generation).toMatchObject({ state: "failed", postId: null });
    expect(generation?.problem).toContain(`The sentence “${sentence}” stands in 5 other articles`);
  });

  test("publishes if the settings say so, and links to the articles that are public", async () => {
    const { post: first } = await write("rat in a team", { autoPublish: true });
    expect(first).toMatchObject({ status: "published", publishedAt: context.now() });
    const { post: draft } = await write("rat in a conflict at work");
    const { post } = await write(keyword);
    expect(post?.content).toContain(`/blog/${first?.slug}.html`);
    expect(post?.content).not.toContain(`/blog/${draft?.slug}.html`);
    expect(post?.internalLinks).toBe(1);
  });

  test("writes a story from the catalog of the database", async () => {
    const { post } = await write("car brands by founding decade");
    expect(post?.content).toContain("<figure><table>");
    expect(post?.content).toContain("Brands counted");
  });

  test("takes a person's title as it is, and stores what the checks say about it", async () => {
    const title = "A title that is longer than sixty characters and does not name the subject at all";
    const { post } = await write(keyword, { title });
    expect(post).toMatchObject({ title, status: "draft" });
    const gates = post?.gates as { gate: string; passed: boolean }[];
    expect(gates.filter(({ passed }) => !passed).map(({ gate }) => gate)).toContain("title");
  });

  test("picks a keyword, and fails without an unused one", async () => {
    await addKeywords(db, keyword);
    expect((await write(null)).generation).toMatchObject({ state: "done", keyword });
    expect((await write(null)).generation).toMatchObject({
      ...{ state: "failed", keyword: null, postId: null },
      problem: "Every active keyword has an article. Add or activate keywords.",
    });
  });

  test("numbers the slug if an article had it, a deleted one too", async () => {
    const title = "Rat and Ox Compatibility at Work";
    const { post: first } = await write(keyword, { title });
    await deletePost(db, first?.id ?? 0, new Date());
    const { post: second } = await write(keyword, { title });
    expect([first?.slug, second?.slug]).toEqual([
      "rat-and-ox-compatibility-at-work",
      "rat-and-ox-compatibility-at-work-2",
    ]);
  });
});

describe("a failed generation", () => {
  beforeEach(() => addKeywords(db, keyword));

  async function expectNothing(id: number, problem: RegExp | string) {
    expect(await findGeneration(db, id)).toMatchObject({ state: "failed", problem: expect.stringMatching(problem) });
    expect(await posts()).toEqual([]);
    expect(await lastUsed()).toEqual([null]);
    // The keyword is free.
    expect((await write(null)).generation).toMatchObject({ state: "done", keyword });
  }

  test("names the checks that its last text did not pass, and uses no keyword", async () => {
    const writer = changedWriter(() => ({ metaDescription: "Short." }));
    const id = await requestGeneration(db, keyword);
    await writeArticle({ ...context, writer, attempts: 2 }, id);
    await expectNothing(id, /^None of 2 texts for “rat and ox compatibility” passed .* 70 to 160 are allowed\./);
  });

  test("says which keywords have matter if the wanted one has none", async () => {
    const id = await requestGeneration(db, "lucky interview colors for rat");
    await writeArticle(context, id);
    await expectNothing(id, /^There is no matter for .*“rat job interview tips”/);
  });

  test("reports a text that can't be cleaned", async () => {
    const writer = changedWriter(() => ({ content: "<div>".repeat(5_000) }));
    const id = await requestGeneration(db, keyword);
    await writeArticle({ ...context, writer }, id);
    await expectNothing(id, /\.$/);
  });

  test("reports why a model wrote nothing, and no other writer takes over", async () => {
    const problem = "The provider refused the key (401). Check ARTICLE_MODEL_KEY.";
    const writer = { name: "model-writer", write: () => Promise.reject(new ModelError("unauthorized", problem)) };
    const id = await requestGeneration(db, keyword);
    expect(await writeArticle(createTestContext(db, { writer, attempts: 2 }), id)).toEqual({ postId: null, problem });
    expect(await posts()).toEqual([]);
    expect(await lastUsed()).toEqual([null]);
  });

  test("reports an error of the program, and the task fails with it", async () => {
    const writer = { name: "broken", write: () => Promise.reject(new TypeError("x is undefined")) };
    const id = await requestGeneration(db, keyword);
    await expect(writeArticle({ ...context, writer }, id)).rejects.toThrow(TypeError);
    await expectNothing(id, "The article could not be written: x is undefined");
  });

  test("is not what an error leaves that another attempt may mend", async () => {
    const writer = { name: "busy", write: () => Promise.reject(new RetryableError("Busy.")) };
    const id = await requestGeneration(db, null);
    await expect(writeArticle({ ...context, writer }, id)).rejects.toThrow("Busy.");
    expect(await findGeneration(db, id)).toMatchObject({ state: "running", keyword, step: "text" });
    const aborted = writeArticle(context, id, { signal: AbortSignal.abort(new Error("stopping")) });
    await expect(aborted).rejects.toThrow();
    await writeArticle(context, id);
    expect(await findGeneration(db, id)).toMatchObject({ state: "done", keyword });
  });
});

test("hostile HTML of a writer is cleaned before it is measured and saved", async () => {
  const hostile =
    '<p onclick="x()">A <a href="javascript:x()">rat</a>.</p><script>x()</script><iframe src="/"></iframe>';
  const writer = changedWriter(({ content }) => ({ content: content + hostile }));
  const id = await requestGeneration(db, keyword);
  await writeArticle({ ...context, writer }, id);
  const [post] = await posts();
  expect(post?.content).toContain("<p>A rat.</p>");
  expect(post?.content).not.toMatch(/<script|<iframe|onclick|javascript:/);
});

test("a text that is too close to an existing article is written again with another seed", async () => {
  const { post: first } = await write(keyword);
  const id = await requestGeneration(db, "rat and tiger at work");
  const copied: string[] = [];
  const writer = changedWriter((_, seed) => {
    if (seed !== "1") return {};
    copied.push(seed);
    return {
      content: `${first?.content}<h2>Rat and tiger at work</h2><p>Rat and Tiger at work.</p>`,
    };
  });
  await writeArticle({ ...context, writer, attempts: 2 }, id);
  expect(copied).toEqual(["1"]);
  expect(await findGeneration(db, id)).toMatchObject({ state: "done" });
  expect((await posts())[1]?.seed).not.toBe("1");
});

test("two workers that write the same text at once save it once", async () => {
  const writer = {
    name: "twins",
    async write(request: WriteRequest) {
      if (request.seed !== "1") return templateWriter.write({ ...request, keyword: "tiger and rabbit at work" });
      return { ...(await templateWriter.write({ ...request, keyword })), targetKeyword: request.keyword };
    },
  };
  const ids = [await requestGeneration(db, keyword), await requestGeneration(db, "ox and rat at work")];
  await Promise.all(ids.map((id) => writeArticle({ ...context, writer, attempts: 2 }, id)));
  const [a, b] = await posts();
  expect([a?.seed, b?.seed].filter((seed) => seed === "1")).toEqual(["1"]);
  expect(overlapOf(phrasesOf(a?.content ?? ""), phrasesOf(b?.content ?? ""))).toBeLessThanOrEqual(0.12);
});
