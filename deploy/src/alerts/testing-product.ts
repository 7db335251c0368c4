import { type ApiProcess, laptop, startApi } from "@zodiac-at-work/api/testing-process";
import type { Db } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { firebaseProjectId, sessionHeader, startFirebaseStub } from "@zodiac-at-work/local/firebase-stub";
import { startStripeSandbox } from "@zodiac-at-work/local/stripe-sandbox";
import { startWorkerProcess, type WorkerProcess } from "@zodiac-at-work/worker/testing-process";
import getPort from "get-port";
import pWaitFor from "p-wait-for";
import { type Scrape, scrape } from "./scrape.ts";

/** The product as a test breaks it: real processes of the API and the worker with their metrics. */
export interface Product {
  readonly db: Db;
  /** Makes Stripe respond with errors, for this many requests. */
  failStripe(requests: number): Promise<void>;
  healStripe(): Promise<void>;
  /** @param env what is added to the usual settings of the process */
  startApi(env?: Readonly<Record<string, string>>): Promise<MeasuredProcess>;
  /** @param options `isBlocked` if it can't begin to work, but serves its metrics */
  startWorker(
    env?: Readonly<Record<string, string>>,
    options?: { readonly isBlocked?: boolean },
  ): Promise<MeasuredProcess>;
  /** Sends a request to the API as an administrator. */
  send(api: MeasuredProcess, method: string, path: string, body?: object): Promise<Response>;
  /** The ids of administrators. */
  readonly users: readonly string[];
  /** Reads from the API as an administrator, the first if `uid` is omitted, and returns the status. */
  call(api: MeasuredProcess, path: string, uid?: string): Promise<number>;
  close(): Promise<void>;
}

/** A process, and what Prometheus reads from it. */
export interface MeasuredProcess {
  readonly process: ApiProcess | WorkerProcess;
  readonly metricsPort: number;
  /** Where it serves; empty for the worker. */
  readonly address: string;
  scrape(): Promise<Scrape>;
  /** The lines that an API has written so far. */
  output(): string;
  kill(): Promise<void>;
}

export async function startProduct(stateFile: string): Promise<Product> {
  const { db, connectionString, drop } = await createTestDb();
  const firebase = await startFirebaseStub();
  const sandbox = await startStripeSandbox({ stateFile, webhookSecret: "whsec_sandbox_test" });
  await sandbox.ready;
  const users = ["admin", "second", "third", "fourth", "fifth"];
  await db
    .insertInto("users")
    .values(users.map((id) => ({ id, email: null, role: "admin" as const })))
    .execute();
  const control = async (method: string, body?: object) => {
    const headers = { "content-type": "application/json" };
    const request = { method, ...(body && { headers, body: JSON.stringify(body) }) };
    const response = await fetch(`${sandbox.origin}/_sandbox/faults`, request);
    if (!response.ok) throw new Error(await response.text());
  };
  const shared = {
    DATABASE_URL: connectionString,
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_PUBLISHABLE_KEY: sandbox.publishableKey,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    STRIPE_API_BASE: sandbox.origin,
  };
  const started: MeasuredProcess[] = [];
  const measured = (job: string, process: ApiProcess | WorkerProcess, metricsPort: number, address = "") => {
    const one: MeasuredProcess = {
      process,
      metricsPort,
      address,
      scrape: () => scrape(job, metricsPort, process.child.pid),
      output: () => ("output" in process ? process.output() : ""),
      async kill() {
        process.child.kill("SIGKILL");
        await process.ended;
      },
    };
    started.push(one);
    return one;
  };
  const request = ({ address }: MeasuredProcess, method: string, path: string, uid: string, body?: object) => {
    const headers = { ...sessionHeader(uid), ...(body && { "content-type": "application/json" }) };
    return fetch(`${address}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };

  return {
    db,
    failStripe: (count) => control("POST", { kind: "error", path: "/v1/events", count }),
    healStripe: () => control("DELETE"),
    async startApi(env = {}) {
      const metricsPort = Number(env.METRICS_PORT ?? (await getPort()));
      const api = startApi({
        ...laptop,
        ...shared,
        FIREBASE_PROJECT_ID: firebaseProjectId,
        FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
        METRICS_PORT: String(metricsPort),
        ...env,
      });
      return measured("zodiac-api", api, metricsPort, await api.address());
    },
    async startWorker(env = {}, { isBlocked = false } = {}) {
      const metricsPort = await getPort();
      const worker = startWorkerProcess({
        NODE_ENV: "development",
        ...shared,
        METRICS_PORT: String(metricsPort),
        ...env,
      });
      const one = measured("zodiac-worker", worker, metricsPort);
      if (isBlocked)
        await pWaitFor(async () => (await one.scrape()).exported !== null, { interval: 50, timeout: 60_000 });
      else await worker.logged("working");
      return one;
    },
    users,
    send: (api, method, path, body) => request(api, method, path, "admin", body),
    async call(api, path, uid = "admin") {
      const response = await request(api, "GET", path, uid);
      await response.arrayBuffer();
      return response.status;
    },
    async close() {
      await Promise.all(started.map((one) => one.kill()));
      await sandbox.stop();
      firebase.close();
      await drop();
    },
  };
}
