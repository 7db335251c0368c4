import { type SourceKind, type SourceStatus, sourceStatuses } from "@zodiac-at-work/catalog";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { offsetOf, type Page } from "../platform/paging.ts";
import type { Database, SourceHealth } from "../platform/schema.ts";

/** A source as a list for operators shows it. */
export type ListedSource = Pick<Selectable<Database["jobSources"]>, (typeof sourceColumns)[number]>;

const sourceColumns = [
  "id",
  "companyId",
  "kind",
  "address",
  "status",
  "verifiedAt",
  "health",
  "failures",
  "postings",
  "lastAttemptAt",
  "lastCompleteAt",
] as const;

export interface SourcePageFilter {
  kind?: SourceKind | undefined;
  status?: SourceStatus | undefined;
  health?: SourceHealth | undefined;
  /** A part of a company's name, without regard to case and accents, or of an address. */
  search?: string | undefined;
}

/**
 * Returns one page of the sources by company, and how many of each status match the other filters.
 *
 * @example
 * const { sources, counts } = await listSourcePage(db, { health: "blocked" }, { page: 1, limit: 20 });
 */
export async function listSourcePage(
  db: Db,
  { kind, status, health, search }: SourcePageFilter,
  page: Page,
): Promise<{ sources: ListedSource[]; counts: { status: SourceStatus; count: number }[] }> {
  let matching = db.selectFrom("jobSources").innerJoin("companies", "companies.id", "companyId");
  if (kind !== undefined) matching = matching.where("kind", "=", kind);
  if (health !== undefined) matching = matching.where("health", "=", health);
  if (search) {
    matching = matching.where(
      sql<boolean>`(strpos(companies.search_name, search_form(${search})) > 0 or strpos(lower(address), lower(${search})) > 0)`,
    );
  }
  const [sources, counts] = await Promise.all([
    matching
      .$if(status !== undefined, (query) => query.where("status", "=", status as SourceStatus))
      .select(sourceColumns.map((column) => `jobSources.${column}` as const))
      .orderBy("companies.searchName")
      .orderBy("jobSources.id")
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    matching
      .select(["status", sql<number>`count(*)::integer`.as("count")])
      .groupBy("status")
      .execute(),
  ]);
  const countOf = new Map(counts.map((row) => [row.status, row.count]));
  return { sources, counts: sourceStatuses.map((each) => ({ status: each, count: countOf.get(each) ?? 0 })) };
}

/** Returns the names of the companies that sources belong to, by the id of the source. */
export async function getSourceCompanyNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("jobSources")
    .innerJoin("companies", "companies.id", "companyId")
    .select(["jobSources.id", "companies.name"])
    .where("jobSources.id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
