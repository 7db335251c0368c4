import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createDb, type Db, migrate } from "@zodiac-at-work/db";
import { type Postgres, startPostgres } from "@zodiac-at-work/local/postgres";
import { type Sandbox, startSandbox } from "@zodiac-at-work/payments/testing";
import { laptop, startApi } from "../src/testing-process.ts";

/** The product's server side as processes of their own, each of which can be killed. */
export interface World {
  db: Db;
  sandbox: Sandbox;
  /** Where the API answers, whatever process is behind it at the moment. */
  url: string;
  /** Ends the API as a power cut would, and starts it again at the same address. */
  killApi(): Promise<void>;
  /** The same for PostgreSQL. */
  killDatabase(): Promise<void>;
  close(): Promise<void>;
}

const api = fileURLToPath(new URL("..", import.meta.url));
const built = "dist/faults";

export async function openWorld(): Promise<World> {
  // As it is deployed, and whole: a build of a library beside must not take a part away between two starts.
  await promisify(execFile)("tsup", ["--out-dir", built], { cwd: api });
  const folder = await mkdtemp(join(tmpdir(), "zodiac-faults-"));
  const parts = new AsyncDisposableStack();
  parts.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

  let postgres = await startPostgres({ dataDir: folder });
  parts.defer(() => postgres.stop());
  const door = await openDoor(() => new URL(postgres.url).port);
  parts.defer(() => door.close());
  const databaseUrl = withPort(postgres.url, door.port);
  const db = createDb(databaseUrl, { onIdleConnectionLost: () => {} });
  parts.defer(() => db.destroy());
  await migrate(db);

  const sandbox = await startSandbox();
  parts.defer(() => sandbox.stop());
  const identity = await startIdentity();
  parts.defer(() => identity.close());

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...laptop,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: "demo-faults",
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identity.port}`,
    STRIPE_API_BASE: sandbox.origin,
    STRIPE_SECRET_KEY: "sk_test_sandbox_local",
    STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox_local",
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
  };
  const start = () => startApi(env, join(api, built, "main.js"));
  let running = start();
  parts.defer(() => {
    running.child.kill("SIGKILL");
  });
  await sandbox.control("/webhooks", { url: `${url}/api/stripe/webhook` });
  await answers(url);
  return {
    db,
    sandbox,
    url,
    async killApi() {
      if (running.child.exitCode !== null) throw new Error(`the API ended by itself:\n${running.output()}`);
      running.child.kill("SIGKILL");
      await running.ended;
      running = start();
      // Struck again before it answers, it would never do anything that a strike could interrupt.
      await answers(url);
    },
    async killDatabase() {
      await killPostgres(postgres, folder);
      postgres = await restarted(folder);
      await answers(url);
    },
    close: () => parts.disposeAsync(),
  };
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
}

async function killPostgres(postgres: Postgres, folder: string): Promise<void> {
  const [pid] = (await readFile(join(folder, "18", "postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
  await postgres.ended;
}

/** What the dead server started may hold its memory for a moment longer. */
async function restarted(folder: string): Promise<Postgres> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startPostgres({ dataDir: folder });
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(200);
    }
  }
}

/** A port that stays the same while what is behind it comes back at another one. */
async function openDoor(target: () => string): Promise<{ port: number; close(): void }> {
  const server = createTcpServer((client) => {
    const inside = connect(Number(target()), "127.0.0.1");
    for (const [from, to] of [
      [client, inside],
      [inside, client],
    ] as const) {
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** The identity provider's stand-in takes unsigned tokens, and knows every account. */
async function startIdentity(): Promise<{ port: number; close(): void }> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const { localId } = JSON.parse(body || "{}") as { localId?: string[] };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ users: [{ localId: localId?.[0], disabled: false, validSince: "0" }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function withPort(url: string, port: number): string {
  const moved = new URL(url);
  moved.port = String(port);
  return moved.href;
}
