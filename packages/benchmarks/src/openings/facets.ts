import { countOpeningsBySign, type Db, type OpeningFilter } from "@zodiac-at-work/db";
import { sql } from "kysely";

/** What a reader may choose, and the same as a plain condition. */
const facets: readonly [filter: OpeningFilter, condition: string][] = [
  [{}, "true"],
  [{ type: "full-time" }, "type = 'full-time'"],
  [{ type: "internship" }, "type = 'internship'"],
  [{ isRemote: true }, "workplace = 'remote'"],
  [{ remoteCountry: "US" }, "workplace = 'remote' and countries @> '{US}'"],
  [{ industry: "Retail" }, "industry = 'Retail'"],
  [
    { industry: "Energy", type: "contract", isRemote: true },
    "industry = 'Energy' and type = 'contract' and workplace = 'remote'",
  ],
  [{ listedFrom: "2026-11-01" }, "coalesce(posted_date, (first_seen_at at time zone 'UTC')::date) >= '2026-11-01'"],
  [{ place: "berlin" }, "array_to_string(locations, ' ') ilike '%berlin%'"],
  [{ search: "engineer" }, "(title ~* '\\mengineer' or company_name ~* '\\mengineer')"],
];

/** Compares the counts by sign with those that reading every row gives, without an index. Returns how many are wrong. */
export async function compareFacets(db: Db): Promise<{ counts: number; wrong: number }> {
  const result = { counts: 0, wrong: 0 };
  for (const [filter, condition] of facets) {
    const bySign = await countOpeningsBySign(db, filter);
    const counted = await db.transaction().execute(async (trx) => {
      for (const way of ["enable_indexscan", "enable_indexonlyscan", "enable_bitmapscan"]) {
        await sql`select set_config(${way}, 'off', true)`.execute(trx);
      }
      const { rows } = await sql<{ zodiacSign: string; count: number }>`
        select zodiac_sign, count(*)::integer as count from jobs
        where closed_at is null and ${sql.raw(condition)} group by zodiac_sign`.execute(trx);
      return new Map(rows.map(({ zodiacSign, count }) => [zodiacSign, count]));
    });
    for (const [sign, count] of Object.entries(bySign)) {
      result.counts += 1;
      if (count !== (counted.get(sign) ?? 0)) result.wrong += 1;
    }
  }
  return result;
}

/** The bytes of the table of jobs and of its indexes. */
export async function measureSizes(db: Db): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select 'the rows' as name, pg_relation_size('jobs')::float8 as bytes
    union all select 'the long texts (TOAST)', (pg_table_size('jobs') - pg_relation_size('jobs'))::float8
    union all select * from (
      select 'index ' || indexrelname, pg_relation_size(indexrelid)::float8
      from pg_stat_user_indexes where relname = 'jobs' order by 2 desc) as indexes
    union all select 'all', pg_total_relation_size('jobs')::float8`.execute(db);
  return rows;
}
