import { laptop, startApi } from "@zodiac-at-work/api/testing-process";
import { event, intent, session, signEvent } from "@zodiac-at-work/api/testing-stripe";
import type { Db } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { sql } from "kysely";
import { killProcess } from "../kill-process.ts";

/** The outcome of the concurrent deliveries. */
export interface DeliveryFigures {
  purchases: number;
  /** Events that the API acknowledged with 200. */
  deliveries: number;
  /** Rows in `payments`. Must equal the number of purchases. */
  payments: number;
  /** Times that a user gained access. Must equal the number of purchases. */
  grants: number;
  /** Times that a user lost access. Must be 0. */
  withdrawals: number;
  seconds: number;
}

const deliveriesPerPurchase = 50;
const secret = "whsec_sandbox_test";
const payments = {
  STRIPE_API_BASE: "http://127.0.0.1:1",
  STRIPE_SECRET_KEY: "sk_test_sandbox_local",
  STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox_local",
  STRIPE_WEBHOOK_SECRET: secret,
};

/**
 * Delivers fifty signed events concurrently for each purchase, alternating between two API processes on one database. Odd
 * purchases repeat one event; even purchases mix two events with different ids.
 */
export async function deliverConcurrently(purchases: number): Promise<DeliveryFigures> {
  const { db, connectionString, drop } = await createTestDb();
  const processes = [1, 2].map(() => startApi({ ...laptop, ...payments, DATABASE_URL: connectionString }));
  try {
    await recordAccessChanges(db);
    const urls = await Promise.all(processes.map(({ address }) => address()));
    const started = Date.now();
    let deliveries = 0;
    for (let number = 0; number < purchases; number += 1) {
      const uid = `buyer-${number}`;
      await db.insertInto("users").values({ id: uid, email: null }).execute();
      const statuses = await Promise.all(
        payloadsOf(uid, number % 2 === 1).map((body, index) => post(urls, index, body)),
      );
      deliveries += statuses.filter((status) => status === 200).length;
    }
    const seconds = Math.round((Date.now() - started) / 1000);
    const { length } = await db.selectFrom("payments").select("id").execute();
    return { purchases, deliveries, payments: length, ...(await countAccessChanges(db)), seconds };
  } finally {
    await Promise.all(processes.map(killProcess));
    await drop();
  }
}

function payloadsOf(uid: string, hasTwoEvents: boolean): string[] {
  const first = event("payment_intent.succeeded", intent(`pi_${uid}`, uid));
  const second = event("checkout.session.completed", session(`pi_${uid}`, { client_reference_id: uid }));
  // Events alternate in pairs, because each process must receive both.
  const eventAt = (index: number) => (hasTwoEvents && index % 4 > 1 ? second : first);
  return Array.from({ length: deliveriesPerPurchase }, (_, index) => JSON.stringify(eventAt(index)));
}

async function post(urls: readonly string[], index: number, body: string): Promise<number> {
  const headers = { "content-type": "application/json", "stripe-signature": signEvent(body, secret) };
  const url = `${urls[index % urls.length]}/api/stripe/webhook`;
  return (await fetch(url, { method: "POST", headers, body })).status;
}

/** Records every change of access in a table, whichever process makes it. */
async function recordAccessChanges(db: Db): Promise<void> {
  await sql`create table access_changes (user_id text, has_access boolean)`.execute(db);
  await sql`
    create function record_access_change() returns trigger language plpgsql as $$
    begin
      insert into access_changes values (new.id, new.has_paid_access);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger record_access_change after update on users for each row
    when (old.has_paid_access <> new.has_paid_access) execute function record_access_change()`.execute(db);
}

async function countAccessChanges(db: Db): Promise<{ grants: number; withdrawals: number }> {
  const { rows } = await sql<{ grants: number; withdrawals: number }>`
    select count(*) filter (where has_access)::int as grants, count(*) filter (where not has_access)::int as withdrawals
    from access_changes`.execute(db);
  return rows[0] ?? { grants: 0, withdrawals: 0 };
}
