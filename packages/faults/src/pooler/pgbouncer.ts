import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";

/** pgbouncer in transaction mode before a server. */
export interface Pgbouncer {
  /** The address of the database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Returns the version of the installed pgbouncer, or undefined. */
export function pgbouncerVersion(): string | undefined {
  try {
    return /PgBouncer (\S+)/.exec(execFileSync("pgbouncer", ["--version"], { encoding: "utf8" }))?.[1];
  } catch {
    return undefined;
  }
}

interface PgbouncerOptions {
  /** The server's connections of each database and role. */
  readonly poolSize: number;
  /** Whether it drops the parameters of a connection that it does not know, in place of refusing them. */
  readonly ignoresParameters?: boolean;
}

/** @param databaseUrl of the server, with the one login that the pooler accepts */
export async function startPgbouncer(
  databaseUrl: string,
  { poolSize, ignoresParameters = false }: PgbouncerOptions,
): Promise<Pgbouncer> {
  const server = new URL(databaseUrl);
  const port = await getPort({ host: "127.0.0.1" });
  const folder = await mkdtemp(join(tmpdir(), "zodiac-pgbouncer-"));
  const config = join(folder, "pgbouncer.ini");
  await writeFile(
    config,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
${ignoresParameters ? "ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout\n" : ""}`,
  );
  await writeFile(join(folder, "users.txt"), `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  // pgbouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot ? ["-u", "-g"].map((kind) => Number(execFileSync("id", [kind, "postgres"]))) : [];
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  const child: ChildProcess = spawn("pgbouncer", ["--quiet", config], {
    stdio: ["ignore", "inherit", "inherit"],
    ...(uid !== undefined && gid !== undefined && { uid, gid }),
  });
  const ended = once(child, "close");
  await waitForPort(port, child);
  const through = new URL(databaseUrl);
  through.port = String(port);
  return {
    url: through.href,
    async stop() {
      child.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error("pgbouncer ended before it listened.");
}
