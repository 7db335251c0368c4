import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { keywords, sampleKeywords } from "@zodiac-at-work/articles";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { compileCache } from "@zodiac-at-work/local/compile-cache";
import { afterAll, beforeEach, expect, test } from "vitest";
import { emptyBlog } from "../articles/testing-articles.ts";
import { addSource } from "../openings/testing-boards.ts";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const laptop = { NODE_ENV: "development", DATABASE_URL: connectionString, JOB_SOURCES: "http://127.0.0.1:1" };
const aModel = {
  ARTICLE_MODEL_PROVIDER: "anthropic",
  ARTICLE_MODEL_NAME: "a-model",
  ARTICLE_MODEL_KEY: "a-key",
};

function samples(environment: Record<string, string> = laptop) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const env = { ...compileCache, ...environment };
    const child = execFile(process.execPath, [main, "samples"], { env }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
}

async function counts() {
  const of = (table: "runs" | "runSources" | "blogGenerations" | "blogKeywords") =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as("rows"))
      .executeTakeFirstOrThrow();
  const [runs, checks, generations, allKeywords] = await Promise.all([
    ...[of("runs"), of("runSources"), of("blogGenerations"), of("blogKeywords")],
  ]);
  const numbers = { runs, checks, generations, keywords: allKeywords };
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value?.rows)]));
}

beforeEach(async () => {
  await emptyBlog(db);
  await db.deleteFrom("runs").execute();
  await db.deleteFrom("jobSources").execute();
});

test("an empty product gets one run over its boards and its articles, once", async () => {
  await addSource(db, { kind: "greenhouse", address: "one" });
  await addSource(db, { kind: "lever", address: "two" });
  const filled = { runs: 1, checks: 2, generations: 12, keywords: keywords.length };
  expect(await samples()).toMatchObject({ code: 0, out: "Requested samples: openings and articles.\n" });
  expect(await counts()).toEqual(filled);
  expect(await samples()).toMatchObject({ code: 0, out: "The product is not empty.\n" });
  expect(await counts()).toEqual(filled);
  const generations = await db.selectFrom("blogGenerations").select(["trigger", "settings"]).execute();
  for (const generation of generations) {
    expect(generation).toMatchObject({ trigger: "sample", settings: { autoPublish: true } });
  }
}, 60_000);

test("a blog with a keyword of its own stays as it is", async () => {
  await db.insertInto("blogKeywords").values({ keyword: "mine" }).execute();
  expect(await samples()).toMatchObject({ code: 0, out: "Requested samples: openings.\n" });
  expect(await counts()).toMatchObject({ generations: 0, keywords: 1 });
}, 30_000);

test("no real board is asked, and no model is paid", async () => {
  const live = { JOB_SOURCES: "live", SCRAPE_CONTACT: "jobs@example.com" };
  await samples({ ...laptop, ...live, ...aModel });
  expect(await counts()).toEqual({ runs: 0, checks: 0, generations: 0, keywords: 0 });
}, 30_000);

test("production refuses samples", async () => {
  const { code, err } = await samples({
    ...{ NODE_ENV: "production", DATABASE_URL: connectionString },
    ...{ STRIPE_SECRET_KEY: "sk_live_key", STRIPE_PUBLISHABLE_KEY: "pk_live_key" },
    ...{ STRIPE_WEBHOOK_SECRET: "whsec_secret", STRIPE_PAYMENT_LINK: "https://buy.stripe.com/abc" },
  });
  expect(code).toBe(2);
  expect(err).toContain("These are the settings of production");
  expect(await counts()).toEqual({ runs: 0, checks: 0, generations: 0, keywords: 0 });
}, 30_000);

test("the articles are about keywords that the blog begins with, each once", () => {
  const known = new Set(keywords.map(({ keyword }) => keyword));
  expect(sampleKeywords.filter((keyword) => !known.has(keyword))).toEqual([]);
  expect(new Set(sampleKeywords).size).toBe(12);
});
