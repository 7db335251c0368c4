import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { seed } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { compileCache } from "@zodiac-at-work/local/compile-cache";
import { afterAll, beforeAll, expect, test } from "vitest";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);
beforeAll(() => seed(db));

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const env = { ...compileCache, NODE_ENV: "development", DATABASE_URL: connectionString };

function worker(...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [main, "article", ...args], { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

const counts = async () => ({
  posts: (await db.selectFrom("blogPosts").select("id").execute()).length,
  generations: (await db.selectFrom("blogGenerations").select("id").execute()).length,
});

test("a dry run prints the article and what the checks measured, the same for the same seed, and saves nothing", async () => {
  const options = ["--keyword", "rat and ox compatibility", "--words", "900", "--seed", "7", "--dry-run", "--json"];
  const [first, second] = [await worker("write", ...options), await worker("write", ...options)];
  expect([first.code, second.out]).toEqual([0, first.out]);
  const article = JSON.parse(first.out);
  expect(article).toMatchObject({
    ...{ title: expect.any(String), slug: expect.stringMatching(/^[a-z0-9-]+$/), passed: true, post: null },
    ...{ targetKeyword: "rat and ox compatibility", signs: ["rat", "ox"], writer: "template-writer" },
  });
  expect(article.words).toBeLessThanOrEqual(900);
  expect(article.gates.map(({ passed }: { passed: boolean }) => passed)).not.toContain(false);
  expect(await counts()).toEqual({ posts: 0, generations: 0 });
}, 60_000);

test("without --dry-run the article is saved as a draft", async () => {
  const { code, out } = await worker(
    ...["write", "--keyword", " Ox  in a team ", "--title", "Oxen in Teams, Explained", "--words", "1200", "--json"],
  );
  const { post, content, title, seed } = JSON.parse(out);
  expect([code, post.status, title]).toEqual([0, "draft", "Oxen in Teams, Explained"]);
  expect(seed).toMatch(/^[\da-f-]{36}$/);
  const [saved] = await db.selectFrom("blogPosts").selectAll().execute();
  expect(Math.abs(Date.now() - Number(saved?.createdAt))).toBeLessThan(60_000);
  expect(saved).toMatchObject({ id: post.id, targetKeyword: "Ox in a team", status: "draft", content });
  const list = JSON.parse((await worker("list", "--status", "draft", "--json")).out);
  expect(list.articles).toMatchObject([{ id: post.id, title, status: "draft" }]);
  expect((await worker("list")).out).toContain(title);
  expect((await worker("keywords")).out).toContain("There are no keywords.");
}, 60_000);

test("a keyword without matter is refused in one line, with the nearest ones that have some", async () => {
  const before = await counts();
  for (const options of [["--dry-run"], []]) {
    const { code, out, err } = await worker("write", "--keyword", "lucky interview colors for rat", ...options);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(
      /^There is no matter for an article on “lucky interview colors for rat”\. .*“rat job interview tips”/,
    );
    expect(err.trim().split("\n")).toHaveLength(1);
  }
  expect((await counts()).posts).toBe(before.posts);
}, 90_000);

test.each([
  [[]],
  [["--keyword", " "]],
  [["--keyword", "a", "--words", "599"]],
  [["--keyword", "a", "--words", "3001"]],
  [["--keyword", "a", "--title", "x".repeat(201)]],
])(
  "wrong usage is refused with exit code 3: %j",
  async (options) => {
    const { code, out, err } = await worker("write", ...options);
    expect([code, out]).toEqual([3, ""]);
    expect(err).toMatch(/^error: /);
  },
  30_000,
);
