import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { compareSums, sumTables } from "./table-sums.ts";

const [first, second] = [await createTestDb(), await createTestDb()];
afterAll(async () => {
  await first.drop();
  await second.drop();
});

const sumsOf = ({ db }: typeof first) => db.transaction().execute(sumTables);
const insert = ({ db }: typeof first, ids: readonly string[]) =>
  db
    .insertInto("users")
    .values(
      ids.map((id) => ({ id, email: null, role: "user" as const, createdAt: new Date(0), updatedAt: new Date(0) })),
    )
    .execute();

test("two databases with the same rows are equal, in whatever order these were written", async () => {
  await insert(first, ["a", "b", "c"]);
  await insert(second, ["c"]);
  await insert(second, ["b", "a"]);
  const { "public.users": users, ...others } = await sumsOf(first);
  expect(users?.rows).toBe(3);
  expect(Object.keys(others)).toContain("pgboss.queue");
  const { "public.users": same } = await sumsOf(second);
  expect(same).toEqual(users);
});

test("a row, its content, a table and an unknown table are each named", async () => {
  const before = await sumsOf(second);
  await sql`update users set email = 'a@example.com' where id = 'a'`.execute(second.db);
  await sql`create table extra (id integer)`.execute(second.db);
  expect(compareSums(before, await sumsOf(second))).toEqual([
    "public.extra is not in the backup",
    "public.users has other content",
  ]);
  await sql`delete from users where id = 'a'`.execute(second.db);
  expect(compareSums(await sumsOf(second), before)).toEqual([
    "public.extra is missing",
    "public.users has 3 rows in place of 2",
  ]);
});
