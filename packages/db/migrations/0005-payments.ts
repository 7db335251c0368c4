import { type QueryExecutorProvider, sql } from "kysely";

/**
 * What the payment provider has reported, from which access is derived. Amounts are cents.
 *
 * A payment has the provider's id and only ever moves forward; so have its refunds and disputes. It names its user, or,
 * while nobody is known, the e-mail address that the payer gave. With the user's row both are gone and the payment
 * stays; `anonymized_at` keeps later reports from putting a name on it again. `grants_access` is the rule's verdict.
 *
 * An order is one user's wish to buy. The unique index lets a user have one open order at a time, and through it one
 * open payment. `payment_events` remembers which events of the provider were handled, and nothing of what they said.
 * `payment_cursors` says up to when the provider's own list of events was gone through.
 *
 * `deleted_accounts` holds SHA-256 hashes of ids, so that a token that outlives its account can't bring it back.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table payments (
      id text primary key check (id <> ''),
      provider text not null check (provider in ('stripe', 'demo')),
      user_id text references users (id) on delete set null,
      email text check (btrim(email) <> ''),
      status text not null check (status in ('unknown', 'open', 'failed', 'processing', 'canceled', 'succeeded')),
      status_at timestamptz not null,
      amount integer check (amount >= 0),
      amount_received integer not null default 0 check (amount_received >= 0),
      amount_refunded integer not null default 0 check (amount_refunded >= 0),
      currency text check (currency ~ '^[a-z]{3}$'),
      grants_access boolean not null default false,
      created_at timestamptz not null,
      recorded_at timestamptz not null default now(),
      asked_at timestamptz,
      anonymized_at timestamptz,
      constraint payments_name_or_address check (user_id is null or email is null),
      constraint payments_anonymous check (anonymized_at is null or (user_id is null and email is null))
    )`.execute(db);
  await sql`create index payments_user on payments (user_id)`.execute(db);
  await sql`create index payments_email on payments (lower(email)) where email is not null`.execute(db);
  await sql`
    create index payments_unsettled on payments (asked_at nulls first)
    where status in ('unknown', 'open', 'failed', 'processing')`.execute(db);
  await sql`create index payments_unclaimed on payments (created_at) where user_id is null and anonymized_at is null`.execute(
    db,
  );

  await sql`
    create table refunds (
      id text primary key check (id <> ''),
      payment_id text not null references payments (id),
      amount integer not null check (amount >= 0),
      status text not null check (status in ('pending', 'requires_action', 'succeeded', 'canceled', 'failed')),
      recorded_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index refunds_payment on refunds (payment_id)`.execute(db);

  await sql`
    create table disputes (
      id text primary key check (id <> ''),
      payment_id text not null references payments (id),
      status text not null check (status in ('open', 'won', 'lost', 'warning_closed', 'prevented')),
      status_at timestamptz not null,
      recorded_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index disputes_payment on disputes (payment_id)`.execute(db);

  await sql`
    create table orders (
      id uuid primary key default gen_random_uuid(),
      user_id text not null references users (id) on delete cascade,
      payment_id text unique references payments (id),
      created_at timestamptz not null default now(),
      closed_at timestamptz
    )`.execute(db);
  await sql`create unique index orders_one_open on orders (user_id) where closed_at is null`.execute(db);
  await sql`create index orders_user on orders (user_id)`.execute(db);

  await sql`
    create table payment_events (
      id text primary key check (id <> ''),
      type text not null,
      created_at timestamptz not null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_events_created on payment_events (created_at)`.execute(db);

  await sql`
    create table payment_cursors (
      provider text primary key check (provider <> ''),
      events_until timestamptz not null
    )`.execute(db);

  await sql`
    create table deleted_accounts (
      id_hash text primary key check (id_hash ~ '^[0-9a-f]{64}$'),
      deleted_at timestamptz not null default now()
    )`.execute(db);
}
