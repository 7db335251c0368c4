import { beginModelCall, endModelCall, insertGeneration, saveModelBudget } from "@zodiac-at-work/db";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);
const admin = await signIn({ uid: "admin", role: "admin" });

beforeEach(async () => {
  for (const table of ["rateLimits", "blogModelCalls", "blogGenerations", "blogPosts"] as const) {
    await db.deleteFrom(table).execute();
  }
  await saveModelBudget(db, budget, { updatedBy: "admin", now: new Date() });
});

const budget = { inputPrice: 3, outputPrice: 15, dailyLimit: 5 };

async function call(method: "GET" | "PUT", path: string, payload?: object) {
  const response = await app.inject({ method, url: `/api/blog/${path}`, headers: admin, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}

describe("the budget of the model", () => {
  test.each([
    [{ inputPrice: 0.25, outputPrice: 1.25, dailyLimit: 0.5 }],
    [{ inputPrice: 0, outputPrice: 0, dailyLimit: 1000 }],
    [{ inputPrice: null, outputPrice: null, dailyLimit: 0 }],
  ])("is saved: %j", async (wanted) => {
    expect(await call("PUT", "model-budget", wanted)).toEqual({ status: 200, body: { budget: wanted } });
    expect((await call("GET", "model-costs")).body.budget).toEqual(wanted);
  });

  test.each([
    [{ inputPrice: -1 }],
    [{ outputPrice: 1001 }],
    [{ outputPrice: null }],
    [{ dailyLimit: -0.01 }],
    [{ dailyLimit: null }],
    [{ dailyLimit: "5" }],
  ])("is refused if it is invalid: %j", async (change) => {
    const { status, body } = await call("PUT", "model-budget", { ...budget, ...change });
    expect([status, body.code]).toEqual([400, "invalid-request"]);
    expect((await call("GET", "model-costs")).body.budget).toEqual(budget);
  });
});

describe("the costs of the model", () => {
  test("are empty before the first call", async () => {
    expect((await call("GET", "model-costs")).body).toEqual({ budget, today: 0, days: [], months: [], articles: [] });
  });

  test("are shown by day, month and article, with today's sum", async () => {
    const now = new Date("2026-11-25T12:00:00Z");
    vi.useFakeTimers({ now, toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const settings = { businessLocation: "Global", targetWordCount: 900, includeLocalSeo: false, autoPublish: false };
    const request = { trigger: "admin", keyword: "rat boss", settings, seed: "1" } as const;
    const generationId = (await insertGeneration(db, request)) ?? null;
    const account = { generationId, postId: null, model: "m", mostInputTokens: 1_000, mostOutputTokens: 100_000, now };
    const [known, unknown] = [await beginModelCall(db, account), await beginModelCall(db, account)];
    if (known.kind !== "begun" || unknown.kind !== "begun") throw new Error("A call was refused.");
    await endModelCall(db, known.id, { input: 1_000, output: 2_000 }, now);
    await endModelCall(db, unknown.id, null, now);

    const { status, body } = await call("GET", "model-costs");
    expect(status).toBe(200);
    const sums = { calls: 2, inputTokens: 1_000, outputTokens: 2_000, cost: 1.536, unknown: 1 };
    const day = "2026-11-25";
    expect(body).toEqual({
      budget,
      today: sums.cost,
      days: [{ day, ...sums }],
      months: [{ month: "2026-11", ...sums }],
      articles: [{ post: null, keyword: "rat boss", ...sums }],
    });
  });
});
