import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The secret addresses of members: an Atom feed and a calendar, at most one of each. A row holds the sign alone, because
 * with the element of the year it would give away the year of birth. Of the secret it holds the hash: nobody who reads
 * the table or a backup can use an address.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table subscriptions (
      user_id text not null references users (id) on delete cascade,
      kind text not null check (kind in ('feed', 'calendar')),
      sign text not null check (sign in ('rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey',
        'rooster', 'dog', 'pig')),
      secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now(),
      primary key (user_id, kind)
    )`.execute(db);
}
