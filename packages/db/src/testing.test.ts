import { sql } from "kysely";
import { expect, test } from "vitest";
import { pendingMigrations } from "./migrate.ts";
import { createTestDb } from "./testing.ts";

test("simultaneous test files get separate, migrated, empty databases, and drop them", async () => {
  const made = await Promise.all(Array.from({ length: 6 }, createTestDb));
  const [first, second, ...rest] = made;
  if (!first || !second) throw new Error("no database was created");
  await first.db.insertInto("users").values({ id: "only-here", email: null }).execute();
  expect(await second.db.selectFrom("users").select("id").execute()).toEqual([]);
  for (const { db } of made) expect(await pendingMigrations(db)).toEqual([]);

  const names = made.map(({ connectionString }) => new URL(connectionString).pathname.slice(1));
  for (const { drop } of [second, ...rest]) await drop();
  const { rows } = await sql<{ datname: string }>`select datname from pg_database`.execute(first.db);
  const left = rows.map(({ datname }) => datname).filter((name) => names.includes(name));
  expect(left).toEqual(names.slice(0, 1));
  await first.drop();
});
