import { execFileSync, spawnSync } from "node:child_process";
import { chown, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import getPort from "get-port";
import { type Service, startService } from "./managed-process.ts";

/** How a server is started. */
export interface PostgresOptions {
  /** Folder of the cluster; made if it isn't there. */
  dataDir: string;
  /** Throwaway clusters skip every write that only matters after a crash. */
  throwaway?: boolean;
}

/** A server that accepts connections. */
export interface Postgres extends Service {
  /** Connection string of the database `zodiac`, as superuser. */
  readonly url: string;
}

const server = fileURLToPath(new URL("./postgres-process.ts", import.meta.url));

/** Starts PostgreSQL from its npm package on a free loopback port and waits until it accepts connections. */
export async function startPostgres({ dataDir, throwaway = false }: PostgresOptions): Promise<Postgres> {
  await mkdir(dataDir, { recursive: true });
  const port = await getPort({ host: "127.0.0.1" });
  const service = startService({
    name: "PostgreSQL",
    nodeArgs: [server, JSON.stringify({ dataDir, port, throwaway })],
    ...(process.getuid?.() === 0 ? await unprivileged(dataDir) : {}),
  });
  const url = String(await service.ready);
  return { ...service, url };
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, made if there is none. Where that
 * user may not enter the project's folder (a home or temporary folder of mode 0700), the process keeps root's right to
 * read, and nothing else of root's.
 */
async function unprivileged(dataDir: string): Promise<{ uid?: number; gid?: number; through?: string[] }> {
  if (spawnSync("id", ["postgres"]).status !== 0) execFileSync("useradd", ["--system", "--user-group", "postgres"]);
  const uid = Number(execFileSync("id", ["-u", "postgres"]));
  const gid = Number(execFileSync("id", ["-g", "postgres"]));
  await chown(dataDir, uid, gid);
  const canRead = (program: string, args: string[], as: object): boolean =>
    [server, process.execPath, dataDir].every(
      (file) => spawnSync(program, [...args, file], { ...as, cwd: "/" }).status === 0,
    );
  if (canRead("test", ["-r"], { uid, gid })) return { uid, gid };
  const rights = "+dac_read_search,+dac_override";
  const setpriv = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--securebits=+no_setuid_fixup"].concat(
    `--inh-caps=${rights}`,
    `--ambient-caps=${rights}`,
  );
  if (canRead("setpriv", [...setpriv, "test", "-r"], {})) return { through: ["setpriv", ...setpriv] };
  throw new Error(
    `The system user postgres may not read ${server}. Move the project to a folder open to all users, ` +
      "run it as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.",
  );
}
