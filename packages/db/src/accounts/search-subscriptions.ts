import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { json } from "../platform/json.ts";
import type { Database } from "../platform/schema.ts";
import { createSecret, hashOfSecret } from "../platform/secret.ts";
import { whoHasAccess } from "./subscriptions.ts";

/** The subscription of a saved search as its owner sees it. */
export type SearchSubscription = Pick<Selectable<Database["searchSubscriptions"]>, "filters" | "createdAt">;

/**
 * Creates the subscription of a saved search. It replaces an earlier one, whose secret then finds nothing.
 *
 * @returns also the secret: 43 characters of base64url. Undefined if the account keeps no such search
 */
export async function createSearchSubscription(
  db: Db,
  subscription: { userId: string; searchId: string; filters: Readonly<Record<string, string | undefined>> },
): Promise<{ subscription: SearchSubscription; secret: string } | undefined> {
  const { userId, searchId, filters } = subscription;
  const secret = createSecret();
  const { rows } = await sql<SearchSubscription>`
    insert into search_subscriptions (user_id, search_id, filters, secret_hash)
    select user_id, id, ${json(filters)}, ${hashOfSecret(secret)} from saved_searches
    where user_id = ${userId} and id = ${searchId}
    on conflict (user_id, search_id) do update
      set filters = excluded.filters, secret_hash = excluded.secret_hash, created_at = now()
    returning filters, created_at`.execute(db);
  const [created] = rows;
  return created && { subscription: created, secret };
}

/** Ends the subscription of a saved search. Idempotent. */
export async function deleteSearchSubscription(db: Db, userId: string, searchId: string): Promise<void> {
  await db.deleteFrom("searchSubscriptions").where("userId", "=", userId).where("searchId", "=", searchId).execute();
}

/** What the subscription of a saved search lists. */
export interface SubscribedSearch {
  /** The name of the search, as its owner has saved it. */
  name: string;
  /** The query of the page of openings. */
  query: string;
  filters: SearchSubscription["filters"];
}

/**
 * Returns the saved search that a secret finds. Undefined if the secret is unknown or revoked, if the search was removed, or
 * if its owner has no access now.
 */
export async function findSubscribedSearch(db: Db, secret: string): Promise<SubscribedSearch | undefined> {
  return db
    .selectFrom("searchSubscriptions")
    .innerJoin("savedSearches", (join) =>
      join
        .onRef("savedSearches.userId", "=", "searchSubscriptions.userId")
        .onRef("savedSearches.id", "=", "searchSubscriptions.searchId"),
    )
    .innerJoin("users", "users.id", "searchSubscriptions.userId")
    .select(["savedSearches.name", "savedSearches.query", "filters"])
    .where("secretHash", "=", hashOfSecret(secret))
    .where(whoHasAccess)
    .executeTakeFirst();
}
