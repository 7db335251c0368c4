import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createDb } from "../platform/client.ts";
import { createTestDb } from "../testing.ts";
import { endGeneration, insertGeneration } from "./generations.ts";
import { getModelBudget, saveModelBudget } from "./model-budget.ts";
import {
  beginModelCall,
  endModelCall,
  listModelCosts,
  listModelCostsOfArticles,
  type NewModelCall,
} from "./model-calls.ts";
import { addPost } from "./testing-posts.ts";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);

const evening = new Date("2026-11-25T23:59:59Z");
const nextDay = new Date("2026-11-26T00:00:00Z");
const saved = { updatedBy: "ada", now: evening };

beforeEach(async () => {
  await db.deleteFrom("blogModelCalls").execute();
  await db.deleteFrom("blogGenerations").execute();
  await db.deleteFrom("blogPosts").execute();
  // A call of `begin` costs at most 3 + 15 dollars.
  await saveModelBudget(db, { inputPrice: 3, outputPrice: 15, dailyLimit: 40 }, saved);
});

const call: NewModelCall = {
  ...{ generationId: null, postId: null, model: "m", mostInputTokens: 1_000_000, mostOutputTokens: 1_000_000 },
  now: evening,
};
const begin = (values: Partial<NewModelCall> = {}, pool = db) => beginModelCall(pool, { ...call, ...values });

async function begun(values: Partial<NewModelCall> = {}): Promise<number> {
  const outcome = await begin(values);
  if (outcome.kind !== "begun") throw new Error(`The call is refused: ${outcome.kind}`);
  return outcome.id;
}

describe("the budget", () => {
  test("has no prices and a limit of five dollars before it is saved", async () => {
    const fresh = await createTestDb();
    expect(await getModelBudget(fresh.db)).toEqual({ inputPrice: null, outputPrice: null, dailyLimit: 5 });
    expect(await begin({}, fresh.db)).toEqual({ kind: "no-prices" });
    await fresh.drop();
  });

  test("keeps prices to the millionth of a dollar", async () => {
    const budget = { inputPrice: 0.075, outputPrice: 0.000_001, dailyLimit: 0.1 };
    await saveModelBudget(db, budget, saved);
    expect(await getModelBudget(db)).toEqual(budget);
  });
});

describe("a call", () => {
  test("is refused when the day's calls could cost more than the limit, and the next day is new", async () => {
    expect(await begin()).toMatchObject({ kind: "begun" });
    expect(await begin()).toMatchObject({ kind: "begun" });
    expect(await begin()).toEqual({ kind: "limit-reached", limit: 40, spent: 36, mostCost: 18 });
    expect(await begin({ now: nextDay })).toMatchObject({ kind: "begun" });
  });

  test("may reach the limit, and not exceed it", async () => {
    await saveModelBudget(db, { inputPrice: 3, outputPrice: 15, dailyLimit: 36 }, saved);
    await begun();
    expect(await begin({ mostOutputTokens: 1_000_001 })).toMatchObject({ kind: "limit-reached" });
    expect(await begin()).toMatchObject({ kind: "begun" });
    expect(await begin({ mostInputTokens: 1, mostOutputTokens: 0 })).toMatchObject({ kind: "limit-reached" });
  });

  test("counts with its tokens once they are known, so others have room", async () => {
    await begun();
    const id = await begun();
    expect(await begin()).toMatchObject({ kind: "limit-reached" });
    await endModelCall(db, id, { input: 1_000, output: 2_000 }, evening);
    expect(await begin()).toMatchObject({ kind: "begun" });
  });

  test("counts with the most that it may have cost if its tokens never are known", async () => {
    await endModelCall(db, await begun(), null, evening);
    await endModelCall(db, await begun(), null, evening);
    expect(await begin()).toMatchObject({ kind: "limit-reached", spent: 36 });
    expect(await listModelCosts(db, { by: "day", limit: 9 })).toEqual([
      { period: "2026-11-25", calls: 2, inputTokens: 0, outputTokens: 0, cost: 36, unknown: 2 },
    ]);
  });

  test("ends once", async () => {
    const id = await begun();
    await endModelCall(db, id, { input: 1, output: 1 }, evening);
    await endModelCall(db, id, { input: 9_000_000, output: 9_000_000 }, nextDay);
    expect(await listModelCosts(db, { by: "day", limit: 9 })).toMatchObject([{ inputTokens: 1, cost: 0.000_018 }]);
  });

  test("keeps the prices that it began with", async () => {
    const id = await begun();
    await saveModelBudget(db, { inputPrice: 300, outputPrice: 1_000, dailyLimit: 40 }, saved);
    await endModelCall(db, id, { input: 1_000_000, output: 0 }, evening);
    expect(await listModelCosts(db, { by: "month", limit: 9 })).toMatchObject([{ period: "2026-11", cost: 3 }]);
  });

  test("of two workers at once never exceeds the limit with the other's", async () => {
    const other = createDb(connectionString, { maxConnections: 5 });
    try {
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, i) => begin({}, i % 2 === 0 ? db : other)));
      expect(outcomes.filter(({ kind }) => kind === "begun")).toHaveLength(2);
      expect(outcomes.filter(({ kind }) => kind === "limit-reached")).toHaveLength(18);
    } finally {
      await other.destroy();
    }
  });
});

test("costs are listed by day, month and article, the latest first", async () => {
  const settings = { businessLocation: "Global", targetWordCount: 900, includeLocalSeo: false, autoPublish: false };
  const generation = (keyword: string) =>
    insertGeneration(db, { trigger: "admin", keyword, settings, seed: "1" }).then((id) => id ?? 0);
  const post = await addPost(db, { title: "Written" });
  const [written, failed] = [await generation("written"), await generation("failed")];
  await endGeneration(db, written, { result: { postId: post.id }, gates: null, endedAt: evening });
  const cost = async (account: Partial<NewModelCall>, output: number) =>
    endModelCall(
      db,
      await begun({ mostInputTokens: 0, mostOutputTokens: 100, ...account }),
      { input: 0, output },
      nextDay,
    );
  await cost({ generationId: failed, now: new Date("2026-10-31T12:00:00Z") }, 10);
  await cost({ generationId: written }, 20);
  await cost({ postId: post.id, now: nextDay }, 30);

  const sums = (calls: number, outputTokens: number) => ({
    ...{ calls, inputTokens: 0, outputTokens, unknown: 0 },
    cost: expect.closeTo((outputTokens * 15) / 1_000_000, 9),
  });
  expect(await listModelCosts(db, { by: "day", limit: 2 })).toEqual([
    { period: "2026-11-26", ...sums(1, 30) },
    { period: "2026-11-25", ...sums(1, 20) },
  ]);
  expect(await listModelCosts(db, { by: "month", limit: 9 })).toEqual([
    { period: "2026-11", ...sums(2, 50) },
    { period: "2026-10", ...sums(1, 10) },
  ]);
  expect(await listModelCostsOfArticles(db, { limit: 9 })).toEqual([
    { postId: post.id, title: "Written", keyword: null, ...sums(2, 50) },
    { postId: null, title: null, keyword: "failed", ...sums(1, 10) },
  ]);
});
