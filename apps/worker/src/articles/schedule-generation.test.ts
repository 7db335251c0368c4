import type { GenerationFrequency } from "@zodiac-at-work/catalog";
import { defaultBlogSettings, saveBlogSettings } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { openQueue } from "@zodiac-at-work/tasks";
import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { scheduleGeneration } from "./schedule-generation.ts";
import { emptyBlog } from "./testing-articles.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
beforeEach(() => emptyBlog(db));

const queue = openQueue(db);
const minute = 60_000;
const day = 24 * 60 * minute;
const anchor = new Date("2026-01-31T07:23:45.678Z");

const tick = (now: Date) => scheduleGeneration({ db, now: () => now }, queue);
const save = (settings: Partial<typeof defaultBlogSettings>, now = anchor) =>
  saveBlogSettings(db, { ...defaultBlogSettings, ...settings }, { updatedBy: "ada", now });

async function slots(): Promise<string[]> {
  const rows = await db.selectFrom("blogGenerations").select(["slot", "trigger", "keyword"]).orderBy("slot").execute();
  for (const row of rows) expect(row).toMatchObject({ trigger: "schedule", keyword: null });
  return rows.flatMap(({ slot }) => slot?.toISOString() ?? []);
}

/** The slots of a year, by the calendar. */
function slotsOf(frequency: GenerationFrequency): Date[] {
  if (frequency === "monthly") {
    const lastDays = [28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31];
    return lastDays.map((last, i) => new Date(Date.UTC(2026, i + 1, Math.min(31, last), 7, 23, 45, 678)));
  }
  const days = { daily: 1, weekly: 7, biweekly: 14 }[frequency];
  return Array.from({ length: Math.floor(365 / days) }, (_, i) => new Date(anchor.getTime() + (i + 1) * days * day));
}

test.each(["daily", "weekly", "biweekly", "monthly"] as const)(
  "three workers request one article for each %s slot of a year, and after a downtime only that of the latest",
  async (frequency) => {
    const downtime = fc.record({ start: fc.nat({ max: 365 }), days: fc.nat({ max: 40 }) });
    const times = fc.array(fc.nat({ max: 4 * 60 - 1 }), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(downtime, { maxLength: 4 }), times, async (downtimes, offsets) => {
        await emptyBlog(db);
        await save({ generationFrequency: frequency });
        const expected = new Set<string>();
        for (let at = anchor.getTime(); at < anchor.getTime() + 365 * day; at += day / 2) {
          const passed = (at - anchor.getTime()) / day;
          if (downtimes.some(({ start, days }) => passed >= start && passed < start + days)) continue;
          const moments = offsets.map((offset) => new Date(at + offset * minute));
          await Promise.all(moments.map(tick));
          for (const now of moments) {
            const latest = slotsOf(frequency).findLast((slot) => slot <= now);
            if (latest) expected.add(latest.toISOString());
          }
        }
        expect(await slots()).toEqual([...expected].sort());
      }),
      { numRuns: frequency === "daily" ? 1 : 2 },
    );
  },
  120_000,
);

test("requests nothing while the schedule is off, nor for the time in which it was", async () => {
  expect(await tick(anchor)).toEqual({ generationId: null });
  await save({ isActive: false, generationFrequency: "daily" });
  expect(await tick(new Date(anchor.getTime() + 3 * day))).toEqual({ generationId: null });
  await save({ isActive: true, generationFrequency: "daily" }, new Date(anchor.getTime() + 3.5 * day));
  expect(await tick(new Date(anchor.getTime() + 3.6 * day))).toEqual({ generationId: null });
  expect(await tick(new Date(anchor.getTime() + 4 * day))).toEqual({ generationId: expect.any(Number) });
  expect(await tick(new Date(anchor.getTime() + 4 * day))).toEqual({ generationId: null });
});

test("a change of other settings leaves the slots as they are", async () => {
  await save({ generationFrequency: "daily" });
  await save({ generationFrequency: "daily", targetWordCount: 900 }, new Date(anchor.getTime() + 1.01 * day));
  await tick(new Date(anchor.getTime() + 1.02 * day));
  expect(await slots()).toEqual([new Date(anchor.getTime() + day).toISOString()]);
});

test("another frequency begins with its next slot", async () => {
  await save({ generationFrequency: "monthly" });
  await save({ generationFrequency: "daily" }, new Date(anchor.getTime() + 10.5 * day));
  await tick(new Date(anchor.getTime() + 10.6 * day));
  expect(await slots()).toEqual([]);
  await tick(new Date(anchor.getTime() + 11.1 * day));
  expect(await slots()).toEqual([new Date(anchor.getTime() + 11 * day).toISOString()]);
});
