import { afterAll, beforeEach, expect, test } from "vitest";
import { endGeneration, insertGeneration } from "../blog/generations.ts";
import { defaultBlogSettings } from "../blog/settings.ts";
import { createTestDb } from "../testing.ts";
import { getWorkFigures } from "./work-figures.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
beforeEach(() => db.deleteFrom("blogGenerations").execute());

async function endArticle(keyword: string, gates: readonly object[] | null, endedAt = new Date()): Promise<void> {
  const { businessLocation, includeLocalSeo, autoPublish, targetWordCount } = defaultBlogSettings;
  const id = await insertGeneration(db, {
    ...{ trigger: "admin", requestedBy: "ada", keyword, title: null, seed: "1" },
    settings: { businessLocation, includeLocalSeo, autoPublish, targetWordCount },
  });
  if (id === undefined) throw new Error(`A generation for ${keyword} is under way.`);
  await endGeneration(db, id, { result: { problem: "It did not pass." }, gates, endedAt });
}

test("an empty database has no figures", async () => {
  expect(await getWorkFigures(db)).toEqual({ checks: [], generations: [], gates: [], payments: [] });
});

test("texts of the last day are counted by the check and whether it accepted them", async () => {
  const facts = { gate: "facts", passed: true };
  await endArticle("first", [facts, { gate: "readingEase", passed: false }]);
  await endArticle("second", [facts, { gate: "readingEase", passed: true }]);
  await endArticle("of a writer without a text", null);
  await endArticle("old", [facts], new Date(Date.now() - 25 * 60 * 60_000));
  const { gates, generations } = await getWorkFigures(db);
  expect(gates).toHaveLength(3);
  expect(gates).toEqual(
    expect.arrayContaining([
      { gate: "facts", result: "accepted", count: 2 },
      { gate: "readingEase", result: "accepted", count: 1 },
      { gate: "readingEase", result: "refused", count: 1 },
    ]),
  );
  expect(generations).toEqual([{ state: "failed", count: 4 }]);
});
