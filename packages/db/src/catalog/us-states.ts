import type { UsStateCategory, UsStateRegion } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { offsetOf, type Page, totalPagesOf } from "../platform/paging.ts";
import type { Database } from "../platform/schema.ts";
import { inOrderOfSigns, type NameOrSigns, placeIn, type SignCount } from "./sign-counts.ts";

/** A row of `us_states`. */
export type UsState = Selectable<Database["usStates"]>;

/** The filters of the list. A state must match all of them. */
export interface UsStateFilter {
  /** One or more signs. */
  zodiac?: readonly SignId[] | undefined;
  region?: UsStateRegion | undefined;
  category?: UsStateCategory | undefined;
}

/**
 * Returns one page of the active states. A page beyond the end is empty.
 *
 * @example
 * const { usStates, totalPages } = await listUsStates(db, { page: 1, limit: 20, region: "West" });
 */
export async function listUsStates(
  db: Db,
  { zodiac, region, category, sort, ...page }: Page & UsStateFilter & { sort?: NameOrSigns | undefined },
): Promise<{ usStates: UsState[]; totalPages: number }> {
  let matching = activeStates(db);
  if (zodiac !== undefined) matching = matching.where("zodiacSign", "in", zodiac);
  if (region !== undefined) matching = matching.where("region", "=", region);
  if (category !== undefined) matching = matching.where("category", "=", category);
  const [usStates, { total }] = await Promise.all([
    matching
      .selectAll()
      .$if(sort === "signs", (query) => query.orderBy(placeIn(zodiac)))
      .orderBy(sql`lower(name)`)
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    matching.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { usStates, totalPages: totalPagesOf(total, page) };
}

/** Counts the active states of each sign, in the order of the signs. */
export async function countUsStatesBySign(db: Db): Promise<SignCount[]> {
  const rows = await activeStates(db)
    .select(["zodiacSign", sql<number>`count(*)::integer`.as("count")])
    .groupBy("zodiacSign")
    .execute();
  return inOrderOfSigns(rows);
}

/** Lists the regions of the active states, in alphabetical order. */
export async function listUsStateRegions(db: Db): Promise<UsStateRegion[]> {
  const rows = await activeStates(db).select("region").distinct().orderBy("region").execute();
  return rows.map(({ region }) => region);
}

/** Lists the categories of the active states, in alphabetical order. */
export async function listUsStateCategories(db: Db): Promise<UsStateCategory[]> {
  const rows = await activeStates(db).select("category").distinct().orderBy("category").execute();
  return rows.map(({ category }) => category);
}

function activeStates(db: Db) {
  return db.selectFrom("usStates").where("isActive", "=", true);
}
