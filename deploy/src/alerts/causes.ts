import { openQueue, reconcilePayments, removeOldRecords } from "@zodiac-at-work/tasks";
import { sql } from "kysely";
import pWaitFor from "p-wait-for";
import type { Exported } from "./scrape.ts";
import type { MeasuredProcess, Product } from "./testing-product.ts";
import type { Phase } from "./timeline.ts";

const paid = { status: "succeeded", amountReceived: 6200, currency: "usd", grantsAccess: true } as const;

/** Returns some minutes in which `act` happens again and again. */
export async function between(
  minutes: number,
  processes: readonly MeasuredProcess[],
  act: () => Promise<unknown>,
): Promise<Phase> {
  const scrapeAll = () => Promise.all(processes.map((process) => process.scrape()));
  const before = await scrapeAll();
  await act();
  return { minutes, before, after: await scrapeAll() };
}

/** Has one of the workers do a task now. */
export async function runTask(
  { db }: Product,
  workers: readonly MeasuredProcess[],
  task: typeof reconcilePayments | typeof removeOldRecords,
  result: "completed" | "failed",
): Promise<void> {
  const count = await countAttempts(workers, task.name, result);
  // One that waits for its next attempt would be joined, and waits on.
  await sql`delete from pgboss.job where name = ${task.name} and state < 'active'`.execute(db);
  await openQueue(db).enqueue(task as typeof reconcilePayments, {});
  const isDone = async () => (await countAttempts(workers, task.name, result)) > count;
  await pWaitFor(isDone, { interval: 100, timeout: 45_000 });
}

async function countAttempts(workers: readonly MeasuredProcess[], task: string, result: string): Promise<number> {
  const scrapes = await Promise.all(workers.map((worker) => worker.scrape()));
  const counts = scrapes.map((one) => valuesOf(one)("task_attempt_duration_seconds_count", { task, result }));
  return counts.reduce((sum, count) => sum + count, 0);
}

export async function failReconciliation(product: Product, ...workers: readonly MeasuredProcess[]): Promise<void> {
  await product.failStripe(1_000);
  try {
    await runTask(product, workers, reconcilePayments, "failed");
  } finally {
    await product.healStripe();
  }
}

export async function failRemoval(product: Product, ...workers: readonly MeasuredProcess[]): Promise<void> {
  await sql`alter table payment_events rename to payment_events_away`.execute(product.db);
  try {
    await runTask(product, workers, removeOldRecords, "failed");
  } finally {
    await sql`alter table payment_events_away rename to payment_events`.execute(product.db);
  }
}

/** Reconciles while a payment of an hour ago has a problem. */
export async function withPayment(
  product: Product,
  worker: MeasuredProcess,
  owner: { userId?: string; email?: string },
): Promise<Phase> {
  const moment = new Date(Date.now() - 60 * 60_000);
  const times = { statusAt: moment, createdAt: moment };
  await product.db
    .insertInto("payments")
    .values({ id: "pi_problem", provider: "stripe", ...times, ...paid, ...owner })
    .execute();
  const phase = await between(30, [worker], () => runTask(product, [worker], reconcilePayments, "completed"));
  await product.db.deleteFrom("payments").execute();
  await runTask(product, [worker], reconcilePayments, "completed");
  return phase;
}

/** Locks a table against everybody. Returns what ends that. */
export async function lock({ db }: Product, table: string): Promise<() => Promise<void>> {
  const transaction = await db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
  return async () => transaction.rollback().execute();
}

export async function until(
  process: MeasuredProcess,
  isReached: (value: ReturnType<typeof valuesOf>) => boolean,
): Promise<void> {
  await pWaitFor(async () => isReached(valuesOf(await process.scrape())), { interval: 100, timeout: 60_000 });
}

/** Returns a function that finds the value of a metric, 0 without one. */
function valuesOf({ exported }: { exported: readonly Exported[] | null }) {
  return (name: string, wanted: Readonly<Record<string, string>> = {}): number =>
    exported?.find(
      ({ labels }) =>
        labels.__name__ === name && Object.entries(wanted).every(([label, value]) => labels[label] === value),
    )?.value ?? 0;
}

/** Settings that run code in a process before its own. */
export function preload(code: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
