import { type QueryExecutorProvider, sql } from "kysely";

/**
 * What administrators and operators did. An account stands here as the hash of its id, so nothing changes when the account is
 * deleted, and the API's role needs no right to update a row.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table audit_log (
      id integer primary key generated always as identity,
      at timestamptz not null default now(),
      actor_hash text check (actor_hash ~ '^[0-9a-f]{64}$'),
      operator text check (length(operator) between 1 and 200),
      action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
      target text check (length(target) between 1 and 500),
      subject_hash text check (subject_hash ~ '^[0-9a-f]{64}$'),
      details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and length(details::text) <= 4000),
      request_id text check (length(request_id) between 1 and 100),
      check ((actor_hash is null) <> (operator is null))
    )`.execute(db);
  await sql`create index audit_log_by_time on audit_log (at desc, id desc)`.execute(db);
}
