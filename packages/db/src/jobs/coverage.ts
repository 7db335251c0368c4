import type { Industry, SourceKind } from "@zodiac-at-work/catalog";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

/** How many companies of a group have a board. A board is an active source that robots.txt does not forbid. */
export interface Covered {
  companies: number;
  withBoard: number;
  /** How many have a board that was read completely after the given moment. */
  checked: number;
  /** The open openings of all companies of the group. */
  openings: number;
}

/**
 * Why a company has no board: robots.txt forbids its source, it has a careers page of its own and nothing else is known,
 * or not even that.
 */
export type BoardlessReason = "forbidden" | "own-page" | "not-found";

export interface BoardlessCompany {
  id: number;
  name: string;
  reason: BoardlessReason;
  careersUrl: string | null;
}

export interface Coverage {
  all: Covered;
  wellKnown: Covered;
  others: Covered;
  signs: (Covered & { sign: SignId })[];
  /** By name. */
  industries: (Covered & { industry: Industry })[];
  /** The kinds that companies have boards of, the most common first. A company may have boards of several. */
  kinds: { kind: SourceKind; companies: number; checked: number }[];
  /** The well-known companies without a board, the best known first. */
  missing: BoardlessCompany[];
}

/** Counts the companies whose openings the product can read. */
export async function getCoverage(db: Db, checkedAfter: Date): Promise<Coverage> {
  const boards = sql`
    select job_sources.company_id, job_sources.kind, job_sources.last_complete_at > ${checkedAfter} as is_checked
    from job_sources left join lateral (
      select outcome from run_sources where source_id = job_sources.id and outcome is not null and same_as is null
      order by ended_at desc, id desc limit 1
    ) as latest on true
    where status = 'active' and latest.outcome is distinct from 'forbidden'`;
  const [groups, kinds, missing] = await Promise.all([
    sql<Group>`
      select well_known_rank is not null as is_known, zodiac_sign, industry,
        count(*)::integer as companies,
        count(board.company_id)::integer as with_board,
        count(*) filter (where board.is_checked)::integer as checked,
        coalesce(sum(openings.count), 0)::integer as openings
      from companies
        left join (select company_id, bool_or(is_checked) as is_checked from (${boards}) as boards group by company_id)
          as board on board.company_id = companies.id
        left join (select company_id, sum(count) as count from open_job_counts group by company_id)
          as openings on openings.company_id = companies.id
      group by grouping sets ((), (well_known_rank is not null), (zodiac_sign), (industry))
      order by industry`.execute(db),
    sql<Coverage["kinds"][number]>`
      select kind, count(distinct company_id)::integer as companies,
        count(distinct company_id) filter (where is_checked)::integer as checked
      from (${boards}) as boards group by kind order by companies desc, kind`.execute(db),
    sql<BoardlessCompany>`
      select companies.id, name, careers_url,
        case when exists (select from job_sources where company_id = companies.id and status = 'active')
          then 'forbidden' when careers_url is not null then 'own-page' else 'not-found' end as reason
      from companies
      where well_known_rank is not null
        and not exists (select from (${boards}) as boards where boards.company_id = companies.id)
      order by well_known_rank`.execute(db),
  ]);
  const groupOf = (isGroup: (group: Group) => boolean) => coveredOf(groups.rows.find(isGroup));
  return {
    all: groupOf(({ isKnown, zodiacSign, industry }) => isKnown === null && zodiacSign === null && industry === null),
    wellKnown: groupOf(({ isKnown }) => isKnown === true),
    others: groupOf(({ isKnown }) => isKnown === false),
    signs: signIds.map((sign) => ({ sign, ...groupOf(({ zodiacSign }) => zodiacSign === sign) })),
    industries: groups.rows.flatMap((group) =>
      group.industry === null ? [] : { industry: group.industry, ...coveredOf(group) },
    ),
    kinds: kinds.rows,
    missing: missing.rows,
  };
}

/** One of the three columns is not null, or none in the row of all companies. */
interface Group extends Covered {
  isKnown: boolean | null;
  zodiacSign: SignId | null;
  industry: Industry | null;
}

function coveredOf(group: Group | undefined): Covered {
  const { companies = 0, withBoard = 0, checked = 0, openings = 0 } = group ?? {};
  return { companies, withBoard, checked, openings };
}
