import { execFileSync, spawnSync } from "node:child_process";
import { chown, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import getPort from "get-port";
import { type ManagedProcess, startProcess } from "./managed-process.ts";

export interface PostgresOptions {
  /** The folder of the cluster. */
  dataDir: string;
  /** Skips every write that matters only after a crash. */
  throwaway?: boolean;
  /** A free port if omitted. */
  port?: number;
  /** Is added to the environment of the server. */
  env?: Readonly<Record<string, string>>;
}

export interface Postgres extends ManagedProcess {
  /** The connection string of the database `zodiac`, as superuser. */
  readonly url: string;
  /** The same for the API's role. It has no rights before `grantApiRights`. */
  readonly apiUrl: string;
}

/** The role of the API's login to the laptop's own PostgreSQL. */
export const apiRole = "zodiac_api";

const processFile = fileURLToPath(new URL("./postgres-process.ts", import.meta.url));

/** Starts PostgreSQL from its npm package on a loopback port and waits until it accepts connections. */
export async function startPostgres({
  dataDir,
  throwaway = false,
  env,
  ...options
}: PostgresOptions): Promise<Postgres> {
  await mkdir(dataDir, { recursive: true });
  const port = options.port ?? (await getPort({ host: "127.0.0.1" }));
  const postgres = startProcess({
    name: "PostgreSQL",
    nodeArgs: [processFile, JSON.stringify({ dataDir, port, throwaway, apiRole })],
    env: { ...process.env, ...env },
    ...(process.getuid?.() === 0 ? await unprivileged(dataDir) : {}),
  });
  const url = String(await postgres.ready);
  const apiUrl = new URL(url);
  apiUrl.username = apiUrl.password = apiRole;
  return { ...postgres, url, apiUrl: apiUrl.href };
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the system user `postgres` and creates that user if necessary.
 * If the user can't read the project's folder (a home or temporary folder of mode 0700), the process keeps root's right
 * to read and no other right of root.
 */
async function unprivileged(dataDir: string): Promise<{ uid?: number; gid?: number; wrapper?: string[] }> {
  if (spawnSync("id", ["postgres"]).status !== 0) execFileSync("useradd", ["--system", "--user-group", "postgres"]);
  const uid = Number(execFileSync("id", ["-u", "postgres"]));
  const gid = Number(execFileSync("id", ["-g", "postgres"]));
  await chown(dataDir, uid, gid);
  const canRead = (program: string, args: string[], as: object): boolean =>
    [processFile, process.execPath, dataDir].every(
      (file) => spawnSync(program, [...args, file], { ...as, cwd: "/" }).status === 0,
    );
  if (canRead("test", ["-r"], { uid, gid })) return { uid, gid };
  const rights = "+dac_read_search,+dac_override";
  const setpriv = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--securebits=+no_setuid_fixup"].concat(
    `--inh-caps=${rights}`,
    `--ambient-caps=${rights}`,
  );
  if (canRead("setpriv", [...setpriv, "test", "-r"], {})) return { wrapper: ["setpriv", ...setpriv] };
  throw new Error(
    `The system user postgres can't read ${processFile}. Move the project to a folder that all users can read, ` +
      "run it as a regular user, or set DATABASE_URL to your own PostgreSQL.",
  );
}
