import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { createDb } from "./client.ts";
import { countAttempt } from "./rate-limits.ts";

const { db, connectionString, drop } = await createTestDb();
const other = createDb(connectionString, { maxConnections: 5 });
afterAll(async () => {
  await other.destroy();
  await drop();
});

async function numbersOf(key: string, times: number): Promise<number[]> {
  const attempts = await Promise.all(
    Array.from({ length: times }, (_, index) => countAttempt(index % 2 ? db : other, key, 60_000)),
  );
  return attempts.map(({ count }) => count).sort((a, b) => a - b);
}

test("numbers simultaneous attempts from two pools without a gap", async () => {
  expect(await numbersOf("ann export", 40)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test("counts each key separately and stores only its hash", async () => {
  await countAttempt(db, "bob export", 60_000);
  expect((await countAttempt(db, "bob delete", 60_000)).count).toBe(1);
  const rows = await db.selectFrom("rateLimits").select("key").execute();
  expect(rows.map(({ key }) => key).join()).not.toContain("bob");
});

test("a window starts with its first attempt, and after its end the count restarts", async () => {
  const first = await countAttempt(db, "carl", 200);
  expect(first.endsInMs).toBeGreaterThan(0);
  expect(first.endsInMs).toBeLessThanOrEqual(200);
  await sleep(20);
  const second = await countAttempt(db, "carl", 200);
  expect([second.count, second.endsInMs < first.endsInMs]).toEqual([2, true]);
  await sql`update rate_limits set ends_at = now() - interval '1 second' where ends_at < now() + interval '1 second'`.execute(
    db,
  );
  expect(await countAttempt(db, "carl", 200)).toMatchObject({ count: 1 });
});

test("a window from a time when the server's clock was a day ahead has ended", async () => {
  await numbersOf("dora export", 3);
  await sql`update rate_limits set ends_at = ends_at + interval '1 day'`.execute(db);
  expect(await countAttempt(db, "dora export", 60_000)).toMatchObject({ count: 1 });
  expect(await countAttempt(db, "dora export", 60_000)).toMatchObject({ count: 2 });
});

test("deletes ended windows, even under simultaneous attempts", async () => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => countAttempt(db, `old ${index}`, 60_000)));
  await sql`update rate_limits set ends_at = now() - interval '1 second'`.execute(db);
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => countAttempt(index % 2 ? db : other, `new ${index}`, 60_000)),
  );
  const ended = await db.selectFrom("rateLimits").select("key").where("endsAt", "<", sql<Date>`now()`).execute();
  expect(ended).toEqual([]);
});
