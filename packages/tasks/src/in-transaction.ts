import type { Database, Db } from "@zodiac-at-work/db";
import type { Transaction } from "kysely";

/** Does work in the caller's transaction, or in one of its own if the caller has none. */
export async function inTransaction<Result>(
  db: Db | Transaction<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return isTransaction(db) ? work(db) : db.transaction().execute(work);
}

function isTransaction(db: Db | Transaction<Database>): db is Transaction<Database> {
  return db.isTransaction;
}
