import type { Task } from "@zodiac-at-work/db/tasks";
import { reconcile } from "./reconcile.ts";
import type { Surroundings } from "./surroundings.ts";

/** Everything that this process does in the background. */
export function listTasks(surroundings: Surroundings): readonly Task[] {
  return [{ name: "reconcile-payments", cron: "*/2 * * * *", handle: () => reconcile(surroundings) }];
}
