import { findPaymentIssues, type Reconciliation, reconcilePayments } from "@zodiac-at-work/payments";
import type { Dependencies } from "./dependencies.ts";

/** Reconciles payments with Stripe, and logs at level error what needs a person's attention. */
export async function reconcile({ db, stripe, logger, metrics }: Dependencies): Promise<Reconciliation> {
  if (!stripe) return { eventsRecovered: 0, paymentsChecked: 0, paymentsCanceled: 0, failures: 0 };
  const reconciliation = await reconcilePayments({ db, stripe });
  const trouble = await findPaymentIssues(db);
  metrics.observe(reconciliation, trouble);
  logger.info({ ...reconciliation }, "payments reconciled");
  const isTrouble = Object.values(trouble).some((count) => count > 0);
  if (isTrouble) logger.error({ ...trouble }, "payments need attention");
  return reconciliation;
}
