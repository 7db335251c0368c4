import { setTimeout as sleep } from "node:timers/promises";
import { reconcilePayments, removeOldRecords } from "@zodiac-at-work/tasks";
import getPort from "get-port";
import { between, failReconciliation, failRemoval, lock, preload, runTask, until, withPayment } from "./causes.ts";
import type { MeasuredProcess, Product } from "./testing-product.ts";
import type { Phase } from "./timeline.ts";

/** A fault that an alert is for, and the time around it. */
export interface Scenario {
  readonly alert: string;
  readonly fault: string;
  /** Returns what the processes exported: while all was well, and from the fault on. */
  run(product: HealthyProduct): Promise<{ well: readonly Phase[]; faulty: readonly Phase[]; everySeconds?: number }>;
}

/** The product, with a process of the API and a worker that work. */
export interface HealthyProduct {
  readonly product: Product;
  readonly api: MeasuredProcess;
  readonly worker: MeasuredProcess;
  /** An hour in which they did what they do. */
  readonly healthy: Phase;
}

export async function makeHealthy(product: Product): Promise<HealthyProduct> {
  const [api, worker] = await Promise.all([product.startApi(), product.startWorker()]);
  await runTask(product, [worker], reconcilePayments, "completed");
  const healthy = await between(60, [api, worker], async () => {
    await runTask(product, [worker], reconcilePayments, "completed");
    await runTask(product, [worker], removeOldRecords, "completed");
    for (const path of ["/api/ready", "/api/stats", search, search, search]) await product.call(api, path);
  });
  return { product, api, worker, healthy };
}

