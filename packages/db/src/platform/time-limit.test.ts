import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { createDb } from "./client.ts";
import { hasTimeLimit } from "./time-limit.ts";

const { db, connectionString, drop } = await createTestDb();
const pooled = createDb(connectionString, { isPooled: true, maxConnections: 1 });
afterAll(async () => {
  await pooled.destroy();
  await drop();
});

test("a connection brings its time limit, and behind a pooler only the role or the database has one", async () => {
  expect([await hasTimeLimit(db), await hasTimeLimit(pooled)]).toEqual([true, false]);
});
