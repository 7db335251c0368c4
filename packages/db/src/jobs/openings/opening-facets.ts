import { sql } from "kysely";
import type { Db } from "../../platform/client.ts";
import { conditionOf, type OpeningFilter } from "./openings.ts";

/** Lists the places of open jobs, in the words of their boards, with the number of jobs, the most first. */
export async function listOpeningPlaces(db: Db, limit?: number): Promise<{ place: string; openings: number }[]> {
  const { rows } = await sql<{ place: string; openings: number }>`
    select place, sum(count)::integer as openings from open_place_counts
    group by place order by openings desc, place ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db);
  return rows;
}

/** The remote jobs that match a filter. */
export interface RemoteCounts {
  total: number;
  /** The countries from which they may be done, the most frequent first. Null stands for jobs that name no country. */
  countries: { country: string | null; openings: number }[];
}

/** Counts the open remote jobs that match a filter, by country. A job that names several countries counts for each. */
export async function countRemoteOpenings(
  db: Db,
  filter: Omit<OpeningFilter, "isRemote" | "remoteCountry">,
): Promise<RemoteCounts> {
  const { rows } = await sql<{ countries: string[]; openings: number }>`
    select countries, count(*)::integer as openings from jobs
    where ${conditionOf({ ...filter, isRemote: true })} group by countries`.execute(db);
  const counts = new Map<string | null, number>();
  for (const { countries, openings } of rows) {
    for (const country of countries.length > 0 ? new Set(countries) : [null]) {
      counts.set(country, (counts.get(country) ?? 0) + openings);
    }
  }
  return {
    total: rows.reduce((sum, { openings }) => sum + openings, 0),
    countries: [...counts]
      .map(([country, openings]) => ({ country, openings }))
      .sort((a, b) => b.openings - a.openings || (a.country ?? "").localeCompare(b.country ?? "")),
  };
}
