import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The secret addresses of saved searches, at most one of each. A row holds what the list of openings is filtered by, because
 * the saved text needs the reader's sign, which the server does not know. Of the secret it holds the hash. It ends with its
 * search, and so with the lists and the account.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table search_subscriptions (
      user_id text not null,
      search_id uuid not null,
      filters jsonb not null check (jsonb_typeof(filters) = 'object'),
      secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now(),
      primary key (user_id, search_id),
      foreign key (user_id, search_id) references saved_searches (user_id, id) on delete cascade
    )`.execute(db);
}