const search = "/api/companies?search=energy";
const twoDaysAndMore = 3 * 24 * 60;
export const scenarios: readonly Scenario[] = [
  {
    alert: "PaidWithoutAccess",
    fault: "a payment that grants access belongs to a user without it",
    async run({ product, worker, healthy }) {
      await product.db.insertInto("users").values({ id: "buyer", email: "buyer@example.com" }).execute();
      return { well: [healthy], faulty: [await withPayment(product, worker, { userId: "buyer" })] };
    },
  },
  {
    alert: "PaymentsNotReconciled",
    fault: "Stripe responds with errors",
    async run({ product, worker, healthy }) {
      const faulty = await between(60, [worker], () => failReconciliation(product, worker));
      return { well: [healthy], faulty: [faulty] };
    },
  },
  {
    alert: "PaymentsNotReconciled",
    fault: "Stripe responds with errors since the only worker started",
    async run({ product, worker: other }) {
      await product.failStripe(1_000);
      const worker = await product.startWorker();
      const faulty = await between(60, [worker], () => failReconciliation(product, worker, other));
      await worker.kill();
      return { well: [], faulty: [faulty] };
    },
  },
  {
    alert: "PaymentsNeedAPerson",
    fault: "a payment by link belongs to nobody",
    async run({ product, worker, healthy }) {
      const faulty = await withPayment(product, worker, { email: "stranger@example.com" });
      return { well: [healthy], faulty: [{ ...faulty, minutes: 60 }] };
    },
  },
  {
    alert: "ApiDown",
    fault: "the only process of the API is killed",
    async run({ product }) {
      const api = await product.startApi();
      const well = await between(60, [api], () => product.call(api, "/api/ready"));
      return { well: [well], faulty: [await between(30, [api], () => api.kill())] };
    },
  },
  {
    alert: "WorkerDown",
    fault: "the only worker is killed",
    async run({ product }) {
      const worker = await product.startWorker();
      const well = await between(60, [worker], () => sleep(100));
      return { well: [well], faulty: [await between(30, [worker], () => worker.kill())] };
    },
  },
  {
    alert: "RequestsFail",
    fault: "the API can't reach the database",
    async run({ product, healthy }) {
      const api = await product.startApi({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" });
      const faulty = await between(30, [api], async () => {
        for (let call = 0; call < 5; call += 1) await product.call(api, search);
      });
      await api.kill();
      return { well: [healthy], faulty: [faulty] };
    },
  },
  {
    alert: "RequestsSlow",
    fault: "a lock on a table makes searches wait for two seconds",
    async run({ product, api, healthy }) {
      const faulty = await between(60, [api], async () => {
        const unlock = await lock(product, "companies");
        const calls = Array.from({ length: 5 }, () => product.call(api, search));
        await sleep(2_000);
        await unlock();
        await Promise.all(calls);
      });
      return { well: [healthy], faulty: [faulty] };
    },
  },
  {
    alert: "DatabasePoolExhausted",
    fault: "a lock on a table holds all connections of the API",
    async run({ product, api, healthy }) {
      const before = [await api.scrape()];
      const unlock = await lock(product, "companies");
      // One user gets three connections.
      const calls = product.users.flatMap((uid) => [1, 2, 3, 4].map(() => product.call(api, search, uid)));
      await until(api, (value) => value("database_pool_waiting_queries") > 0);
      const after = [await api.scrape()];
      await unlock();
      await Promise.all(calls);
      return { well: [healthy], faulty: [{ minutes: 30, before, after }] };
    },
  },
  {
    alert: "EventLoopBusy",
    fault: "the API computes for 0.7 s at a time",
    async run({ product, healthy }) {
      const work = "const end = Date.now() + 700; while (Date.now() < end);";
      const api = await product.startApi(preload(`setTimeout(() => setInterval(() => { ${work} }, 900), 2_000);`));
      // A scrape begins a new measurement, and idle time in it hides the long turns. So the first scrape comes after they
      // begin. A scrape during a turn loses that turn, so nothing scrapes between the two.
      await sleep(3_000);
      const faulty = await between(30, [api], () => sleep(4_000));
      await api.kill();
      return { well: [healthy], faulty: [faulty] };
    },
  },
  {
    alert: "MemoryGrows",
    fault: "the API keeps 800 MB",
    async run({ product, healthy }) {
      const api = await product.startApi(preload("globalThis.kept = Buffer.alloc(8e8, 1);"));
      const faulty = await between(60, [api], () => product.call(api, "/api/ready"));
      await api.kill();
      return { well: [healthy], faulty: [faulty] };
    },
  },
  {
    alert: "TasksFail",
    fault: "each reconciliation fails, from the first on",
    async run({ product, worker, healthy }) {
      return { well: [healthy], faulty: [await between(30, [worker], () => failReconciliation(product, worker))] };
    },
  },
  {
    alert: "OldRecordsStay",
    fault: "the removal of old records fails for three days",
    async run({ product, worker, healthy }) {
      const faulty = await between(twoDaysAndMore, [worker], () => failRemoval(product, worker));
      return { well: [healthy], faulty: [faulty], everySeconds: 60 };
    },
  },
  {
    alert: "OldRecordsStay",
    fault: "the removal of old records has never succeeded",
    async run({ product, worker: other }) {
      const worker = await product.startWorker();
      const faulty = await between(twoDaysAndMore, [worker], () => failRemoval(product, worker, other));
      await worker.kill();
      return { well: [], faulty: [faulty], everySeconds: 60 };
    },
  },
  {
    alert: "NoTasksDone",
    fault: "a lock on the queue stops all tasks",
    async run({ product, worker, healthy }) {
      const unlock = await lock(product, "pgboss.job");
      const faulty = await between(90, [worker], () => sleep(1_500));
      await unlock();
      return { well: [healthy], faulty: [faulty] };
    },
  },
  {
    alert: "NoTasksDone",
    fault: "the only worker has done no task since it started",
    async run({ product }) {
      const unlock = await lock(product, "pgboss.job");
      const worker = await product.startWorker({}, { isBlocked: true });
      const faulty = await between(90, [worker], () => sleep(500));
      await worker.kill();
      await unlock();
      return { well: [], faulty: [faulty] };
    },
  },
  {
    alert: "ProcessesRestart",
    fault: "the API is killed and started again every two minutes",
    async run({ product, healthy }) {
      const port = { METRICS_PORT: String(await getPort()) };
      const faulty: Phase[] = [];
      for (let time = 0; time < 6; time += 1) {
        const api = await product.startApi(port);
        faulty.push(await between(2, [api], () => product.call(api, "/api/ready")));
        await api.kill();
      }
      return { well: [healthy], faulty };
    },
  },
];
