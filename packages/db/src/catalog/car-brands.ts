import type { CarBrandCategory } from "@zodiac-at-work/catalog";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { offsetOf, type Page, totalPagesOf } from "../platform/paging.ts";
import type { Database } from "../platform/schema.ts";
import { inOrderOfSigns, isOfSigns, isPossiblyOf, type NameOrSigns, placeIn, type SignCount } from "./sign-counts.ts";

/** A row of `car_brands`. */
export type CarBrand = Selectable<Database["carBrands"]>;

export interface CarBrandFilter {
  /** One or more signs. Brands that are only possibly of them come last. */
  zodiac?: readonly SignId[] | undefined;
  category?: CarBrandCategory | undefined;
  /** Only brands that still make cars. */
  isActive?: boolean | undefined;
  /** A part of the name, without regard to case and accents. Blank text is ignored. */
  search?: string | undefined;
}

/** How many brands of a sign were founded in a decade: 1900 is 1900 to 1909. */
export interface DecadeCount extends SignCount {
  decade: number;
}

/**
 * Returns one page of the car brands. Names are sorted without regard to case and accents.
 *
 * @example
 * const { carBrands, totalPages } = await listCarBrands(db, { page: 1, limit: 20, zodiac: ["rat"] });
 */
export async function listCarBrands(
  db: Db,
  filter: Page & CarBrandFilter & { sort?: NameOrSigns | undefined },
): Promise<{ carBrands: CarBrand[]; totalPages: number }> {
  const { zodiac, category, isActive, search = "", sort, ...page } = filter;
  let matching = db.selectFrom("carBrands");
  if (zodiac !== undefined) matching = matching.where(isOfSigns(zodiac));
  if (category !== undefined) matching = matching.where("category", "=", category);
  if (isActive) matching = matching.where("isActive", "=", true);
  const part = search.trim();
  if (part !== "") matching = matching.where(sql<boolean>`strpos(search_form(name), search_form(${part})) > 0`);
  const [carBrands, { total }] = await Promise.all([
    matching
      .selectAll()
      .$if(zodiac !== undefined, (query) => query.orderBy(isPossiblyOf(zodiac ?? [])))
      .$if(sort === "signs", (query) => query.orderBy(placeIn(zodiac)).orderBy("wellKnownRank"))
      .orderBy(byName)
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    matching.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { carBrands, totalPages: totalPagesOf(total, page) };
}

const byName = sql`name collate "und-x-icu"`;

/** Returns all car brands by founding year and then by name. */
export async function listCarBrandsByYear(db: Db): Promise<CarBrand[]> {
  return db.selectFrom("carBrands").selectAll().orderBy("foundedYear").orderBy(byName).execute();
}

/** Counts the car brands of each sign, in the order of the signs. */
export async function countCarBrandsBySign(db: Db): Promise<SignCount[]> {
  const rows = await db
    .selectFrom("carBrands")
    .select(["zodiacSign", sql<number>`count(*)::integer`.as("count")])
    .groupBy("zodiacSign")
    .execute();
  return inOrderOfSigns(rows);
}

/** Counts the car brands of each decade and sign, without empty ones, by decade and then in the order of the signs. */
export async function countCarBrandsByDecade(db: Db): Promise<DecadeCount[]> {
  return db
    .selectFrom("carBrands")
    .select([
      sql<number>`founded_year / 10 * 10`.as("decade"),
      "zodiacSign as sign",
      sql<number>`count(*)::integer`.as("count"),
    ])
    .groupBy(["decade", "zodiacSign"])
    .orderBy("decade")
    .orderBy(sql`array_position(${signIds}::text[], zodiac_sign)`)
    .execute();
}

/** Lists the categories in use, in alphabetical order. */
export async function listCarBrandCategories(db: Db): Promise<CarBrandCategory[]> {
  const rows = await db
    .selectFrom("carBrands")
    .select("category")
    .groupBy("category")
    .orderBy(sql`lower(category)`)
    .execute();
  return rows.map(({ category }) => category);
}
