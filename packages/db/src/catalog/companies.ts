import { type CivilDate, type SignId, signIds } from "@zodiac-at-work/zodiac";
import { type NotNull, type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import { inOrderOfSigns, isOfSigns, isPossiblyOf, type SignCount } from "./sign-counts.ts";

/** A company as lists show it. */
export type Company = Pick<Selectable<Database["companies"]>, (typeof companyColumns)[number]>;

export const companyColumns = [
  "id",
  "name",
  "foundedYear",
  "foundedMonth",
  "foundedDay",
  "location",
  "industry",
  "description",
  "website",
  "careersUrl",
  "logoUrl",
  "zodiacSign",
  "possibleSign",
  "wellKnownRank",
  "scrapedAt",
] as const;

/**
 * Lists all companies, or those of one sign, by name without regard to case and accents. Companies that are only possibly of
 * the sign follow those that are certainly or most likely of it.
 */
export async function listCompanies(db: Db, { zodiac }: { zodiac?: SignId | undefined } = {}): Promise<Company[]> {
  let matching = db.selectFrom("companies");
  if (zodiac !== undefined) matching = matching.where(isOfSigns([zodiac]));
  return matching
    .select(companyColumns)
    .$if(zodiac !== undefined, (query) => query.orderBy(isPossiblyOf([zodiac as SignId])))
    .orderBy("searchName")
    .orderBy("id")
    .execute();
}

/** Returns the companies with these ids, by id. */
export async function getCompaniesById(db: Db, ids: readonly number[]): Promise<Map<number, Company>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("companies")
    .select(companyColumns)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(found.map((company) => [company.id, company]));
}

/** Returns one company with the note that tells which founding its date is. */
export async function findCompany(
  db: Db,
  id: number,
): Promise<(Company & { foundingNote: string | null }) | undefined> {
  return db
    .selectFrom("companies")
    .select([...companyColumns, "foundingNote"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Lists the best known companies of each sign, up to `count`, in the order of the signs. */
export async function listKnownCompanies(
  db: Db,
  count: number,
): Promise<{ sign: SignId; companies: Pick<Company, "name" | "logoUrl">[] }[]> {
  const rows = await db
    .selectFrom("companies")
    .select(["name", "logoUrl", "zodiacSign"])
    .where("wellKnownRank", "is not", null)
    .orderBy("wellKnownRank")
    .execute();
  return signIds.map((sign) => ({
    sign,
    companies: rows
      .filter(({ zodiacSign }) => zodiacSign === sign)
      .slice(0, count)
      .map(({ name, logoUrl }) => ({ name, logoUrl })),
  }));
}

/** Finds the best known company of a sign, among those whose founding is known to the day. */
export async function findBestKnownCompany(
  db: Db,
  sign: SignId,
): Promise<{ name: string; logoUrl: string | null; founded: CivilDate } | undefined> {
  const found = await db
    .selectFrom("companies")
    .select(["name", "logoUrl", "foundedYear as year", "foundedMonth as month", "foundedDay as day"])
    .where("zodiacSign", "=", sign)
    .where("wellKnownRank", "is not", null)
    .where("foundedDay", "is not", null)
    .orderBy("wellKnownRank")
    .$narrowType<{ year: NotNull; month: NotNull; day: NotNull }>()
    .executeTakeFirst();
  if (!found) return undefined;
  const { name, logoUrl, ...founded } = found;
  return { name, logoUrl, founded };
}

/** Counts the companies of each sign, in the order of the signs. */
export async function countCompaniesBySign(db: Db): Promise<SignCount[]> {
  const rows = await db
    .selectFrom("companies")
    .select(["zodiacSign", sql<number>`count(*)::integer`.as("count")])
    .groupBy("zodiacSign")
    .execute();
  return inOrderOfSigns(rows);
}
