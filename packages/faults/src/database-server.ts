import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDb, grantApiRights, migrate } from "@zodiac-at-work/db";
import type { TestDb } from "@zodiac-at-work/db/testing";
import { apiRole, type Postgres, startPostgres } from "@zodiac-at-work/local/postgres";
import getPort from "get-port";

/** PostgreSQL that a campaign kills and starts again, at one address. It writes what it promised to the disk. */
export interface DatabaseServer {
  /** The migrated database, as superuser. Its queries fail while the server is away. */
  readonly database: TestDb;
  /** Sends SIGKILL to the server. */
  kill(): Promise<void>;
  /** Stops the server as an operator does. */
  stop(): Promise<void>;
  /** Starts the server again and waits until it accepts connections. */
  start(): Promise<void>;
  /** Whether the server has ended: by a kill, a stop or by itself. */
  hasEnded(): boolean;
  /** Stops the server for good and removes its folder. */
  close(): Promise<void>;
}

interface DatabaseServerOptions {
  /** A new folder if omitted. */
  readonly folder?: string | undefined;
  /** Is added to the environment of the server. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function startDatabaseServer({ folder, env = {} }: DatabaseServerOptions = {}): Promise<DatabaseServer> {
  const ownFolder = await mkdtemp(join(tmpdir(), "zodiac-faults-"));
  const port = await getPort({ host: "127.0.0.1" });
  const options = { dataDir: folder ?? ownFolder, port, env };
  let ended = false;
  const launch = async (): Promise<Postgres> => {
    const started = await startPostgres(options);
    ended = false;
    void started.exited.then(() => {
      ended = true;
    });
    return started;
  };
  let postgres = await launch();
  const { url, apiUrl } = postgres;
  const db = createDb(url, { maxConnections: 5, onIdleConnectionLost: () => {} });
  await migrate(db);
  return {
    database: {
      db,
      connectionString: url,
      async createApiRole() {
        await grantApiRights(db, apiRole);
        return apiUrl;
      },
      // The whole server is removed in its place.
      drop: async () => {},
    },
    kill: () => postgres.kill(),
    stop: () => postgres.stop(),
    async start() {
      // Child processes of a killed server may hold its shared memory for a moment.
      for (let attempt = 1; ; attempt += 1) {
        try {
          postgres = await launch();
          return;
        } catch (error) {
          if (attempt === 20) throw error;
          await sleep(200);
        }
      }
    },
    hasEnded: () => ended,
    async close() {
      await db.destroy();
      await postgres.stop();
      await rm(ownFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
