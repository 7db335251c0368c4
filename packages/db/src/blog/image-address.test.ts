import { imageAddressPattern } from "@zodiac-at-work/catalog";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

test("the constraint of an article's picture has the pattern of the catalog", async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'blog_posts'::regclass and pg_get_constraintdef(oid) like '%featured_image%'`.execute(db);
  expect(rows).toEqual([{ definition: `CHECK ((featured_image ~ '${imageAddressPattern}'::text))` }]);
});
