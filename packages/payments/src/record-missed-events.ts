import { sql } from "kysely";
import type Stripe from "stripe";
import { callStripe, type PaymentContext } from "./stripe-client.ts";
import { eventTypes } from "./stripe-facts.ts";
import { recordEvent } from "./webhook.ts";

/** Stripe lists events for thirty days. */
const listedMs = 30 * 24 * 60 * 60_000;
/** Stripe may list an event some time after it was created. */
const overlapMs = 60 * 60_000;

/**
 * Lists Stripe's events since the last call and records those that never arrived. After the restore of a backup, that is
 * every event since the backup.
 *
 * @returns the number of events recorded
 * @throws {ProviderError} after the pages before the failed one were recorded
 * @throws the first error of an event that could not be recorded, after all others were
 */
export async function recordMissedEvents(payments: PaymentContext): Promise<number> {
  const { db, stripe } = payments;
  const cursor = await db.selectFrom("paymentCursors").selectAll().where("provider", "=", "stripe").executeTakeFirst();
  const since = Math.max(Date.now() - listedMs, (cursor?.eventsUntil.getTime() ?? 0) - overlapMs);
  const request = { types: [...eventTypes], created: { gte: Math.floor(since / 1000) }, limit: 100 };
  let recovered = 0;
  // Stripe's own time: this machine's clock may be ahead, and events that come later would be left out.
  let newest = 0;
  const failures: unknown[] = [];
  let page = await callStripe(stripe.events.list(request));
  for (;;) {
    recovered += await recordMissing(payments, page.data, failures);
    newest = Math.max(newest, ...page.data.map(({ created }) => created));
    const last = page.data.at(-1);
    if (!page.has_more || !last) break;
    page = await callStripe(stripe.events.list({ ...request, starting_after: last.id }));
  }
  if (failures.length > 0) throw failures[0];
  if (newest > 0) await moveCursor(payments, new Date(newest * 1000));
  return recovered;
}

/** An event that can't be recorded does not stop the others. */
async function recordMissing(
  { db }: PaymentContext,
  events: readonly Stripe.Event[],
  failures: unknown[],
): Promise<number> {
  if (events.length === 0) return 0;
  const ids = events.map(({ id }) => id);
  const known = await db.selectFrom("paymentEvents").select("id").where("id", "in", ids).execute();
  const missing = events.filter(({ id }) => !known.some((one) => one.id === id));
  let recorded = 0;
  for (const event of missing) {
    try {
      if ((await recordEvent(db, event)) === "recorded") recorded += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  return recorded;
}

/** The cursor only moves forward: another process may have finished a later run first. */
async function moveCursor({ db }: PaymentContext, eventsUntil: Date): Promise<void> {
  await db
    .insertInto("paymentCursors")
    .values({ provider: "stripe", eventsUntil })
    .onConflict((conflict) =>
      conflict.column("provider").doUpdateSet({
        eventsUntil: sql<Date>`greatest(payment_cursors.events_until, excluded.events_until)`,
      }),
    )
    .execute();
}
