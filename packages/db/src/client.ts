import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Database } from "./schema.ts";

/** A pool of connections to the product's database; `await db.destroy()` ends it. */
export type Db = Kysely<Database>;

/** How a pool is opened. */
export interface DbOptions {
  /** Shown in PostgreSQL's list of connections. */
  applicationName?: string;
  /** Connections that this process opens at most. */
  maxConnections?: number;
  /** After so many milliseconds PostgreSQL gives a statement up; 0 lets it run. */
  statementTimeoutMs?: number;
  /** Told when the server closes a connection that nobody was using; the pool opens another when one is needed. */
  onIdleConnectionLost?: (error: Error) => void;
}

/**
 * Opens a pool. Connecting happens with the first query, and fails after five seconds.
 *
 * @param connectionString `postgres://user:password@host:port/database`
 * @example
 * const db = createDb("postgres://localhost/zodiac", { applicationName: "api" });
 */
export function createDb(connectionString: string, options: DbOptions = {}): Db {
  const pool = new Pool({
    connectionString,
    application_name: options.applicationName ?? "zodiac-at-work",
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: { getTypeParser },
  });
  // Without a listener a restart of the database would end this process.
  pool.on("error", (error) => options.onIdleConnectionLost?.(error));
  // The pool listens only while nobody uses a connection. One that is lost between two queries of a transaction would
  // end the process as well; without a word here, the next query of the transaction fails.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  return db;
}

/** Kysely does not expose its pool. */
const pools = new WeakMap<Db, Pool>();

/** Returns how many connections of a pool are in use and idle, and how many queries wait for one. */
export function getPoolCounts(db: Db): { active: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { active: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** A `date` stays the text that PostgreSQL sends: as a Date it would be a moment in this machine's time zone. */
const getTypeParser: typeof types.getTypeParser = (id: number, format?: "text" | "binary") =>
  id === types.builtins.DATE ? String : types.getTypeParser(id, format as "text");
