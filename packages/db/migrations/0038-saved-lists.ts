import { type QueryExecutorProvider, sql } from "kysely";

/**
 * What a reader saves, if the account keeps it: a row in `saved_lists` says so, and deleting it deletes everything. A saved
 * opening has no foreign key to its job, because it outlives a job that is removed.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table saved_lists (
      user_id text primary key references users (id) on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table saved_searches (
      user_id text not null references saved_lists (user_id) on delete cascade,
      id uuid not null,
      name text not null check (length(name) between 1 and 200),
      query text not null check (length(query) <= 2000),
      saved_at timestamptz not null,
      primary key (user_id, id),
      unique (user_id, query)
    )`.execute(db);
  await sql`
    create table saved_openings (
      user_id text not null references saved_lists (user_id) on delete cascade,
      job_id integer not null,
      title text not null check (length(title) between 1 and 300),
      company_id integer not null,
      company_name text not null check (length(company_name) between 1 and 200),
      saved_at timestamptz not null,
      primary key (user_id, job_id)
    )`.execute(db);
}
