import { getTracing } from "@zodiac-at-work/tracing";
import {
  CamelCasePlugin,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from "kysely";
import { Pool, types } from "pg";
import { wrapConnectionError } from "./database-errors.ts";
import type { Database } from "./schema.ts";

/** A pool of connections to the product's database; `await db.destroy()` ends it. */
export type Db = Kysely<Database>;

export interface DbOptions {
  /** Shown in PostgreSQL's list of connections. */
  applicationName?: string;
  /** The most connections that this process opens. Default: 10. */
  maxConnections?: number;
  /** PostgreSQL cancels a statement after this time. 0 sets no limit. Default: 15,000. */
  statementTimeoutMs?: number;
  /**
   * Whether a pooler in transaction mode stands before the server. It refuses time limits of a connection, so the role
   * must have them. Default: false.
   */
  isPooled?: boolean;
  /** Called when the server closes an idle connection. The pool opens another when it needs one. */
  onIdleConnectionLost?: (error: Error) => void;
}

/**
 * Opens a pool. The first query connects, and fails after five seconds without an answer. A query whose connection
 * fails throws a `DatabaseUnavailableError`.
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
    ...(!options.isPooled && {
      statement_timeout: options.statementTimeoutMs ?? 15_000,
      idle_in_transaction_session_timeout: 30_000,
    }),
    keepAlive: true,
    types: { getTypeParser },
  });
  // Without a listener a restart of the database would end this process.
  pool.on("error", (error) => options.onIdleConnectionLost?.(error));
  // The pool listens only to idle connections. Losing one between two queries of a transaction would also end this
  // process; with this listener, the next query of the transaction fails instead.
  pool.on("connect", (client) => client.on("error", () => {}));
  const observers: QueryObserver[] = [];
  const db = new Kysely<Database>({
    dialect: new Dialect({ pool, onCreateConnection: (connection) => wrapQueries(connection, observers) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  observersOf.set(db, observers);
  return db;
}

/** Kysely does not expose its pool. */
const pools = new WeakMap<Db, Pool>();

/** Returns how many connections of a pool are in use and idle, and how many queries wait for one. */
export function getPoolCounts(db: Db): { active: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { active: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Receives the text of a query, without values, and how long it took. */
type QueryObserver = (text: string, seconds: number) => void;

const observersOf = new WeakMap<Db, QueryObserver[]>();

/** Calls back after each query of a pool. */
export function observeQueries(db: Db, observe: QueryObserver): void {
  observersOf.get(db)?.push(observe);
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new WrappingDriver(this.#config);
  }
}

class WrappingDriver extends PostgresDriver {
  override async acquireConnection(...options: Parameters<PostgresDriver["acquireConnection"]>) {
    try {
      return await super.acquireConnection(...options);
    } catch (error) {
      throw wrapConnectionError(error);
    }
  }
}

async function wrapQueries(connection: DatabaseConnection, observers: readonly QueryObserver[]): Promise<void> {
  const executeQuery = connection.executeQuery.bind(connection);
  connection.executeQuery = async (...query) => {
    const startedAt = performance.now();
    const { sql } = query[0];
    const tracing = getTracing();
    try {
      return await (tracing ? tracing.runQuery(sql, () => executeQuery(...query)) : executeQuery(...query));
    } catch (error) {
      throw wrapConnectionError(error);
    } finally {
      for (const observe of observers) observe(sql, (performance.now() - startedAt) / 1_000);
    }
  };
}

/** Keeps a `date` as PostgreSQL's text. As a Date it would depend on this machine's time zone. */
const getTypeParser: typeof types.getTypeParser = (id: number, format?: "text" | "binary") =>
  id === types.builtins.DATE ? String : types.getTypeParser(id, format as "text");
