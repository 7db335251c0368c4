import { type RawBuilder, sql } from "kysely";
import type { Db } from "./platform/client.ts";

/**
 * Gives a role the rights that the API needs, and takes every other right on the product's tables from it. Run it after
 * each migration, as the owner of the schema.
 *
 * @throws with a message for the operator if the role does not exist or owns tables
 * @example
 * await grantApiRights(db, "zodiac_api");
 */
export async function grantApiRights(db: Db, role: string): Promise<void> {
  const name = sql.id(role);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ owns: boolean }>`
      select ${ownsTables(sql`pg_roles.oid`)} as owns from pg_roles where rolname = ${role}`.execute(trx);
    const [found] = rows;
    if (!found)
      throw new Error(`The role ${role} does not exist. Create it with: create role ${role} login password '…'`);
    if (found.owns)
      throw new Error(`The role ${role} owns the tables or is a superuser. Give the API a separate role.`);
    for (const schema of ["public", "pgboss"]) {
      await sql`revoke all on schema ${sql.id(schema)} from ${name}`.execute(trx);
      await sql`revoke all on all tables in schema ${sql.id(schema)} from ${name}`.execute(trx);
      await sql`grant usage on schema ${sql.id(schema)} to ${name}`.execute(trx);
    }
    // Before PostgreSQL 15 everybody may create tables in `public`.
    await sql`revoke create on schema public from public`.execute(trx);
    for (const [right, tables] of Object.entries(rights)) {
      const list = sql.join(tables.map((table) => sql.table(table)));
      await sql`grant ${sql.raw(right)} on ${list} to ${name}`.execute(trx);
    }
  });
}

/** Returns whether the pool's role owns tables of the product, is a member of their owner, or is a superuser. */
export async function ownsSchema(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select ${ownsTables(sql`pg_roles.oid`)} as owns from pg_roles where rolname = current_user`.execute(db);
  return rows[0]?.owns ?? false;
}

/**
 * The rights of the API. It reads the catalog and never writes it. It can't make an admin: no right covers
 * `users.role`. It can start runs, enqueue tasks, read their state and make a waiting retry due. For operators it
 * confirms, pauses and replaces sources, changes schedules, and edits the blog. Articles are deleted by marking them.
 */
const rights: Readonly<Record<string, readonly string[]>> = {
  select: [
    ...["migrations", "companies", "company_words", "jobs", "car_brands", "us_states", "blog_posts"],
    ...["audit_log", "users", "role_changes", "blocked_users", "deleted_accounts", "rate_limits", "subscriptions"],
    ...["saved_lists", "saved_searches", "saved_openings", "search_subscriptions", "browser_reports"],
    ...["payments", "refunds", "disputes", "orders", "payment_events", "payment_cursors"],
    ...["blog_slugs", "blog_revisions", "blog_corrections", "blog_drafts", "blog_previews", "blog_images"],
    ...["blog_keywords", "blog_settings", "blog_generations", "blog_model_budget", "blog_model_calls"],
    ...[
      "job_sources",
      "runs",
      "run_sources",
      "open_job_counts",
      "open_place_counts",
      "openings_visits",
      "task_schedules",
    ],
    ...["task_progress", "pgboss.version", "pgboss.queue", "pgboss.schedule", "pgboss.job", "pgboss.job_common"],
  ],
  "update (start_after)": ["pgboss.job"],
  "insert (id, email), update (email, has_paid_access, updated_at), delete": ["users"],
  "update (user_id, email)": ["role_changes"],
  insert: [
    "runs",
    "run_sources",
    "blog_revisions",
    "blog_corrections",
    "blog_images",
    "blog_generations",
    "audit_log",
    "deleted_accounts",
    "payment_events",
    "pgboss.queue",
    "pgboss.job",
    "pgboss.job_common",
  ],
  "insert, update": [
    ...[
      "payments",
      "refunds",
      "disputes",
      "orders",
      "openings_visits",
      "task_schedules",
      "blog_posts",
      "blog_settings",
      "browser_reports",
    ],
  ],
  "insert, update, delete": [
    ...["rate_limits", "blog_drafts", "blog_keywords", "subscriptions", "saved_lists", "search_subscriptions"],
  ],
  update: ["blog_model_budget"],
  "update (kind, address, settings, status, verified_at)": ["job_sources"],
  "update (handled_at, handled_by)": ["run_sources"],
  "update (requested_by)": ["runs", "blog_generations"],
  "update (saved_by)": ["blog_revisions"],
  "update (created_by)": ["blog_images"],
  "insert, delete": ["blog_previews", "saved_searches", "saved_openings"],
};

/** @param role the oid of a role */
function ownsTables(role: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(rolsuper or exists (
    select from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(${role}, relowner, 'member')
  ))`;
}
