import { mostSavedOpenings, mostSavedSearches } from "@zodiac-at-work/catalog";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import type { SearchSubscription } from "./search-subscriptions.ts";

export type SavedSearch = Omit<Selectable<Database["savedSearches"]>, "userId">;
export type SavedOpening = Omit<Selectable<Database["savedOpenings"]>, "userId">;

/** What an account keeps, the latest first. */
export interface SavedLists {
  keptSince: Date;
  /** Each with its secret address, without the secret; null if it has none. */
  searches: (SavedSearch & { feed: SearchSubscription | null })[];
  openings: SavedOpening[];
}

/** Items to add. */
export interface SavedItems {
  searches?: readonly SavedSearch[];
  openings?: readonly SavedOpening[];
}

/** The account would keep more than it may. Nothing was added. */
export class SavedLimitError extends Error {
  override name = "SavedLimitError";
  readonly items: "searches" | "openings";

  constructor(items: "searches" | "openings") {
    super(`An account keeps at most ${mostOf[items]} saved ${items}.`);
    this.items = items;
  }
}

const mostOf = { searches: mostSavedSearches, openings: mostSavedOpenings } as const;

/** Returns what an account keeps, or undefined if its owner's devices keep it. */
export async function findSavedLists(db: Db, userId: string): Promise<SavedLists | undefined> {
  const [list, searches, openings] = await Promise.all([
    db.selectFrom("savedLists").select("createdAt").where("userId", "=", userId).executeTakeFirst(),
    db
      .selectFrom("savedSearches as search")
      .leftJoin("searchSubscriptions as feed", (join) =>
        join.onRef("feed.userId", "=", "search.userId").onRef("feed.searchId", "=", "search.id"),
      )
      .select(["search.id", "name", "query", "savedAt", "filters", "feed.createdAt"])
      .where("search.userId", "=", userId)
      .orderBy("savedAt", "desc")
      .orderBy("search.id")
      .execute(),
    db
      .selectFrom("savedOpenings")
      .select(["jobId", "title", "companyId", "companyName", "savedAt"])
      .where("userId", "=", userId)
      .orderBy("savedAt", "desc")
      .orderBy("jobId")
      .execute(),
  ]);
  return (
    list && {
      keptSince: list.createdAt,
      searches: searches.map(({ filters, createdAt, ...search }) => ({
        ...search,
        feed: filters && createdAt && { filters, createdAt },
      })),
      openings,
    }
  );
}

/**
 * Has an account keep what its owner saves, and adds the items of a device. An item that it has stays as it is, and so does a
 * search with the same query.
 *
 * @throws {SavedLimitError} if the account would keep more than it may
 */
export async function keepSavedLists(db: Db, userId: string, items: SavedItems): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locks the row, so that two devices can't exceed the limit together.
    await trx
      .insertInto("savedLists")
      .values({ userId })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet({ userId }))
      .execute();
    await addItems(trx, userId, items);
  });
}

/**
 * Adds items to what an account keeps.
 *
 * @returns whether the account keeps anything; if not, nothing was added
 * @throws {SavedLimitError} if the account would keep more than it may
 */
export async function addToSavedLists(db: Db, userId: string, items: SavedItems): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const list = await trx.selectFrom("savedLists").select("userId").where("userId", "=", userId).forUpdate().execute();
    if (list.length === 0) return false;
    await addItems(trx, userId, items);
    return true;
  });
}

async function addItems(trx: Db, userId: string, { searches = [], openings = [] }: SavedItems): Promise<void> {
  if (searches.length > 0) {
    await trx
      .insertInto("savedSearches")
      .values(searches.map((search) => ({ userId, ...search })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (openings.length > 0) {
    await trx
      .insertInto("savedOpenings")
      .values(openings.map((opening) => ({ userId, ...opening })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const { rows } = await sql<{ searches: number; openings: number }>`
    select (select count(*) from saved_searches where user_id = ${userId})::integer as searches,
      (select count(*) from saved_openings where user_id = ${userId})::integer as openings`.execute(trx);
  for (const kind of ["searches", "openings"] as const) {
    if ((rows[0]?.[kind] ?? 0) > mostOf[kind]) throw new SavedLimitError(kind);
  }
}

/** Deletes a saved search. Idempotent. */
export async function deleteSavedSearch(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom("savedSearches").where("userId", "=", userId).where("id", "=", id).execute();
}

/** Deletes a saved opening. Idempotent. */
export async function deleteSavedOpening(db: Db, userId: string, jobId: number): Promise<void> {
  await db.deleteFrom("savedOpenings").where("userId", "=", userId).where("jobId", "=", jobId).execute();
}

/** Deletes everything that an account keeps. It keeps nothing from now on. Idempotent. */
export async function deleteSavedLists(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("savedLists").where("userId", "=", userId).execute();
}
