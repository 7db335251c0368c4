import type { SignId } from "@zodiac-at-work/zodiac";
import { type Selectable, sql } from "kysely";
import type { Db } from "./client.ts";
import type { Database } from "./schema.ts";
import { inOrderOfSigns, type SignCount } from "./sign-counts.ts";

/** A company as a list shows it. */
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
  "scrapedAt",
] as const;

/** Every company, or those under one sign, by name, whatever its case and accents. */
export async function listCompanies(db: Db, { zodiac }: { zodiac?: SignId | undefined } = {}): Promise<Company[]> {
  let matching = db.selectFrom("companies");
  if (zodiac !== undefined) matching = matching.where("zodiacSign", "=", zodiac);
  return matching.select(companyColumns).orderBy("searchName").orderBy("id").execute();
}

/** One company, with which founding its date is, where another could be meant. */
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

/** How many companies stand under each of the twelve, in their order. */
export async function countCompaniesBySign(db: Db): Promise<SignCount[]> {
  const rows = await db
    .selectFrom("companies")
    .select(["zodiacSign", sql<number>`count(*)::integer`.as("count")])
    .groupBy("zodiacSign")
    .execute();
  return inOrderOfSigns(rows);
}
