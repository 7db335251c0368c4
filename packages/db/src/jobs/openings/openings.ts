import type { Industry, JobType } from "@zodiac-at-work/catalog";
import { maxNewCount } from "@zodiac-at-work/catalog/new-count";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/client.ts";
import { offsetOf, type Page } from "../../platform/paging.ts";
import type { Database } from "../../platform/schema.ts";
import { jobColumns, lastSeenAt } from "./job-columns.ts";
import { titleWords } from "./title-words.ts";

/** An open job with its company. */
export interface Opening extends Pick<Selectable<Database["jobs"]>, (typeof jobColumns)[number]> {
  companyId: number;
  companyName: string;
  zodiacSign: SignId;
  industry: Industry;
  logoUrl: string | null;
  website: string | null;
  lastSeenAt: Date;
}

export interface OpeningFilter {
  /** The signs of the companies; all by default. An empty list matches nothing. */
  signs?: readonly SignId[] | undefined;
  industry?: Industry | undefined;
  type?: JobType | undefined;
  /** Only remote jobs. */
  isRemote?: boolean | undefined;
  /** Only remote jobs that may be done from this country, ISO 3166-1 alpha-2, or whose board names no country: `none`. */
  remoteCountry?: string | undefined;
  /** Words of a place. Each may be the start of a word. */
  place?: string | undefined;
  /** Only jobs with one of these places, each in the words of its board. An empty list matches nothing. */
  places?: readonly string[] | undefined;
  /** Only jobs posted on this day or later, `YYYY-MM-DD`. A job without a date counts from the day it was first seen. */
  listedFrom?: string | undefined;
  /** Words of a title or company. Each may be the start of a word or a plural. Abbreviations such as SWE are whole words. */
  search?: string | undefined;
}

export interface OpeningOrder {
  /** Best match: the companies' signs with the highest score first. Newest first within a score, and without scores. */
  scores?: Readonly<Record<SignId, number>> | undefined;
  /** Puts jobs first that were first seen after this moment. Ignored with scores. */
  newSince?: Date | null | undefined;
}

interface KnownMatches {
  readonly matches?: number | undefined;
}

/**
 * Returns one page of the open jobs that match.
 *
 * @param options.matches how many there are, if that is known. Few matches of words are then found faster.
 * @example
 * const openings = await listOpenings(db, { signs: ["rat"], isRemote: true }, { newSince }, { page: 1, limit: 20 });
 */
export async function listOpenings(
  db: Db,
  filter: OpeningFilter,
  { scores, newSince }: OpeningOrder,
  page: Page,
  { matches }: KnownMatches = {},
): Promise<Opening[]> {
  const groups = scores
    ? groupsByScore(filter.signs ?? signIds, scores)
    : newSince
      ? [sql`first_seen_at > ${newSince}`, sql`first_seen_at <= ${newSince}`]
      : [sql`true`];
  const until = offsetOf(page) + page.limit;
  const { prelude, source } = matchesOf(filter, matches);
  const parts = groups.map(
    (condition, group) => sql`
      (select ${sql.lit(group)} as group_number, listed_on, id from ${source} and ${condition}
       order by listed_on desc, id desc limit ${until})`,
  );
  const { rows } = await sql<Opening>`
    with ${prelude} found as (
      select * from (${sql.join(parts, sql` union all `)}) as parts
      order by group_number, listed_on desc, id desc limit ${page.limit} offset ${offsetOf(page)}
    )
    select ${openingColumns}
    from found
      join jobs using (id)
      join companies on companies.id = jobs.company_id
      left join job_sources as source on source.id = jobs.source_id
    order by group_number, jobs.listed_on desc, jobs.id desc`.execute(db);
  return rows;
}

/** Returns jobs by their ids, closed ones as well, in no particular order. */
export async function listOpeningsById(
  db: Db,
  ids: readonly number[],
): Promise<(Opening & { closedAt: Date | null })[]> {
  const { rows } = await sql<Opening & { closedAt: Date | null }>`
    select ${openingColumns}, jobs.closed_at
    from jobs
      join companies on companies.id = jobs.company_id
      left join job_sources as source on source.id = jobs.source_id
    where jobs.id = any (${ids})`.execute(db);
  return rows;
}

const openingColumns = sql`${sql.join(jobColumns.map((column) => sql.ref(`jobs.${column}`)))}, jobs.company_id,
  jobs.company_name, jobs.zodiac_sign, jobs.industry, companies.logo_url, companies.website, ${lastSeenAt}`;

/**
 * Counts the open jobs that match and were first seen after a moment. The count stops at `maxNewCount`.
 *
 * @param options.matches how many match, whenever they were seen, if that is known
 */
