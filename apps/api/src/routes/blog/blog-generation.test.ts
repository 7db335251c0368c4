import { keywords as defaultKeywords } from "@zodiac-at-work/articles";
import type { BlogGeneration } from "@zodiac-at-work/db";
import { endGeneration, listUnendedGenerations } from "@zodiac-at-work/db";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildApp } from "../../app.ts";
import { createCaches } from "../../cache/caches.ts";
import { buildTestApp } from "../../testing.ts";
import { pretendWorker } from "../jobs/testing-openings.ts";

const { app, db, dependencies, signIn, close } = await buildTestApp();
/** An app whose calls wait no longer than a moment. */
const hasty = await buildApp({ ...dependencies, caches: createCaches(), generationWaitMs: 50 });
afterAll(async () => {
  await hasty.close();
  await close();
});
const admin = await signIn({ uid: "admin", role: "admin" });

beforeEach(async () => {
  for (const table of ["rateLimits", "blogGenerations", "blogPosts", "blogKeywords", "blogSettings"] as const) {
    await db.deleteFrom(table).execute();
  }
  await sql`delete from pgboss.job`.execute(db);
  await pretendWorker(db, true);
});

async function call(method: "GET" | "POST" | "PUT", path: string, payload?: object, by = hasty) {
  const response = await by.inject({ method, url: `/api/blog/${path}`, headers: admin, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}

const settings = {
  businessLocation: "Austin, Texas",
  targetWordCount: 1200,
  includeLocalSEO: true,
  autoPublish: true,
  generationFrequency: "daily",
  isActive: true,
};

async function addKeywords(...keywords: string[]) {
  await db
    .insertInto("blogKeywords")
    .values(keywords.map((keyword) => ({ keyword })))
    .execute();
}

async function insertPost(fields: { slug: string; targetKeyword?: string; status?: string }) {
  return db
    .insertInto("blogPosts")
    .values({ title: `About ${fields.slug}`, content: "", ...fields })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Waits until a generation is requested, and ends it as a worker would. */
async function work(result: (generation: number) => Promise<{ postId: number } | { problem: string }>): Promise<void> {
  const id = await vi.waitFor(
    async () => {
      const [first] = await listUnendedGenerations(db);
      if (first === undefined) throw new Error("no generation waits");
      return first.id;
    },
    { timeout: 20_000, interval: 20 },
  );
  const gates = [{ gate: "title", passed: true, measured: { characters: 20 }, problem: null }];
  await endGeneration(db, id, { result: await result(id), gates, endedAt: new Date() });
}

describe("initializing the system", () => {
  test("loads the default keywords and settings, and a second call changes nothing", async () => {
    const first = await call("POST", "initialize");
    const added = defaultKeywords.length;
    expect(added).toBeGreaterThanOrEqual(120);
    expect(first).toEqual({
      status: 200,
      body: { message: `Added ${added} keywords to the list.`, added, total: added },
    });
    const before = await Promise.all([call("GET", "keywords"), call("GET", "overview"), call("GET", "settings")]);
    expect(await call("POST", "initialize")).toEqual({
      status: 200,
      body: { message: "Nothing to add: the list has all default keywords.", added: 0, total: added },
    });
    expect(await Promise.all([call("GET", "keywords"), call("GET", "overview"), call("GET", "settings")])).toEqual(
      before,
    );
    expect(before[1]?.body).toMatchObject({
      keywords: { total: added, active: added, unused: added },
      initializedAt: expect.any(String),
      articles: { total: 0, draft: 0, scheduled: 0, published: 0 },
      hasWorker: true,
    });
  });

  test("keeps the keywords and settings that are there", async () => {
    await addKeywords("Rat And Ox Compatibility", "mine");
    await call("PUT", "settings", settings);
    const { body } = await call("POST", "initialize");
    expect(body).toMatchObject({ added: defaultKeywords.length - 1, total: defaultKeywords.length + 1 });
    expect((await call("GET", "settings")).body.settings).toEqual(settings);
  });
});

describe("the settings", () => {
  test("are the defaults until they are saved", async () => {
    expect((await call("GET", "settings")).body.settings).toEqual({
      ...{ businessLocation: "Global", targetWordCount: 2000, includeLocalSEO: false, autoPublish: false },
      ...{ generationFrequency: "weekly", isActive: true },
    });
    expect((await call("GET", "overview")).body).toMatchObject({ initializedAt: null, nextGenerationAt: null });
    expect((await call("PUT", "settings", settings)).body.settings).toEqual(settings);
    expect((await call("GET", "settings")).body.settings).toEqual(settings);
    const { nextGenerationAt } = (await call("GET", "overview")).body;
    expect(Date.parse(nextGenerationAt)).toBeGreaterThan(Date.now());
    await call("PUT", "settings", { ...settings, isActive: false });
    expect((await call("GET", "overview")).body.nextGenerationAt).toBeNull();
  });

  test.each([
    [{ targetWordCount: 599 }],
    [{ targetWordCount: 3001 }],
    [{ targetWordCount: 1000.5 }],
    [{ generationFrequency: "hourly" }],
    [{ businessLocation: "" }],
    [{ businessLocation: "\u0000" }],
    [{ businessLocation: "\udc00" }],
    [{ autoPublish: "no" }],
    [{ isActive: undefined }],
  ])("are refused if they are invalid: %j", async (change) => {
    const { status, body } = await call("PUT", "settings", { ...settings, ...change });
    expect([status, body.code]).toEqual([400, "invalid-request"]);
    expect(await db.selectFrom("blogSettings").selectAll().execute()).toEqual([]);
  });
});

describe("a generated article", () => {
  test("is reported when it is saved", async () => {
    const working = work(async () => ({ postId: (await insertPost({ slug: "rat-boss" })).id }));
    const { status, body } = await call("POST", "generate", { keyword: " Rat  boss ", title: " My title " }, app);
    await working;
    expect([status, body]).toMatchObject([
      200,
      {
        message: "Wrote “About rat-boss” and saved it as a draft.",
        keyword: "Rat boss",
        generation: {
          ...{ trigger: "admin", title: "My title", state: "done", problem: null, hasWorker: true },
          // A worker of an older release lists no findings.
          gates: [{ gate: "title", passed: true, measured: { characters: 20 }, problem: null, findings: [] }],
          post: { title: "About rat-boss", slug: "rat-boss", status: "draft" },
        },
      },
    ]);
    const { generation } = body;
    expect((await call("GET", `generations/${generation.id}`)).body).toEqual({ generation });
    expect((await call("GET", "generations?limit=5")).body).toEqual({ generations: [generation] });
  });

  test("that fails is reported with its problem", async () => {
    const working = work(async () => ({ problem: "The text has 500 words; 2000 were asked for." }));
    const { status, body } = await call("POST", "generate", { keyword: "x" }, app);
    await working;
    expect([status, body.message, body.generation.state]).toEqual([
      200,
      "The text has 500 words; 2000 were asked for.",
      "failed",
    ]);
  });

  test("goes on after the response if it takes longer, and is not requested twice for a keyword", async () => {
    const { status, body } = await call("POST", "generate", {
      keyword: "Rat boss",
      settings: { targetWordCount: 900, includeLocalSEO: true },
    });
    expect([status, body.message, body.generation.state]).toEqual([
      202,
      "The article for “Rat boss” is about to be written.",
      "queued",
    ]);
    const [row] = await db.selectFrom("blogGenerations").selectAll().execute();
    expect(row).toMatchObject({
      ...{ requestedBy: "admin", title: null },
      settings: { businessLocation: "Global", targetWordCount: 900, includeLocalSeo: true, autoPublish: false },
    } satisfies Partial<BlogGeneration>);
    expect(await call("POST", "generate", { keyword: "RAT BOSS" })).toEqual({
      status: 409,
      body: { error: "An article for “RAT BOSS” is being written already.", code: "already-generating" },
    });
    const { rows } = await sql`select data from pgboss.job`.execute(db);
    expect(rows).toEqual([{ data: { generationId: row?.id } }]);
  });

  test("waits for a worker without keeping the caller", async () => {
    await pretendWorker(db, false);
    const { status, body } = await call("POST", "generate", { keyword: "Rat boss" }, app);
    expect([status, body.message]).toEqual([
      202,
      "The article for “Rat boss” waits for the background worker, which is not running.",
    ]);
  });

  test.each([
    [{}],
    [{ keyword: "" }],
    [{ keyword: " " }],
    [{ keyword: "a\u0000" }],
    [{ keyword: "a", title: "x".repeat(201) }],
    [{ keyword: "a", settings: { targetWordCount: 10 } }],
    [{ keyword: "a", settings: { includeLocalSEO: 1 } }],
  ])("is refused if the request is invalid: %j", async (payload) => {
    expect(await call("POST", "generate", payload)).toMatchObject({ status: 400, body: { code: "invalid-request" } });
    expect(await listUnendedGenerations(db)).toEqual([]);
  });

  test("does not exist under an unknown id", async () => {
    expect((await call("GET", "generations/77")).status).toBe(404);
    expect((await call("GET", "generations/0")).status).toBe(400);
  });
});

describe("a random article", () => {
  test("is for the active keyword that was used least recently and has no article", async () => {
    await addKeywords("old", "older", "off", "served", "busy");
    const used = (keyword: string, day: number) =>
      db
        .updateTable("blogKeywords")
        .set({ lastUsed: new Date(2026, 0, day) })
        .where("keyword", "=", keyword)
        .execute();
    await used("old", 20);
    await used("older", 10);
    await db.updateTable("blogKeywords").set({ isActive: false }).where("keyword", "=", "off").execute();
    await insertPost({ slug: "served", targetKeyword: "Served" });
    await call("POST", "generate", { keyword: "Busy" });
    const picked = [await call("POST", "generate-random"), await call("POST", "generate-random")];
    expect(picked.map(({ status, body }) => [status, body.keyword])).toEqual([
      [202, "older"],
      [202, "old"],
    ]);
    const refused = await call("POST", "generate-random");
    expect(refused).toMatchObject({ status: 409, body: { code: "no-keyword" } });
    expect(refused.body.error).toContain("Every active keyword has an article.");
  });

  test("leads to the initialization while there are no keywords", async () => {
    const { status, body } = await call("POST", "generate-random");
    expect([status, body.code]).toEqual([409, "no-keyword"]);
    expect(body.error).toContain("Initialize the system to load the default ones, then generate again.");
  });

  test("is never for the keyword of another, however many are requested at once", async () => {
    await addKeywords("a", "b", "c", "d", "e");
    const all = await Promise.all(Array.from({ length: 8 }, () => call("POST", "generate-random")));
    expect(all.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 409, 409, 409]);
    const keywords = all.flatMap(({ body }) => body.keyword ?? []);
    expect(keywords.sort()).toEqual(["a", "b", "c", "d", "e"]);
    const seeds = await db.selectFrom("blogGenerations").select("seed").execute();
    expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(5);
  });

  test("tries a keyword that failed after those that did not", async () => {
    await addKeywords("a", "b");
    const first = (await call("POST", "generate-random")).body;
    await endGeneration(db, first.generation.id, { result: { problem: "No." }, gates: null, endedAt: new Date() });
    const second = (await call("POST", "generate-random")).body;
    await endGeneration(db, second.generation.id, { result: { problem: "No." }, gates: null, endedAt: new Date() });
    expect(second.keyword).not.toBe(first.keyword);
    expect((await call("POST", "generate-random")).body.keyword).toBe(first.keyword);
  });
});

describe("adding internal links", () => {
  test("goes on in the background if it takes longer", async () => {
    const added = await call("POST", "add-internal-links");
    expect(added).toEqual({
      status: 202,
      body: { message: "Links are being added between the articles. This goes on in the background." },
    });
    expect(await call("POST", "add-internal-links")).toEqual(added);
    expect((await sql`select from pgboss.job`.execute(db)).rows).toHaveLength(1);
    await pretendWorker(db, false);
    expect(await call("POST", "add-internal-links", undefined, app)).toMatchObject({ status: 202 });
  });

  test("reports what the worker did", async () => {
    const outcome = { links: 12, articles: 7, message: "Added 12 links to 7 articles." };
    const working = vi.waitFor(async () => {
      const { numAffectedRows } = await sql`
        update pgboss.job set state = 'completed', output = ${JSON.stringify(outcome)}`.execute(db);
      expect(numAffectedRows).toBe(1n);
    });
    const { status, body } = await call("POST", "add-internal-links", undefined, app);
    await working;
    expect([status, body]).toEqual([200, { message: "Added 12 links to 7 articles." }]);
  });
});
