import { handleTask, reconcilePayments, type TaskHandler } from "@zodiac-at-work/tasks";
import type { Dependencies } from "./dependencies.ts";
import { reconcile } from "./reconcile.ts";

/** Everything that the worker does in the background, and when. */
export function listTasks(dependencies: Dependencies): readonly TaskHandler[] {
  return [
    handleTask(reconcilePayments, {
      // At the start too: what was lost while no worker ran must not wait for the clock.
      schedules: [{ cron: "*/2 * * * *", data: {}, runAtStart: true }],
      handle: () => reconcile(dependencies),
    }),
  ];
}
