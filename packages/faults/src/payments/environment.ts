import { laptop, startApi } from "@zodiac-at-work/api/testing-process";
import type { Db } from "@zodiac-at-work/db";
import { firebaseProjectId, startFirebaseStub } from "@zodiac-at-work/local/firebase-stub";
import { type Sandbox, startSandbox } from "@zodiac-at-work/payments/testing";
import { startWorkerProcess, type WorkerProcess } from "@zodiac-at-work/worker/testing-process";
import getPort from "get-port";
import { buildApi } from "../built-api.ts";
import { type CallProxy, startCallProxy } from "../call-proxy.ts";
import { startDatabaseServer } from "../database-server.ts";
import { killProcess } from "../kill-process.ts";
import { type StatementProxy, startStatementProxy } from "../statement-proxy.ts";
import { waitUntilReady } from "../wait-until-ready.ts";

/** The server side of the product, as processes that a campaign can kill. */
export interface Environment {
  db: Db;
  /** The address of the database, for its owner. It stays the same across restarts. */
  databaseUrl: string;
  sandbox: Sandbox;
  /** Address of the API; it stays the same across restarts. */
  url: string;
  /** The ways of the API to PostgreSQL and to Stripe, if they can be cut. */
  statements: StatementProxy | undefined;
  calls: CallProxy | undefined;
  /** Sends SIGKILL to the API, starts it again, and resolves when it is ready. */
  killApi(): Promise<void>;
  /** Sends SIGKILL to PostgreSQL, starts it again, and resolves when the API is ready. */
  killDatabase(): Promise<void>;
  /** Starts PostgreSQL again if it has ended by itself. Returns whether it had. */
  restartEndedDatabase(): Promise<boolean>;
  startWorker(): WorkerProcess;
  close(): Promise<void>;
}

interface EnvironmentOptions {
  /** Whether the ways of the API to PostgreSQL and to Stripe can be cut. */
  readonly cuts?: boolean;
  /** The folder of PostgreSQL; a new one if omitted. */
  readonly databaseFolder?: string;
  /** Is added to the environment of all processes. */
  readonly extra?: Readonly<Record<string, string>>;
}

export async function startEnvironment(options: EnvironmentOptions = {}): Promise<Environment> {
  const { cuts = false, extra = {} } = options;
  const file = await buildApi();
  const parts = new AsyncDisposableStack();
  const server = await startDatabaseServer({ folder: options.databaseFolder, env: extra });
  parts.defer(() => server.close());
  const { db, connectionString: databaseUrl } = server.database;
  const statements = cuts ? await startStatementProxy(databaseUrl) : undefined;
  parts.defer(() => statements?.close());

  const sandbox = await startSandbox();
  parts.defer(() => sandbox.stop());
  const calls = cuts ? await startCallProxy(sandbox.origin) : undefined;
  parts.defer(() => calls?.close());
  const firebase = await startFirebaseStub();
  parts.defer(() => firebase.close());

  const port = await getPort({ host: "127.0.0.1" });
  const url = `http://127.0.0.1:${port}`;
  const shared = {
    ...extra,
    DATABASE_URL: statements?.url ?? databaseUrl,
    ...sandbox.settings,
    ...(calls && { STRIPE_API_BASE: calls.url }),
  };
  const env = {
    ...laptop,
    ...shared,
    PORT: String(port),
    FIREBASE_PROJECT_ID: firebaseProjectId,
    FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
  };
  const start = () => startApi(env, { file });
  let api = start();
  parts.defer(() => killProcess(api));
  await sandbox.control("/webhooks", { url: `${url}/api/stripe/webhook` });
  await waitUntilReady(url);
  return {
    db,
    databaseUrl,
    sandbox,
    url,
    statements,
    calls,
    async killApi() {
      if (api.child.exitCode !== null) throw new Error(`the API exited on its own:\n${api.output()}`);
      await killProcess(api);
      api = start();
      // A process that is killed before it answers does no work that the kill could interrupt.
      await waitUntilReady(url);
    },
    async killDatabase() {
      await server.kill();
      await server.start();
      await waitUntilReady(url);
    },
    async restartEndedDatabase() {
      if (!server.hasEnded()) return false;
      await server.start();
      return true;
    },
    startWorker() {
      const worker = startWorkerProcess({ NODE_ENV: "development", LOG_LEVEL: "info", ...shared });
      parts.defer(() => killProcess(worker));
      return worker;
    },
    close: () => parts.disposeAsync(),
  };
}
