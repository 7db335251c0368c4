import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pWaitFor, { TimeoutError } from "p-wait-for";

/** What a running product publishes to other commands in the same data folder. */
export interface Instance {
  /** Absent until the site responds. */
  url?: string;
  /** The environment of its processes; absent until the database accepts connections, and while it stops. */
  settings?: Record<string, string>;
  stopping?: true;
}

/** The exclusive right of one process to a data folder. */
export interface DataDirLock {
  /** Replaces what `findInstance` returns. */
  publish(instance: Instance): void;
  release(): void;
}

const lockFile = (dataDir: string): string => join(dataDir, "instance.lock");
const instanceFile = (dataDir: string): string => join(dataDir, "instance.json");
const stopTimeoutMs = 15_000;
/** Longer than a reader holds the lock. */
const busyTimeoutMs = 200;

/**
 * Locks a data folder for this process: two products never share a database. The operating system releases the
 * lock when the process ends, even after a `kill -9`. Waits for a product that is stopping.
 *
 * @throws if another process holds the lock
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true });
  let lock = tryLock(dataDir);
  if (!lock && (await findInstance(dataDir))?.stopping) {
    const retry = async () => {
      lock = tryLock(dataDir);
      return lock !== undefined;
    };
    await pWaitFor(retry, { interval: 100, timeout: stopTimeoutMs }).catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
    });
  }
  if (lock) return createLock(dataDir, lock);
  const url = (await findInstance(dataDir))?.url;
  throw new Error(
    url
      ? `Zodiac at Work is already running from this folder at ${url}. Stop it first (Ctrl-C).`
      : "Zodiac at Work is starting from this folder, or another command is using its data. Try again in a moment.",
  );
}

/** Returns the product that runs from a data folder; undefined if none does. */
export async function findInstance(dataDir: string): Promise<Instance | undefined> {
  if (!isLocked(dataDir)) return undefined;
  try {
    return JSON.parse(await readFile(instanceFile(dataDir), "utf8")) as Instance;
  } catch {
    return {};
  }
}

function createLock(dataDir: string, lock: DatabaseSync): DataDirLock {
  const publish = (instance: Instance): void => {
    const file = instanceFile(dataDir);
    // The settings contain secrets.
    writeFileSync(`${file}.new`, JSON.stringify(instance), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  publish({}); // Replaces what a killed process left behind.
  return {
    publish,
    release() {
      if (!lock.isOpen) return;
      rmSync(instanceFile(dataDir), { force: true });
      lock.close();
    },
  };
}

/** SQLite locks its file the same way on every system, and the lock ends with the process. */
function tryLock(dataDir: string): DatabaseSync | undefined {
  const database = new DatabaseSync(lockFile(dataDir), { timeout: busyTimeoutMs });
  try {
    database.exec("pragma journal_mode = memory; begin exclusive");
    return database;
  } catch {
    database.close();
    return undefined;
  }
}

function isLocked(dataDir: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lockFile(dataDir), { readOnly: true, timeout: 0 });
  } catch {
    return false; // No process has used the folder yet.
  }
  try {
    database.exec("select count(*) from sqlite_schema");
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}
