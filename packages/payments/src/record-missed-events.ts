import { sql } from "kysely";
import type Stripe from "stripe";
import { callStripe, type PaymentContext } from "./stripe-client.ts";
import { eventTypes } from "./stripe-facts.ts";
import { recordEvent } from "./webhook.ts";

/** Stripe lists the events of thirty days. */
const reachMs = 30 * 24 * 60 * 60_000;
/** An event may be listed some time after the moment that it carries. */
const overlapMs = 60 * 60_000;

/**
 * Goes through Stripe's own list of what happened since the last time, and records what never arrived. A database that
 * comes from a backup remembers the time of the backup, and so catches up on all that happened since.
 *
 * @returns how many events had not arrived
 * @throws {ProviderError} having recorded what it was told until then
 * @throws the first failure to record an event, having recorded all others
 */
export async function recordMissedEvents(payments: PaymentContext): Promise<number> {
  const { db, stripe } = payments;
  const startedAt = Date.now();
  const cursor = await db.selectFrom("paymentCursors").selectAll().where("provider", "=", "stripe").executeTakeFirst();
  const since = Math.max(startedAt - reachMs, (cursor?.eventsUntil.getTime() ?? 0) - overlapMs);
  const request = { types: [...eventTypes], created: { gte: Math.floor(since / 1000) }, limit: 100 };
  let recovered = 0;
  const failures: unknown[] = [];
  let page = await callStripe(stripe.events.list(request));
  for (;;) {
    recovered += await recordMissing(payments, page.data, failures);
    const last = page.data.at(-1);
    if (!page.has_more || !last) break;
    page = await callStripe(stripe.events.list({ ...request, starting_after: last.id }));
  }
  if (failures.length > 0) throw failures[0];
  await moveCursor(payments, new Date(startedAt));
  return recovered;
}

/** One event that can't be recorded must not keep others, of other people's payments, from it. */
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

/** Only forward: another process may have finished a later run first. */
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
