import { handleTask, reconcilePayments, type TaskHandler } from "@zodiac-at-work/tasks";
import type { Dependencies } from "./dependencies.ts";
import { reconcileTask } from "./reconcile.ts";

/** Lists every background task with its handler and its schedules. */
export function listTasks(dependencies: Dependencies): readonly TaskHandler[] {
  return [
    handleTask(reconcilePayments, {
      // Also at the start, so that a payment missed while no worker ran is found at once.
      schedules: [{ cron: "*/2 * * * *", data: {}, runAtStart: true }],
      handle: () => reconcileTask(dependencies),
    }),
  ];
}
