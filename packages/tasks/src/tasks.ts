import { z } from "zod";
import { defineTask } from "./task.ts";

/** The tasks of the product. The worker handles them. */

/** Compares recorded payments with the payment provider. */
export const reconcilePayments = defineTask({
  name: "reconcile-payments",
  data: z.object({}),
  outcome: z.object({
    eventsRecovered: z.number(),
    paymentsChecked: z.number(),
    paymentsCanceled: z.number(),
    failures: z.number(),
  }),
  progress: z.object({}),
  key: () => "all",
});
