import { findTrouble, reconcilePayments } from "@zodiac-at-work/payments";
import type { Surroundings } from "./surroundings.ts";

/**
 * Puts right what can be put right between the payment provider and the database, and says aloud what can't: a line
 * at level error, and figures above zero.
 */
export async function reconcile({ db, stripe, logger, metrics }: Surroundings): Promise<void> {
  if (!stripe) return;
  const reconciliation = await reconcilePayments({ db, stripe });
  const trouble = await findTrouble(db);
  metrics.observe(reconciliation, trouble);
  logger.info({ ...reconciliation }, "payments reconciled");
  const isTrouble = Object.values(trouble).some((count) => count > 0);
  if (isTrouble) logger.error({ ...trouble }, "payments need somebody's attention");
}
