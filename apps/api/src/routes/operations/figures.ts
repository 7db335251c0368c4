import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { findPaymentIssues } from "@zodiac-at-work/payments";
import * as tasks from "@zodiac-at-work/tasks";
import type { Routes } from "../../http/mount.ts";

const dayMs = 86_400_000;

/** The figures at the top of the operations page. */
export const operationFigures: Routes = ({ mount }, { db }) => {
  mount(contracts.getOperations, async () => {
    const now = new Date();
    const [hasWorker, summary, issues, failed] = await Promise.all([
      tasks.isWorkerRunning(db),
      queries.getOperationsSummary(db, new Date(now.getTime() - dayMs)),
      findPaymentIssues(db),
      tasks.listTasks(db, { state: "failed" }),
    ]);
    return {
      at: now.toISOString(),
      hasWorker,
      boards: { checked: summary.checked, of: summary.sources, proposed: summary.proposed },
      openings: summary.openJobs,
      paymentsWithoutAccess: issues.paidWithoutAccess,
      attention: { boards: summary.needsLook, tasks: failed.length },
    };
  });
};
