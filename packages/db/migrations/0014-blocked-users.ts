import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Users whom an operator has blocked. A row may name a user who has not registered, and it outlives the account, so
 * that deleting an account does not lift the block. A change sends `access_changed` with the id of the user.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table blocked_users (
      user_id text primary key check (user_id <> ''),
      blocked_by text not null check (blocked_by <> ''),
      blocked_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create function notify_block_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('access_changed', coalesce(new.user_id, old.user_id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger blocked_users_notice after insert or update or delete on blocked_users
    for each row execute function notify_block_changed()`.execute(db);
}
