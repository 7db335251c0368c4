import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { hashOfAccount } from "./delete-account.ts";

/** Whether a user may use the product. A deleted account stays deleted, whether or not it was blocked before. */
export type AccountStanding = "good" | "blocked" | "deleted";

/** Returns the standing of a user, registered or not. A change sends `access_changed` with the id of the user. */
export async function getAccountStanding(db: Db, uid: string): Promise<AccountStanding> {
  const { rows } = await sql<{ isDeleted: boolean; isBlocked: boolean }>`
    select exists (select from deleted_accounts where id_hash = ${hashOfAccount(uid)}) as is_deleted,
      exists (select from blocked_users where user_id = ${uid}) as is_blocked`.execute(db);
  const [found] = rows;
  if (found?.isDeleted) return "deleted";
  return found?.isBlocked ? "blocked" : "good";
}
