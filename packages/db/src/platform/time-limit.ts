import { sql } from "kysely";
import type { Db } from "./client.ts";

/** Returns whether PostgreSQL ends statements of these connections after a while. */
export async function hasTimeLimit(db: Db): Promise<boolean> {
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db);
  return rows[0]?.limit !== "0";
}
