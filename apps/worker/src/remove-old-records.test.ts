import { createTestDb } from "@zodiac-at-work/db/testing";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { createDependencies } from "./dependencies.ts";
import { handleRemoveOldRecords } from "./remove-old-records.ts";

const { db, connectionString, drop } = await createTestDb();
const dependencies = createDependencies(
  readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: connectionString,
    RETENTION_PAYMENT_EVENTS_DAYS: "50",
  }),
);
afterAll(async () => {
  await dependencies.db.destroy();
  await drop();
});
beforeEach(() => sql`truncate payment_events`.execute(db));

const handler = handleRemoveOldRecords(dependencies);
const run = (signal: AbortSignal, progress: (value: object) => Promise<void> = async () => {}) =>
  handler.run({}, { signal, retries: 0, retriesLeft: 3, progress });

async function insertEvents(count: number, days: number): Promise<void> {
  await sql`
    insert into payment_events (id, type, created_at)
    select gen_random_uuid(), 'a', now() - make_interval(days => ${days}) from generate_series(1, ${count}::integer)`.execute(
    db,
  );
}

async function countEvents(): Promise<number> {
  return (await db.selectFrom("paymentEvents").select("id").execute()).length;
}

const metric = (name: string) => dependencies.metrics.registry.getSingleMetricAsString(name);

test("the settings' days are those of the removal, and a worker that is stopped between two batches loses nothing", async () => {
  await insertEvents(2_500, 51);
  await insertEvents(3, 49);
  const stop = new AbortController();
  await expect(run(stop.signal, async () => stop.abort())).rejects.toThrow("aborted");
  expect(await countEvents()).toBe(1_503);
  expect(await metric("retention_last_success_timestamp_seconds")).not.toMatch(/seconds \d/);

  const progress: object[] = [];
  const { signal } = new AbortController();
  expect(await run(signal, async (value) => void progress.push(value))).toEqual({ removed: 1_500 });
  expect(progress).toEqual([{ removed: 1_000 }, { removed: 1_500 }]);
  expect(await countEvents()).toBe(3);
  expect(await metric("retention_removed_rows_total")).toContain('{table="payment_events"} 2500');
  expect(await metric("retention_last_success_timestamp_seconds")).toMatch(/seconds \d{10}/);
  expect(await run(signal)).toEqual({ removed: 0 });
});
