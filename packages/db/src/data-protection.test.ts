import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { deleteAccount } from "./accounts/delete-account.ts";
import { addPost } from "./blog/testing-posts.ts";
import { insertSource } from "./jobs/testing-checks.ts";
import { createTestDb } from "./testing.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const uid = "leaver-7c1e4b";
const page = await readFile(new URL("../../../docs/data-protection.md", import.meta.url), "utf8");

async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Columns whose names say that they hold a person's id or address. */
async function listPersonColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (column_name in ('user_id', 'email') or column_name like '%\_by')
    order by 1, 2`.execute(db);
  return rows;
}

/** Columns that hold another name, and why. */
const others: Readonly<Record<string, string>> = {
  "blocked_users.blocked_by": "the operator's name",
  "role_changes.changed_by": "the operator's name",
  "payments.email": "the payer's address while no account is known; a constraint allows no account beside it",
};

/** Writes the account into every such column. */
async function fillTables(): Promise<void> {
  const { id: postId } = await addPost(db, { updatedBy: uid });
  const { sourceId } = await insertSource(db, "Board");
  const statements = [
    sql`insert into users (id, email) values (${uid}, ${`${uid}@example.com`})`,
    sql`insert into role_changes (user_id, email, old_role, new_role, changed_by)
      values (${uid}, ${`${uid}@example.com`}, 'user', 'admin', 'operator')`,
    sql`insert into blocked_users (user_id, blocked_by) values (${uid}, 'operator')`,
    sql`insert into subscriptions (user_id, kind, sign, secret_hash) values (${uid}, 'feed', 'rat', ${"a".repeat(64)})`,
    sql`insert into saved_lists (user_id) values (${uid})`,
    sql`insert into saved_searches (user_id, id, name, query, saved_at)
      values (${uid}, gen_random_uuid(), 'Chef', 'search=chef', now())`,
    sql`insert into search_subscriptions (user_id, search_id, filters, secret_hash)
      select user_id, id, '{}', ${"b".repeat(64)} from saved_searches where user_id = ${uid}`,
    sql`insert into saved_openings (user_id, job_id, title, company_id, company_name, saved_at)
      values (${uid}, 1, 'Chef', 1, 'Acme', now())`,
    sql`insert into payments (id, provider, user_id, status, status_at, created_at)
      values ('pi_leaver', 'demo', ${uid}, 'open', now(), now())`,
    sql`insert into orders (user_id) values (${uid})`,
    sql`insert into openings_visits (user_id, visited_at) values (${uid}, now())`,
    sql`insert into task_schedules (task, cron, changed_by) values ('reconcile-payments', '* * * * *', ${uid})`,
    sql`insert into runs ("trigger", requested_by, started_at) values ('reader', ${uid}, now())`,
    sql`insert into run_sources (run_id, source_id, handled_at, handled_by)
      select id, ${sourceId}::integer, now(), ${uid} from runs`,
    sql`insert into blog_revisions (post_id, version, title, slug, content, saved_by, saved_at)
      values (${postId}, 1, 'T', 't', 'C', ${uid}, now())`,
    sql`insert into blog_drafts (post_id, user_id, base_version, fields) values (${postId}, ${uid}, 1, '{}')`,
    sql`insert into blog_images (hash, name, width, height, data, created_by)
      values (${"a".repeat(32)}, 'N', 1, 1, '', ${uid})`,
    sql`insert into blog_generations ("trigger", requested_by, settings, seed) values ('admin', ${uid}, '{}', '1')`,
    sql`insert into blog_settings (updated_by) values (${uid})`,
    sql`update blog_model_budget set updated_by = ${uid}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function countMentions(table: string, column?: string): Promise<number> {
  const value = column ? sql`${sql.ref(column)}::text` : sql`each::text`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} as each where ${value} like ${`%${uid}%`}`.execute(db);
  return rows[0]?.count ?? 0;
}

test("the page on data protection names every table, and no other", async () => {
  const [, about = "", nobody = ""] = page.split("\n## Tables about ");
  const rows = about.split("\n").flatMap((line) => /^\| (`.*?`) \|/.exec(line)?.[1] ?? []);
  const named = [
    ...rows.join(" ").matchAll(/`([a-z_]+)`/g),
    ...(nobody.split(". The queue")[0] ?? "").matchAll(/`([a-z_]+)`/g),
  ];
  expect(named.map(([, name]) => name).toSorted()).toEqual(await listTables());
});

test("a deleted account is left nowhere but in its block", async () => {
  await fillTables();
  for (const { table, column } of await listPersonColumns()) {
    const name = `${table}.${column}`;
    // A new column needs a row here, or a reason in `others`.
    expect([name, await countMentions(table, column)]).toEqual([name, name in others ? 0 : 1]);
  }
  await deleteAccount(db, uid, async () => {});
  const left = await Promise.all(
    (await listTables()).map(async (table) => [table, await countMentions(table)] as const),
  );
  expect(left.filter(([, count]) => count > 0)).toEqual([["blocked_users", 1]]);
  const { rows } = await sql`select from pgboss.job where data::text like ${`%${uid}%`}`.execute(db);
  expect(rows).toEqual([]);
});
