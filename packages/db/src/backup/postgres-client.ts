import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

/** The programs pg_dump and pg_restore of one version of PostgreSQL. */
export interface PostgresClient {
  readonly folder: string;
  readonly major: number;
}

/** Where packages of PostgreSQL install each version beside the others. */
const installations = ["/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt", "/usr"];

/**
 * Finds the oldest client that can work with a server: pg_dump refuses a server that is newer than itself, and the output of
 * a much newer one has settings that an old server does not know.
 *
 * @param folders to search; by default those of PATH and of the usual packages
 * @throws with a message for the operator if it finds no client
 */
export async function findPostgresClient(serverMajor: number, folders?: readonly string[]): Promise<PostgresClient> {
  const searched = folders ?? (await usualFolders());
  const found = (await Promise.all(searched.map(readClient))).filter((client) => client !== undefined);
  const [client] = found.filter(({ major }) => major >= serverMajor).toSorted((a, b) => a.major - b.major);
  if (client) return client;
  const others = [...new Set(found.map(({ major, folder }) => `${major} in ${folder}`))].join(", ");
  throw new Error(
    `The server is PostgreSQL ${serverMajor}, and no pg_dump of version ${serverMajor} or newer was found ` +
      `(${others || "found none"}). Install postgresql-client-${serverMajor}, or set POSTGRES_BIN to its folder.`,
  );
}

async function usualFolders(): Promise<string[]> {
  // biome-ignore lint/style/noProcessEnv: PATH is no setting of the product
  const path = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const versions = await Promise.all(
    installations.map(async (folder) => {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => /^(postgresql@|pgsql-)?\d+$/.test(name)).map((name) => join(folder, name, "bin"));
    }),
  );
  return [...path, ...versions.flat()];
}

async function readClient(folder: string): Promise<PostgresClient | undefined> {
  try {
    const { stdout } = await promisify(execFile)(join(folder, "pg_dump"), ["--version"]);
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    return Number.isInteger(major) ? { folder, major } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the environment that connects a program of PostgreSQL. The list of processes shows arguments, and so passwords. */
export function connectionEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const [sslMode, sslRootCert] = [searchParams.get("sslmode"), searchParams.get("sslrootcert")];
  return {
    PGHOST: hostname || "localhost",
    PGPORT: port || "5432",
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(sslMode && { PGSSLMODE: sslMode }),
    ...(sslRootCert && { PGSSLROOTCERT: sslRootCert }),
  };
}