export async function countNewOpenings(
  db: Db,
  filter: OpeningFilter,
  since: Date,
  { matches }: KnownMatches = {},
): Promise<number> {
  const { prelude, source } = matchesOf(filter, matches);
  const { rows } = await sql<{ count: number }>`
    with ${prelude} found as (select from ${source} and first_seen_at > ${since} limit ${maxNewCount})
    select count(*)::integer as count from found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Up to this number, the matches of words are read as a whole. */
const fewMatches = 5_000;

/**
 * Returns from where the matches of a filter are read.
 *
 * PostgreSQL expects the matches of words on all days alike, and looks for the first of them in the order of the days. But the
 * openings of one company were often published together, and it would read thousands of others before. A number of matches that
 * is known to be small is therefore read by the index of the words.
 */
function matchesOf(filter: OpeningFilter, matches: number | undefined) {
  const { search, place, places } = filter;
  const hasFew = (search || place || places) && matches !== undefined && matches <= fewMatches;
  return hasFew
    ? {
        prelude: sql`matching as materialized (
          select id, listed_on, first_seen_at, zodiac_sign from jobs where ${conditionOf(filter)}),`,
        source: sql`matching where true`,
      }
    : { prelude: sql``, source: sql`jobs where ${conditionOf(filter)}` };
}

/** Counts the open jobs that match a filter, by sign. The same for every reader, until a job changes. */
export async function countOpeningsBySign(
  db: Db,
  filter: Omit<OpeningFilter, "signs">,
): Promise<Record<SignId, number>> {
  const { place, places, search, listedFrom, remoteCountry } = filter;
  const isCounted = !place && !search && [places, listedFrom, remoteCountry].every((value) => value === undefined);
  const counts = await (isCounted ? countCounted(db, filter) : countMatching(db, filter));
  const bySign = Object.fromEntries(signIds.map((sign) => [sign, 0])) as Record<SignId, number>;
  for (const { zodiacSign, count } of counts) bySign[zodiacSign] = count;
  return bySign;
}

interface Count {
  zodiacSign: SignId;
  count: number;
}

async function countCounted(db: Db, { industry, type, isRemote }: OpeningFilter): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select zodiac_sign, sum(count)::integer as count
    from open_job_counts join companies on companies.id = company_id
    where true
      ${industry === undefined ? sql`` : sql`and industry = ${industry}`}
      ${type === undefined ? sql`` : sql`and type = ${type}`}
      ${isRemote ? sql`and workplace = 'remote'` : sql``}
    group by zodiac_sign`.execute(db);
  return rows;
}

async function countMatching(db: Db, filter: OpeningFilter): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select zodiac_sign, count(*)::integer as count from jobs
    where ${conditionOf(filter)} group by zodiac_sign`.execute(db);
  return rows;
}

/** Returns the condition that an open job meets if it matches a filter. */
export function conditionOf({
  signs,
  industry,
  type,
  isRemote,
  remoteCountry,
  place,
  places,
  listedFrom,
  search,
}: OpeningFilter): RawBuilder<SqlBool> {
  const conditions = [sql`closed_at is null`];
  if (signs !== undefined) conditions.push(sql`zodiac_sign = any (${signs})`);
  if (industry !== undefined) conditions.push(sql`industry = ${industry}`);
  if (type !== undefined) conditions.push(sql`type = ${type}`);
  if (isRemote || remoteCountry !== undefined) conditions.push(sql`workplace = 'remote'`);
  if (remoteCountry === "none") conditions.push(sql`countries = '{}'`);
  else if (remoteCountry !== undefined) conditions.push(sql`${remoteCountry} = any (countries)`);
  if (listedFrom !== undefined) conditions.push(sql`listed_on >= ${listedFrom}::date`);
  if (search) conditions.push(sql`title_words @@ ${titleQuery(search)}`);
  if (place) conditions.push(sql`place_words @@ words_query(${place})`);
  if (places !== undefined) conditions.push(placesCondition(places));
  return sql.join(conditions, sql` and `);
}

/**
 * Few places are found by the index. `&&` compares each place of a row with each of the list, so a row is compared with a
 * long list by hash instead; a long list is a region with so many jobs that most rows are read anyway.
 */
function placesCondition(places: readonly string[]): RawBuilder<SqlBool> {
  return places.length <= 200
    ? sql`locations && ${places}::text[]`
    : sql`exists (select from unnest(locations) as place where place = any (${places}::text[]))`;
}

/** Matches a title that has one text of each group. */
function titleQuery(search: string): RawBuilder<unknown> {
  const groups = titleWords(search).map(({ starts, words }) =>
    sql.join(
      [
        ...starts.map((text) => sql`words_query(${text})`),
        // The same query without the marks that a word may go on.
        ...words.map((text) => sql`replace(words_query(${text})::text, ':*', '')::tsquery`),
      ],
      sql` || `,
    ),
  );
  return groups.length === 0
    ? sql`words_query('')`
    : sql`(${sql.join(
        groups.map((group) => sql`(${group})`),
        sql` && `,
      )})`;
}

/** Returns one condition for each score that the signs have, the highest first. */
function groupsByScore(signs: readonly SignId[], scores: Readonly<Record<SignId, number>>): RawBuilder<unknown>[] {
  const distinct = [...new Set(signs.map((sign) => scores[sign]))].sort((a, b) => b - a);
  return distinct.map((score) => sql`zodiac_sign = any (${signs.filter((sign) => scores[sign] === score)})`);
}

/** Counts the open jobs of each company that has some. Samples count as well; `samples` says how many there are. */
export async function countOpenJobsByCompany(
  db: Db,
): Promise<{ companyId: number; openings: number; samples: number }[]> {
  const { rows } = await sql<{ companyId: number; openings: number; samples: number }>`
    select company_id, sum(count)::integer as openings,
      coalesce(sum(count) filter (where is_sample), 0)::integer as samples
    from open_job_counts where count > 0 group by company_id order by company_id`.execute(db);
  return rows;
}

/** Counts the open jobs by type, industry and sign. A type of null is unknown. */
export async function countOpenJobs(
  db: Db,
): Promise<{ type: JobType | null; industry: Industry; zodiacSign: SignId; count: number }[]> {
  const { rows } = await sql<{ type: JobType | null; industry: Industry; zodiacSign: SignId; count: number }>`
    select nullif(type, '') as type, industry, zodiac_sign, sum(count)::integer as count
    from open_job_counts join companies on companies.id = company_id
    group by 1, 2, 3 having sum(count) > 0`.execute(db);
  return rows;
}

/** Returns when a source was last read completely, or null if none ever was. */
export async function findLastChecked(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ checkedAt: Date | null }>`
    select max(last_complete_at) as checked_at from job_sources`.execute(db);
  return rows[0]?.checkedAt ?? null;
}
