import { type Article, templateWriter, writeFromTemplates } from "@zodiac-at-work/articles";
import {
  createDb,
  findGeneration,
  listModelCosts,
  listModelCostsOfArticles,
  readKnowledge,
  saveModelBudget,
  seed,
} from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { databaseMeter } from "./model-meter.ts";
import { modelWriter } from "./model-writer.ts";
import { createTestContext, emptyBlog, requestGeneration } from "./testing-articles.ts";
import { eventsOf, type ModelServer, startModelServer } from "./testing-model-server.ts";
import { writeArticle } from "./write-article.ts";

const { db, connectionString, drop } = await createTestDb();
let server: ModelServer;
let now = new Date("2026-11-25T12:00:00Z");

beforeAll(async () => {
  await seed(db);
  server = await startModelServer("openai-compatible");
});
afterAll(async () => {
  await server.close();
  await drop();
});
beforeEach(async () => {
  await emptyBlog(db);
  now = new Date("2026-11-25T12:00:00Z");
  server.requests.length = 0;
  // A call may write 8,000 tokens, so it costs at most 8 cents and what it reads.
  await saveBudget(1);
});

const saveBudget = (dailyLimit: number) =>
  saveModelBudget(db, { inputPrice: 0, outputPrice: 10, dailyLimit }, { updatedBy: "ada", now });

const context = (pool = db) =>
  createTestContext(pool, {
    ...{
      writer: modelWriter(
        server.settings,
        databaseMeter(pool, () => now),
      ),
      attempts: 3,
      now: () => now,
    },
  });

async function answerFor(keyword: string): Promise<{ good: string; bad: string }> {
  const knowledge = await readKnowledge(db);
  const answer = ({ title, metaDescription, content }: Article) =>
    JSON.stringify({ title, description: metaDescription, content });
  const article = writeFromTemplates({ keyword, seed: "1", today: "2026-11-25", knowledge });
  return { good: answer(article), bad: "This is no article." };
}

const steps = (text: string) => ({ steps: eventsOf["openai-compatible"](text, "stop") });

test("a bad answer is one failed try, and the article costs both calls", async () => {
  const { good, bad } = await answerFor("rat in a team");
  server.replies = [steps(bad), steps(good)];
  const { postId, problem } = await writeArticle(context(), await requestGeneration(db, "rat in a team"));
  expect(problem).toBeNull();
  expect(server.requests).toHaveLength(2);
  expect(server.requests[1]?.body).toContain("The model's answer is not JSON.");
  const costs = { calls: 2, inputTokens: 20, outputTokens: 40, cost: 0.0004, unknown: 0 };
  expect(await listModelCostsOfArticles(db, { limit: 5 })).toEqual([
    { postId, title: JSON.parse(good).title, keyword: null, ...costs },
  ]);
  expect(await listModelCosts(db, { by: "day", limit: 5 })).toEqual([{ period: "2026-11-25", ...costs }]);
});

test("three bad answers end the generation with the reason of the last", async () => {
  const { bad } = await answerFor("rat in a team");
  server.replies = [steps(bad)];
  const { postId, problem } = await writeArticle(context(), await requestGeneration(db, "rat in a team"));
  expect(postId).toBeNull();
  expect(problem).toMatch(/^The model's answer is not JSON\./);
  expect(server.requests).toHaveLength(3);
});

test("without prices no call is made, and the generation says what to do", async () => {
  await saveModelBudget(db, { inputPrice: null, outputPrice: null, dailyLimit: 5 }, { updatedBy: "ada", now });
  const { problem } = await writeArticle(context(), await requestGeneration(db, "rat in a team"));
  expect(problem).toMatch(/^The model was not asked, because its prices are not known\. Enter them/);
  expect(server.requests).toEqual([]);
});

test("at the limit no call is made, and the next day goes on", async () => {
  const { good } = await answerFor("rat in a team");
  server.replies = [steps(good)];
  await saveBudget(0.05);
  const refused = await writeArticle(context(), await requestGeneration(db, "rat in a team"));
  expect(refused.problem).toBe(
    "The model was not asked, because it could exceed the limit of the day: $0.00 of $0.05 are spent or reserved, and the next call may cost up to $0.08. Writing goes on after midnight UTC. An administrator can raise the limit under “Model costs”.",
  );
  expect(server.requests).toEqual([]);

  await saveBudget(0.08);
  expect((await writeArticle(context(), await requestGeneration(db, "rat in a team"))).problem).toBeNull();
  // 20 tokens are spent, so another call no longer fits.
  const again = await requestGeneration(db, "ox in a team");
  expect((await writeArticle(context(), again)).problem).toContain("$0.0002 of $0.08 are spent");
  now = new Date("2026-11-26T00:00:00Z");
  server.replies = [steps((await answerFor("ox in a team")).good)];
  expect((await writeArticle(context(), await requestGeneration(db, "ox in a team"))).problem).toBeNull();
});

test("two workers at once stay below the limit together", async () => {
  await saveBudget(0.2);
  const other = createDb(connectionString, { maxConnections: 3 });
  // No answer ends before all workers have asked.
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  const slow = (pool: typeof db) => {
    const meter = databaseMeter(pool, () => now);
    return createTestContext(pool, {
      writer: {
        name: "slow",
        write: async (request) => {
          const end = await meter.begin({
            account: request.account,
            model: "m",
            mostInputTokens: 0,
            mostOutputTokens: 8_000,
          });
          await allAsked;
          await end({ input: 0, output: 8_000 });
          return templateWriter.write(request);
        },
      },
      now: () => now,
    });
  };
  try {
    const keywords = ["rat in a team", "ox in a team", "tiger in a team", "snake in a team", "pig in a team"];
    const ids = await Promise.all(keywords.map((keyword) => requestGeneration(db, keyword)));
    const writing = ids.map((id, i) => writeArticle(slow(i % 2 === 0 ? db : other), id));
    // Three do not fit, and end before the others are answered.
    await Promise.race([Promise.all(writing), waitForRefusals(ids, 3)]);
    resolve();
    const outcomes = await Promise.all(writing);
    expect(outcomes.filter(({ problem }) => problem?.includes("could exceed the limit of the day"))).toHaveLength(3);
    expect(outcomes.filter(({ postId }) => postId !== null)).toHaveLength(2);
    expect(await listModelCosts(db, { by: "day", limit: 5 })).toMatchObject([{ calls: 2, cost: 0.16 }]);
  } finally {
    await other.destroy();
  }
});

async function waitForRefusals(ids: readonly number[], count: number): Promise<void> {
  for (;;) {
    const generations = await Promise.all(ids.map((id) => findGeneration(db, id)));
    if (generations.filter((each) => each?.state === "failed").length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
