import { sql } from "kysely";
import type { Db } from "./client.ts";

/** Returns the version of the PostgreSQL server, such as `18.4`. */
export async function getServerVersion(db: Db, options: { signal?: AbortSignal } = {}): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
    db,
    options,
  );
  return rows[0]?.version.split(" ")[0] ?? "unknown";
}
