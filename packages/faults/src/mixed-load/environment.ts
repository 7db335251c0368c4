import { type ApiProcess, laptop, startApi } from "@zodiac-at-work/api/testing-process";
import type { Db } from "@zodiac-at-work/db";
import { firebaseProjectId, sessionHeader, startFirebaseStub } from "@zodiac-at-work/local/firebase-stub";
import { type Sandbox, startSandbox } from "@zodiac-at-work/payments/testing";
import type { WorkerProcess } from "@zodiac-at-work/worker/testing-process";
import getPort from "get-port";
import { killProcess } from "../kill-process.ts";
import { type BoardServer, startBoardServer } from "../openings/board-server.ts";
import { createEnvironment } from "../openings/environment.ts";

export interface ProductSize {
  /** Users with access, `member-0` and so on. */
  readonly members: number;
  readonly boards: number;
  /** Postings of each board. */
  readonly postings: number;
  /** The folder of the built site. Without it, the API serves no pages. */
  readonly webDir?: string | undefined;
  /** Options of Node for the processes of the product. */
  readonly nodeOptions?: string;
}

/** The product under load: one process of the API, one worker, and what they talk to. */
export interface Product {
  readonly db: Db;
  readonly sandbox: Sandbox;
  readonly boards: BoardServer;
  readonly url: string;
  readonly api: ApiProcess;
  readonly worker: WorkerProcess;
  /** Where each process serves its metrics. */
  readonly metricsPorts: { readonly api: number; readonly worker: number };
  close(): Promise<void>;
}

export const admin = "admin";

export async function startProduct({ members, boards, postings, webDir, nodeOptions }: ProductSize): Promise<Product> {
  const parts = new AsyncDisposableStack();
  try {
    const server = await startBoardServer({ postings, delayMs: 50 });
    parts.defer(() => server.close());
    const environment = await createEnvironment(boards, server.origin, { hasCatalog: true });
    parts.defer(() => environment.close());
    const { db } = environment;
    await db
      .insertInto("users")
      .values([admin, ...Array.from({ length: members }, (_, number) => memberOf(number))].map((id) => newAdmin(id)))
      .execute();
    const sandbox = await startSandbox();
    parts.defer(() => sandbox.stop());
    const firebase = await startFirebaseStub();
    parts.defer(() => firebase.close());

    const metricsPorts = { api: await getPort(), worker: await getPort() };
    const shared = { ...sandbox.settings, ...(nodeOptions && { NODE_OPTIONS: nodeOptions }) };
    const api = startApi({
      ...laptop,
      ...shared,
      DATABASE_URL: await environment.createApiRole(),
      FIREBASE_PROJECT_ID: firebaseProjectId,
      FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
      METRICS_PORT: String(metricsPorts.api),
      // The load checks the same boards again and again.
      SCRAPE_FRESH_MINUTES: "0",
      SCRAPE_READER_CHECKS_PER_HOUR: "60",
      ...(webDir && { WEB_DIR: webDir }),
    });
    parts.defer(() => killProcess(api));
    const worker = environment.startWorker({ ...shared, METRICS_PORT: String(metricsPorts.worker) });
    const url = await api.address();
    await worker.logged("working");
    await sandbox.control("/webhooks", { url: `${url}/api/stripe/webhook` });
    const close = parts.move();
    return { db, sandbox, boards: server, url, api, worker, metricsPorts, close: () => close.disposeAsync() };
  } finally {
    await parts.disposeAsync();
  }
}

/** Administrators have access without a payment, so that the payments are those of the load. */
function newAdmin(id: string) {
  return { id, email: `${id}@example.com`, role: "admin" } as const;
}

export function memberOf(number: number): string {
  return `member-${number}`;
}

const sessions = new Map<string, { authorization: string }>();

/** Returns the header of a session. A user has one session, which lasts an hour. */
export function sessionOf(uid: string): { authorization: string } {
  const session = sessions.get(uid) ?? sessionHeader(uid);
  sessions.set(uid, session);
  return session;
}

/**
 * Makes a call as a user, and returns its answer.
 *
 * @throws for any answer but a success
 */
export async function call<Body>(url: string, uid: string, method: string, path: string, body?: object): Promise<Body> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...sessionOf(uid), ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
  return (text.startsWith("{") ? JSON.parse(text) : text) as Body;
}
