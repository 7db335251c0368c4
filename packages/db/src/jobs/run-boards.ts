import { type SourceOutcome, sourceOutcomes } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type Kysely, type NotNull, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";

/** A board of a run that is being checked, or that could not be read whole. */
export interface RunBoard {
  companyId: number;
  /** Null while the check is under way. */
  outcome: SourceOutcome | null;
}

const wholeOutcomes: readonly SourceOutcome[] = ["complete", "empty"];
const notWholeOutcomes = sourceOutcomes.filter((outcome) => !wholeOutcomes.includes(outcome));

/** Lists the boards of runs that are being checked or could not be read whole, the earliest check first. */
export async function listNotableBoards(db: Db, runIds: readonly number[]): Promise<(RunBoard & { runId: number })[]> {
  return db
    .selectFrom("runSources")
    .innerJoin("jobSources", "jobSources.id", "sourceId")
    .select(["runId", "companyId", "outcome"])
    .where("runId", "in", [...runIds, 0])
    .where((eb) =>
      eb.or([
        eb("outcome", "in", notWholeOutcomes),
        eb.and([eb("outcome", "is", null), eb("runSources.startedAt", "is not", null)]),
      ]),
    )
    .orderBy("runSources.startedAt")
    .orderBy("runSources.id")
    .execute();
}

/** A board whose check has ended. */
export interface CheckedBoard {
  companyId: number;
  outcome: SourceOutcome;
  found: number;
  new: number;
  endedAt: Date;
}

/** Lists the boards of checks that have ended, the earliest check first. */
export async function listCheckedBoards(db: Db, checkIds: readonly number[]): Promise<CheckedBoard[]> {
  return db
    .selectFrom("runSources")
    .innerJoin("jobSources", "jobSources.id", "sourceId")
    .select(["companyId", "outcome", "found", "new", "endedAt"])
    .where("runSources.id", "in", [...checkIds, 0])
    .where("outcome", "is not", null)
    .orderBy("runSources.startedAt")
    .orderBy("runSources.id")
    .$narrowType<{ outcome: NotNull; endedAt: NotNull }>()
    .execute();
}

/**
 * Finds the unfinished run that checks all active sources of a sign, or of all signs. A run of a few sources does not count.
 *
 * @param trx a transaction. Until it ends, another one that calls this function for the same sign waits.
 */
export async function findRunToJoin(trx: Kysely<Database>, sign: SignId | null): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('zodiac-at-work run'), hashtext(${sign ?? "all"}))`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select id from runs
    where ended_at is null and sign is not distinct from ${sign}
      and not exists (
        select from job_sources join companies on companies.id = company_id
        where status = 'active' and (${sign}::text is null or zodiac_sign = ${sign})
          and not exists (select from run_sources where run_id = runs.id and source_id = job_sources.id)
      )
    order by id limit 1`.execute(trx);
  return rows[0]?.id;
}

/** Finds the oldest unfinished run that waits for a source. */
export async function findRunOfSource(db: Db, sourceId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("runSources")
    .select("runId")
    .where("sourceId", "=", sourceId)
    .where("outcome", "is", null)
    .orderBy("runId")
    .executeTakeFirst();
  return row?.runId;
}

/** Lists the latest run of each of the signs that ever had one. */
export async function listLatestRunIds(db: Db, signs: readonly SignId[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select latest.id from unnest(${signs}::text[]) as of_sign
      cross join lateral (select id from runs where sign = of_sign order by id desc limit 1) as latest
    order by id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the companies of each sign that have an active source. */
export async function countBoardsBySign(db: Db): Promise<{ zodiacSign: SignId; count: number }[]> {
  return db
    .selectFrom("jobSources")
    .innerJoin("companies", "companies.id", "companyId")
    .select(["zodiacSign", sql<number>`count(distinct company_id)::integer`.as("count")])
    .where("status", "=", "active")
    .groupBy("zodiacSign")
    .execute();
}
