import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ApiProcess, laptop, startApi } from "@zodiac-at-work/api/testing-process";
import { type Db, seed } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { startFirebaseEmulator } from "@zodiac-at-work/local/firebase-emulator";
import { firebaseProjectId, startFirebaseStub } from "@zodiac-at-work/local/firebase-stub";
import { startJobBoardSandbox } from "@zodiac-at-work/local/job-board-sandbox";
import { startSandbox } from "@zodiac-at-work/payments/testing";
import { startWorkerProcess } from "@zodiac-at-work/worker/testing-process";
import getPort from "get-port";
import { killProcess } from "./kill-process.ts";

/** One process of the API on a seeded PostgreSQL, with the local stand-ins that it talks to. */
export interface ApiEnvironment {
  readonly db: Db;
  readonly url: string;
  readonly api: ApiProcess;
  /** Values of its settings that no response may contain. */
  readonly secrets: readonly string[];
  /** The address of the Firebase emulator; undefined if a stub knows every account. */
  readonly emulator: string | undefined;
  readMetrics(): Promise<ApiMetrics>;
  close(): Promise<void>;
}

/** What the process holds. */
export interface ApiMetrics {
  /** Resident memory in megabytes. */
  readonly memory: number;
  /** Open sockets, without those of the database pool. */
  readonly sockets: number;
  /** Live streams of events. */
  readonly streams: number;
}

/**
 * @param options.isWhole whether the Firebase emulator, the job board sandbox and a worker run too, as on a laptop; else a stub
 * stands for the emulator, and nobody carries out tasks
 */
export async function startApiEnvironment({ isWhole = false } = {}): Promise<ApiEnvironment> {
  const parts = new AsyncDisposableStack();
  try {
    const { db, connectionString, createApiRole, drop } = await createTestDb();
    parts.defer(drop);
    await seed(db);
    const apiUrl = await createApiRole();
    const sandbox = await startSandbox();
    parts.defer(() => sandbox.stop());
    const firebase = isWhole ? await startEmulator(parts) : await startStub(parts);
    const settings = {
      ...laptop,
      FIREBASE_PROJECT_ID: firebaseProjectId,
      FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
      ...sandbox.settings,
    };
    if (isWhole) await startWorker(parts, { ...settings, DATABASE_URL: connectionString });
    const api = startApi({
      ...settings,
      DATABASE_URL: apiUrl,
      METRICS_PORT: "0",
      // The campaigns send each request from an address of its own, because limits count by address.
      TRUST_PROXY: "127.0.0.1",
    });
    parts.defer(() => killProcess(api));
    const url = await api.address();
    const metricsUrl = `http://127.0.0.1:${metricsPortOf(api)}/metrics`;
    await sandbox.control("/webhooks", { url: `${url}/api/stripe/webhook` });
    return {
      db,
      url,
      api,
      secrets: [settings.STRIPE_SECRET_KEY, settings.STRIPE_WEBHOOK_SECRET, new URL(apiUrl).password],
      emulator: firebase.emulator,
      async readMetrics() {
        const response = await fetch(metricsUrl, { headers: { connection: "close" } });
        return parseMetrics(await response.text());
      },
      close: () => parts.disposeAsync(),
    };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

interface Firebase {
  readonly host: string;
  readonly emulator: string | undefined;
}

async function startStub(parts: AsyncDisposableStack): Promise<Firebase> {
  const stub = await startFirebaseStub();
  parts.defer(() => stub.close());
  return { host: stub.host, emulator: undefined };
}

async function startEmulator(parts: AsyncDisposableStack): Promise<Firebase> {
  const folder = await mkdtemp(join(tmpdir(), "zodiac-firebase-"));
  parts.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await getPort({ host: "127.0.0.1" });
  const emulator = startFirebaseEmulator({ accountsFile: join(folder, "accounts.json"), port });
  parts.defer(() => emulator.stop());
  await emulator.ready;
  return { host: `127.0.0.1:${port}`, emulator: emulator.origin };
}

async function startWorker(parts: AsyncDisposableStack, settings: Readonly<Record<string, string>>): Promise<void> {
  const boards = await startJobBoardSandbox();
  parts.defer(() => boards.stop());
  await boards.ready;
  const { PORT: _, ...shared } = settings;
  const worker = startWorkerProcess({ ...shared, JOB_SOURCES: boards.origin, LOG_LEVEL: "info" });
  parts.defer(() => killProcess(worker));
  await worker.logged("working");
}

function metricsPortOf(api: ApiProcess): string {
  const port = /"metrics":\{[^}]*"port":(\d+)/.exec(api.output())?.[1];
  if (port === undefined) throw new Error("The API did not log the port of its metrics.");
  return port;
}

function parseMetrics(text: string): ApiMetrics {
  const sumOf = (name: string) =>
    text
      .split("\n")
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
  return {
    memory: Math.round(sumOf("process_resident_memory_bytes") / 2 ** 20),
    sockets: sumOf('nodejs_active_resources{type="TCPSocketWrap"}') - sumOf("database_pool_connections"),
    streams: sumOf("live_streams"),
  };
}

/** Sends a request until the process is not too busy for it, for a minute at most. */
export async function fetchServed(url: string, init?: RequestInit): Promise<Response> {
  for (let time = 1; ; time += 1) {
    const response = await fetch(url, init);
    if (response.status !== 503 || time === 60) return response;
    await sleep(1_000);
  }
}
