import { findPaymentIssues, type Reconciliation, reconcilePayments } from "@zodiac-at-work/payments";
import {
  handleTask,
  RetryableError,
  reconcilePayments as reconcilePaymentsTask,
  type TaskHandler,
} from "@zodiac-at-work/tasks";
import type { Dependencies } from "./dependencies.ts";

/** Handles the task `reconcilePayments`. A reconciliation may run at any time. Whatever made it fail, it is tried again. */
export function handleReconcilePayments(dependencies: Dependencies): TaskHandler {
  return handleTask(reconcilePaymentsTask, {
    // Also at the start, to find at once a payment that was missed while no worker ran.
    schedules: [{ cron: "*/2 * * * *", data: {}, runAtStart: true }],
    async handle() {
      try {
        return await reconcile(dependencies);
      } catch (cause) {
        throw new RetryableError("The payments could not be reconciled.", { cause });
      }
    },
  });
}

/** Reconciles payments with Stripe, and logs an error if payments need a person's attention. */
export async function reconcile({ db, stripe, logger, metrics }: Dependencies): Promise<Reconciliation> {
  if (!stripe) return { eventsRecovered: 0, paymentsChecked: 0, paymentsCanceled: 0, failures: 0 };
  const reconciliation = await reconcilePayments({ db, stripe });
  const issues = await findPaymentIssues(db);
  metrics.observeReconciliation(reconciliation, issues);
  logger.info({ ...reconciliation }, "payments reconciled");
  const hasIssues = Object.values(issues).some((count) => count > 0);
  if (hasIssues) logger.error({ ...issues }, "payments need attention");
  return reconciliation;
}
