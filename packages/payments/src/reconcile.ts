import { sql } from "kysely";
import { cancelPayment } from "./cancel-payment.ts";
import { recordMissedEvents } from "./record-missed-events.ts";
import { deletePayment } from "./record-payment.ts";
import { refreshPayment, unsettled } from "./refresh-payment.ts";
import { type PaymentContext, ProviderError } from "./stripe-client.ts";

/** What a reconciliation did, in counts. */
export interface Reconciliation {
  /** Events that had not arrived by webhook. */
  eventsRecovered: number;
  /** Payments fetched from Stripe. */
  paymentsChecked: number;
  /** Open payments of users who already have access, canceled: nobody pays twice. */
  paymentsCanceled: number;
  /** Requests to Stripe that failed. The next reconciliation repeats them. */
  failures: number;
}

/** Some steps of a reconciliation failed because of Stripe. The others were done. */
export class IncompleteReconciliationError extends Error {
  override name = "IncompleteReconciliationError";
  readonly reconciliation: Reconciliation;

  constructor(reconciliation: Reconciliation, cause: ProviderError) {
    super(`Requests to Stripe that failed: ${reconciliation.failures}. The first: ${cause.message}`, { cause });
    this.reconciliation = reconciliation;
  }
}

/**
 * Brings the recorded payments up to date with Stripe, after a lost webhook, a crash between charge and grant, or an
 * outage of the database. It may run at any time, in several processes at once. A failed step does not stop the others.
 *
 * @throws the first error that is not a ProviderError, after all steps
 * @throws {IncompleteReconciliationError} after all steps, if Stripe failed at some
 */
export async function reconcilePayments(payments: PaymentContext): Promise<Reconciliation> {
  const result = { eventsRecovered: 0, paymentsChecked: 0, paymentsCanceled: 0, failures: 0 };
  const errors: unknown[] = [];
  const refusals: ProviderError[] = [];
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof ProviderError) refusals.push(error);
      else errors.push(error);
    }
  };
  await attempt(async () => {
    result.eventsRecovered = await recordMissedEvents(payments);
  });
  for (const id of await claimUnsettled(payments)) {
    await attempt(async () => {
      if ((await refreshPayment(payments, id)) === "other-product") await deletePayment(payments.db, id);
      result.paymentsChecked += 1;
    });
  }
  for (const id of await findRedundant(payments)) {
    await attempt(async () => {
      await cancelPayment(payments, id);
      result.paymentsCanceled += 1;
    });
  }
  if (errors.length > 0) throw errors[0];
  result.failures = refusals.length;
  if (refusals[0]) throw new IncompleteReconciliationError(result, refusals[0]);
  return result;
}

const batchSize = 200;

/**
 * Claims payments that are unsettled or have no owner. The older a payment, the longer the pause between two fetches:
 * five minutes at first, three days after a month.
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
    .limit(batchSize);
  const rows = await db
    .updateTable("payments")
    .set({ askedAt: sql<Date>`now()` })
    .where("id", "in", due)
    .where(isDue)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

async function findRedundant({ db }: PaymentContext): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .innerJoin("users", "users.id", "payments.userId")
    .select("payments.id")
    .where("payments.provider", "=", "stripe")
    .where("payments.status", "in", ["open", "failed"])
    .where("users.hasPaidAccess", "=", true)
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}
