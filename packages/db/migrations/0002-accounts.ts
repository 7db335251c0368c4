import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Who may do what. `users.id` is the identity provider's id. An e-mail address belongs to one user at a time, whatever
 * its case; it is null once a newer account has taken it over. `role_changes` names users without referring to them,
 * so that the record outlives the user.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table users (
      id text primary key check (id <> ''),
      email text check (btrim(email) <> ''),
      role text not null default 'user' check (role in ('user', 'admin')),
      has_paid_access boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);

  await sql`
    create table role_changes (
      id integer generated always as identity primary key,
      user_id text not null,
      email text not null,
      old_role text not null check (old_role in ('user', 'admin')),
      new_role text not null check (new_role in ('user', 'admin')),
      changed_by text not null check (changed_by <> ''),
      changed_at timestamptz not null default now()
    )`.execute(db);
}
