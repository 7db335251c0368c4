import type { Db, RemovedBatch } from "@zodiac-at-work/db";
import { getPoolCounts, observeQueries } from "@zodiac-at-work/db";
import { createProviderErrors, createQueryDurations, createRegistry, observePool } from "@zodiac-at-work/metrics";
import type { PaymentIssues, Reconciliation } from "@zodiac-at-work/payments";
import type { Attempt } from "@zodiac-at-work/tasks";
import { queryName } from "@zodiac-at-work/tracing";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { observeWork } from "./observe-work.ts";

const attemptResults = ["completed", "failed"] satisfies Attempt["result"][];

/** The metrics of the worker. */
export interface Metrics {
  registry: Registry;
  /** Exports the attempts at these tasks as 0, so that Prometheus sees the first one as an increase. */
  expectTasks(names: readonly string[]): void;
  observeAttempt(attempt: Attempt): void;
  /** Counts a failed call. */
  observeProviderError(provider: "model" | "stripe", kind: string): void;
  /** A reconciliation without failures counts as a success. */
  observeReconciliation(reconciliation: Reconciliation): void;
  observePaymentIssues(issues: PaymentIssues): void;
  observeRemoval(batch: RemovedBatch): void;
  /** All old records are removed. */
  observeRetention(): void;
}

export function createMetrics(db: Db): Metrics {
  const registry = createRegistry();
  const registers = [registry];
  observePool(registry, () => getPoolCounts(db));
  const observeQuery = createQueryDurations(registry);
  observeQueries(db, (text, seconds) => observeQuery(queryName(text), seconds));
  observeWork(registry, db);
  const countProviderError = createProviderErrors(registry, ["model", "stripe"]);
  const attemptDuration = new Histogram({
    name: "task_attempt_duration_seconds",
    help: "Duration of attempts at tasks, by task and result",
    labelNames: ["task", "result"],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 900],
    registers,
  });
  const issuesFound = new Gauge({
    name: "payment_issues",
    help: "Payments or users that need a person's attention, by kind; alert above 0",
    labelNames: ["kind"],
    registers,
  });
  const actions = new Counter({
    name: "payment_reconciliation_actions_total",
    help: "Actions of payment reconciliations, by action",
    labelNames: ["action"],
    registers,
  });
  const lastSuccess = new Gauge({
    name: "payment_reconciliation_last_success_timestamp_seconds",
    help: "When the last complete payment reconciliation of this worker ended; alert when the newest is over ten minutes old",
    registers,
  });
  // Without a reconciliation there is no time, and 0 would be the year 1970.
  lastSuccess.remove();
  const removedRows = new Counter({
    name: "retention_removed_rows_total",
    help: "Old rows that were removed, by table",
    labelNames: ["table"],
    registers,
  });
  const lastRetention = new Gauge({
    name: "retention_last_success_timestamp_seconds",
    help: "When this worker last removed all old records; alert when the newest is over two days old",
    registers,
  });
  lastRetention.remove();
  return {
    registry,
    expectTasks(names) {
      for (const task of names) for (const result of attemptResults) attemptDuration.zero({ task, result });
    },
    observeAttempt({ taskName, result, seconds }) {
      attemptDuration.observe({ task: taskName, result }, seconds);
    },
    observeProviderError: (provider, kind) => countProviderError(provider, snakeCase(kind)),
    observePaymentIssues(issues) {
      for (const [kind, count] of Object.entries(issues)) issuesFound.set({ kind: snakeCase(kind) }, count);
    },
    observeRemoval({ table, rows }) {
      removedRows.inc({ table }, rows);
    },
    observeRetention() {
      lastRetention.setToCurrentTime();
    },
    observeReconciliation(reconciliation) {
      for (const [action, count] of Object.entries(reconciliation)) actions.inc({ action: snakeCase(action) }, count);
      if (reconciliation.failures === 0) lastSuccess.setToCurrentTime();
    },
  };
}

/** The case of label values in Prometheus. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
