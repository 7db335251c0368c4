import {
  findPaymentIssues,
  IncompleteReconciliationError,
  type Reconciliation,
  reconcilePayments,
} from "@zodiac-at-work/payments";
import {
  handleTask,
  RetryableError,
  reconcilePayments as reconcilePaymentsTask,
  type TaskHandler,
} from "@zodiac-at-work/tasks";
import type { Dependencies } from "./dependencies.ts";
import { CommandError } from "./exit-code.ts";

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

/**
 * Reconciles payments with Stripe, and logs an error if payments need a person's attention.
 *
 * @throws {CommandError} if Stripe failed at a part of it. What it did answer is recorded, and the time of the last success
 * stays as it was
 */
export async function reconcile(dependencies: Dependencies): Promise<Reconciliation> {
  const { db, stripe, logger, metrics } = dependencies;
  if (!stripe) return { eventsRecovered: 0, paymentsChecked: 0, paymentsCanceled: 0, failures: 0 };
  try {
    const reconciliation = await reconcilePayments({ db, stripe });
    logger.info({ ...reconciliation }, "payments reconciled");
    metrics.observeReconciliation(reconciliation);
    return reconciliation;
  } catch (cause) {
    if (!(cause instanceof IncompleteReconciliationError)) throw cause;
    metrics.observeReconciliation(cause.reconciliation);
    throw new CommandError(`Payments were reconciled in part. ${cause.message}`, { cause });
  } finally {
    await reportIssues(dependencies);
  }
}

async function reportIssues({ db, logger, metrics }: Dependencies): Promise<void> {
  const issues = await findPaymentIssues(db);
  metrics.observePaymentIssues(issues);
  if (Object.values(issues).some((count) => count > 0)) logger.error({ ...issues }, "payments need attention");
}
