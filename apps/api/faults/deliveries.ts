import type { Db } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { sql } from "kysely";
import { laptop, startApi } from "../src/testing-process.ts";
import { event, intent, session, signEvent } from "../src/testing-stripe.ts";

/** What came of it. */
export interface DeliveryFigures {
  purchases: number;
  /** Messages that were answered with 200. */
  deliveries: number;
  /** Rows in the table of payments. Must be the number of purchases. */
  payments: number;
  /** How often a user's access changed from no to yes. Must be the number of purchases. */
  grants: number;
  /** How often from yes to no. Must be 0. */
  withdrawals: number;
  seconds: number;
}

const atOnce = 50;
const secret = "whsec_sandbox_test";
const payments = {
  STRIPE_API_BASE: "http://127.0.0.1:1",
  STRIPE_SECRET_KEY: "sk_test_sandbox_local",
  STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox_local",
  STRIPE_WEBHOOK_SECRET: secret,
};

/**
 * Delivers fifty signed messages at once for each purchase, every other one to the other of two API processes on one
 * database: of every first purchase one event fifty times, of every second two events with ids of their own.
 */
export async function deliverAtOnce(purchases: number): Promise<DeliveryFigures> {
  const { db, connectionString, drop } = await createTestDb();
  const processes = [1, 2].map(() => startApi({ ...laptop, ...payments, DATABASE_URL: connectionString }));
  try {
    await countGrants(db);
    const urls = await Promise.all(processes.map(({ address }) => address()));
    const started = Date.now();
    let deliveries = 0;
    for (let number = 0; number < purchases; number += 1) {
      const uid = `buyer-${number}`;
      await db.insertInto("users").values({ id: uid, email: null }).execute();
      const statuses = await Promise.all(
        messagesOf(uid, number % 2 === 1).map((body, index) => post(urls, index, body)),
      );
      deliveries += statuses.filter((status) => status === 200).length;
    }
    const seconds = Math.round((Date.now() - started) / 1000);
    const { length } = await db.selectFrom("payments").select("id").execute();
    return { purchases, deliveries, payments: length, ...(await readGrants(db)), seconds };
  } finally {
    for (const { child } of processes) child.kill("SIGKILL");
    await Promise.all(processes.map(({ ended }) => ended));
    await drop();
  }
}

function messagesOf(uid: string, isTwoEvents: boolean): string[] {
  const first = event("payment_intent.succeeded", intent(`pi_${uid}`, uid));
  const second = event("checkout.session.completed", session(`pi_${uid}`, { client_reference_id: uid }));
  // In pairs, so that either process is sent either event.
  const ofMessage = (index: number) => (isTwoEvents && index % 4 > 1 ? second : first);
  return Array.from({ length: atOnce }, (_, index) => JSON.stringify(ofMessage(index)));
}

async function post(urls: readonly string[], index: number, body: string): Promise<number> {
  const headers = { "content-type": "application/json", "stripe-signature": signEvent(body, secret) };
  const url = `${urls[index % urls.length]}/api/stripe/webhook`;
  return (await fetch(url, { method: "POST", headers, body })).status;
}

/** Every change of access becomes a row, whichever process makes it. */
async function countGrants(db: Db): Promise<void> {
  await sql`create table access_changes (user_id text, has_access boolean)`.execute(db);
  await sql`
    create function note_access() returns trigger language plpgsql as $$
    begin
      insert into access_changes values (new.id, new.has_paid_access);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger note_access after update on users for each row
    when (old.has_paid_access <> new.has_paid_access) execute function note_access()`.execute(db);
}

async function readGrants(db: Db): Promise<{ grants: number; withdrawals: number }> {
  const { rows } = await sql<{ grants: number; withdrawals: number }>`
    select count(*) filter (where has_access)::int as grants, count(*) filter (where not has_access)::int as withdrawals
    from access_changes`.execute(db);
  return rows[0] ?? { grants: 0, withdrawals: 0 };
}
