import { sql } from "kysely";
import { cancelPayment } from "./cancel-payment.ts";
import { recordMissedEvents } from "./record-missed-events.ts";
import { refreshPayment, unsettled } from "./refresh-payment.ts";
import { type PaymentContext, ProviderError } from "./stripe-client.ts";

/** What a reconciliation did. */
export interface Reconciliation {
  /** Events that had never arrived. */
  eventsRecovered: number;
  /** PaymentContext fetched from Stripe. */
  paymentsChecked: number;
  /** Open payments of users who have access by now, called off so that nobody pays twice. */
  paymentsCanceled: number;
  /** Questions that Stripe did not answer; they are asked again the next time. */
  failures: number;
}

/**
 * Makes good what was lost between the provider and us: a webhook that never arrived, a crash between charge and
 * grant, an outage of the database. May run at any time, in any number of processes. Whatever fails, the rest is done.
 *
 * @throws the first failure that was not the provider's, at the end
 */
export async function reconcilePayments(payments: PaymentContext): Promise<Reconciliation> {
  const result = { eventsRecovered: 0, paymentsChecked: 0, paymentsCanceled: 0, failures: 0 };
  const surprises: unknown[] = [];
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof ProviderError) result.failures += 1;
      else surprises.push(error);
    }
  };
  await attempt(async () => {
    result.eventsRecovered = await recordMissedEvents(payments);
  });
  for (const id of await claimUnsettled(payments)) {
    await attempt(async () => {
      await refreshPayment(payments, id);
      result.paymentsChecked += 1;
    });
  }
  for (const id of await findSuperfluous(payments)) {
    await attempt(async () => {
      await cancelPayment(payments, id);
      result.paymentsCanceled += 1;
    });
  }
  if (surprises.length > 0) throw surprises[0];
  return result;
}

const atMost = 200;

/**
 * PaymentContext that may have moved on, or that nobody is known for yet. The longer ago a payment was begun, the more
 * seldom it is asked about: after five minutes at first, after a month every three days.
 */
async function claimUnsettled({ db }: PaymentContext): Promise<string[]> {
  const isDue = sql<boolean>`(asked_at is null or asked_at < now() - greatest(interval '5 minutes', (now() - created_at) / 10))`;
  const due = db
    .selectFrom("payments")
    .select("id")
    .where("provider", "=", "stripe")
    .where((where) =>
      where.or([
        where("status", "in", unsettled),
        where.and([where("userId", "is", null), where("email", "is", null), where("anonymizedAt", "is", null)]),
      ]),
    )
    .where(isDue)
    .orderBy("askedAt", (order) => order.asc().nullsFirst())
    .limit(atMost);
  const rows = await db
    .updateTable("payments")
    .set({ askedAt: sql<Date>`now()` })
    .where("id", "in", due)
    .where(isDue)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

async function findSuperfluous({ db }: PaymentContext): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .innerJoin("users", "users.id", "payments.userId")
    .select("payments.id")
    .where("payments.provider", "=", "stripe")
    .where("payments.status", "in", ["open", "failed"])
    .where("users.hasPaidAccess", "=", true)
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}
