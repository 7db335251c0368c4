import { execFile, execFileSync } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** A server of the system's own PostgreSQL, with its programs. The one from npm has no pg_dump. */
export interface SystemPostgres {
  /** The database `postgres`, as superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Finds the newest PostgreSQL that the system's packages have installed with its server, or undefined. */
export async function findSystemPostgres(): Promise<string | undefined> {
  const versions = await readdir("/usr/lib/postgresql").catch((): string[] => []);
  for (const version of versions.toSorted((a, b) => Number(b) - Number(a))) {
    const folder = join("/usr/lib/postgresql", version, "bin");
    const programs = await readdir(folder).catch((): string[] => []);
    if (["initdb", "pg_ctl", "pg_dump", "pg_restore"].every((program) => programs.includes(program))) return folder;
  }
  return undefined;
}

/** @param bin the folder that `findSystemPostgres` found */
export async function startSystemPostgres(bin: string): Promise<SystemPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "zodiac-system-postgres-"));
  const data = join(folder, "data");
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const idOf = (kind: string) => Number(execFileSync("id", [kind, "postgres"]));
  const as = isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  if (isRoot) await chown(folder, idOf("-u"), idOf("-g"));
  const run = (program: string, args: readonly string[]) =>
    promisify(execFile)(join(bin, program), [...args], { ...as, cwd: "/" });
  await run("initdb", ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "-D", data]);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await run("pg_ctl", ["start", "--wait", "-D", data, "-o", settings, "-l", join(folder, "log")]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await run("pg_ctl", ["stop", "--wait", "--mode=immediate", "-D", data]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
