import { sql } from "kysely";
import type { Db } from "./client.ts";

/**
 * Deletes every table and all data, background tasks included. Fails after ten seconds if another process holds a lock.
 */
export async function resetDatabase(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '10s'`.execute(trx);
    await sql`drop schema public cascade`.execute(trx);
    await sql`create schema public`.execute(trx);
    await sql`drop schema if exists pgboss cascade`.execute(trx);
  });
}
