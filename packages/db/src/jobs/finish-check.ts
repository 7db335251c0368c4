import type { SourceOutcome } from "@zodiac-at-work/catalog";
import { type Kysely, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import { type Check, type CheckResult, type FinishedCheck, SourceReplacedError } from "./check.ts";
import { closeMissingJobs, type LackingJobs } from "./close-missing-jobs.ts";

type Trx = Kysely<Database>;

/**
 * Ends a check, in one transaction: counts misses, closes jobs that two snapshots in a row lacked, links reposts, records
 * the health of the source, and answers all runs that wait for it. Runs whose sources have all been checked end.
 *
 * `complete`, `empty` and `not-modified` are snapshots; the other outcomes close nothing. An empty snapshot of a source
 * with open jobs is suspect: it counts only when the next snapshot is empty too, and then for both.
 *
 * @returns undefined if the check has been answered already
 * @throws {SourceReplacedError}
 */
export async function finishCheck(db: Db, check: Check, result: CheckResult): Promise<FinishedCheck | undefined> {
  return db.transaction().execute((trx) => finish(trx, check, result));
}

async function finish(trx: Trx, check: Check, result: CheckResult): Promise<FinishedCheck | undefined> {
  const source = await lockSource(trx, check);
  const waiting = await listWaiting(trx, check);
  if (!source || waiting.length === 0) return undefined;

  const verdict = judge(check, result, source);
  if (verdict.lacking) await closeMissingJobs(trx, check, source, verdict.lacking);
  await linkReposts(trx, check);
  const finished = { ...verdict.conclusion, ...(await countJobs(trx, check, verdict.found)) };
  await recordHealth(trx, check, result, verdict, finished);
  await answerRuns(trx, waiting, result, finished);
  return finished;
}

interface LockedSource {
  health: string;
  postings: number | null;
  openJobs: number;
  suspectSince: Date | null;
  lastCompleteAt: Date | null;
}

/** Serializes the ends of checks of one company. */
async function lockSource(trx: Trx, check: Check): Promise<LockedSource | undefined> {
  await sql`select from companies where id = ${check.companyId} for no key update`.execute(trx);
  const { rows } = await sql<LockedSource & { companyId: number; kind: string; address: string }>`
    select company_id, kind, address, health, postings, suspect_since, last_complete_at,
      (select count(*)::integer from jobs where source_id = ${check.sourceId} and closed_at is null) as open_jobs
    from job_sources where id = ${check.sourceId} for update`.execute(trx);
  const [source] = rows;
  if (!source) return undefined;
  const { companyId, kind, address } = source;
  if (companyId !== check.companyId || kind !== check.kind || address !== check.address) {
    throw new SourceReplacedError(`The source ${check.sourceId} was replaced while it was checked.`);
  }
  return source;
}

/** Lists the rows that this check answers, the oldest run's first. None if it is not the check that they wait for. */
async function listWaiting(trx: Trx, { sourceId, observedAt }: Check): Promise<number[]> {
  const rows = await trx
    .selectFrom("runSources")
    .innerJoin("runs", "runs.id", "runId")
    .select(["runSources.id", "runs.startedAt"])
    .where("sourceId", "=", sourceId)
    .where("outcome", "is", null)
    .orderBy("runs.startedAt")
    .execute();
  return rows[0]?.startedAt.getTime() === observedAt.getTime() ? rows.map(({ id }) => id) : [];
}

interface Verdict {
  conclusion: { outcome: SourceOutcome; reason: string | null };
  found: number;
  isSnapshot: boolean;
  isSuspect: boolean;
  lacking: LackingJobs | undefined;
}

function judge({ seen }: Check, { outcome, reason, isWhole = true }: CheckResult, source: LockedSource): Verdict {
  const everyJob = sql`true`;
  const isConfirmed = source.suspectSince !== null;
  if (outcome === "not-modified" && !isConfirmed) {
    const found = source.postings ?? 0;
    const conclusion = { outcome: found > 0 ? "complete" : "empty", reason } as const;
    return { conclusion, found, isSnapshot: true, isSuspect: false, lacking: { jobs: sql`missed > 0`, times: 1 } };
  }
  const isEmpty = outcome === "not-modified" || ((outcome === "complete" || outcome === "empty") && seen.size === 0);
  if (isEmpty && (isWhole || outcome === "not-modified")) {
    const isSuspect = source.openJobs > 0 && !isConfirmed;
    const doubt = `The source lists no jobs, but ${source.openJobs} are open. The next check decides.`;
    return {
      conclusion: { outcome: "empty", reason: isSuspect ? doubt : reason },
      found: 0,
      isSnapshot: !isSuspect,
      isSuspect,
      lacking: isSuspect ? undefined : { jobs: everyJob, times: 2 },
    };
  }
  const isSnapshot = outcome === "complete" || outcome === "empty";
  const isUnseen = sql`not exists (select from unnest(${[...seen]}::integer[]) as job where job = jobs.id)`;
  return {
    conclusion: { outcome: isSnapshot && seen.size > 0 ? "complete" : outcome, reason },
    found: seen.size,
    isSnapshot,
    isSuspect: false,
    // What a source of the newest postings lacks is no longer seen there, and open all the same.
    lacking: isSnapshot ? { jobs: isUnseen, times: isWhole ? 1 : 0 } : undefined,
  };
}

/**
 * Links each job to the last closed job of the company with the same title and places that was no longer seen when the
 * job appeared. It may close after the job appears.
 */
async function linkReposts(trx: Trx, { sourceId, companyId, observedAt }: Check): Promise<void> {
  const closed = trx
    .selectFrom("jobs")
    .select("id")
    .where("companyId", "=", companyId)
    .where("closedAt", "is not", null);
  if (!(await closed.limit(1).executeTakeFirst())) return;
  const isRepost = sql`
    earlier.company_id = job.company_id and left(lower(earlier.title), 200) = left(lower(job.title), 200)
    and lower(earlier.title) = lower(job.title) and earlier.locations = job.locations
    and earlier.closed_at is not null and earlier.last_seen_at < job.first_seen_at
    and job.closed_at is null and job.repost_of is null`;
  await sql`
    with pairs as (
      select job.id, earlier.id as earlier_id, earlier.last_seen_at from jobs as job, jobs as earlier
      where job.source_id = ${sourceId} and job.first_seen_at = ${observedAt} and ${isRepost}
      union all
      select job.id, earlier.id, earlier.last_seen_at from jobs as earlier, jobs as job
      where earlier.source_id = ${sourceId} and earlier.closed_at = ${observedAt} and ${isRepost}
    )
    update jobs set repost_of = earlier_id
    from (select distinct on (id) id, earlier_id from pairs order by id, last_seen_at desc, earlier_id desc) as latest
    where jobs.id = latest.id`.execute(trx);
}

async function countJobs(trx: Trx, { sourceId, observedAt, seen }: Check, found: number) {
  const { rows } = await sql<{ new: number; changed: number; closed: number; written: number }>`
    select
      count(*) filter (where first_seen_at = ${observedAt})::integer as "new",
      count(*) filter (where scraped_at = ${observedAt} and first_seen_at < ${observedAt})::integer as changed,
      count(*) filter (where closed_at = ${observedAt})::integer as closed,
      count(*) filter (where scraped_at = ${observedAt}
        and exists (select from unnest(${[...seen]}::integer[]) as job where job = jobs.id))::integer as written
    from jobs where source_id = ${sourceId}`.execute(trx);
  const { written, ...counts } = rows[0] ?? { new: 0, changed: 0, closed: 0, written: 0 };
  return { found, ...counts, unchanged: found - written };
}

async function recordHealth(
  trx: Trx,
  { sourceId, companyId, observedAt, seen }: Check,
  { outcome, validators }: CheckResult,
  { isSnapshot, isSuspect }: Verdict,
  finished: FinishedCheck,
): Promise<void> {
  const isConfirmed = isSnapshot || seen.size > 0;
  await trx
    .updateTable("jobSources")
    .set({
      lastAttemptAt: observedAt,
      health: isSuspect ? "suspect" : finished.outcome,
      failures: isSnapshot || isSuspect ? 0 : sql<number>`failures + 1`,
      ...(isSuspect ? { suspectSince: observedAt } : isConfirmed && { suspectSince: null }),
      ...(isSnapshot && { lastCompleteAt: observedAt, postings: finished.found }),
      // After a part was saved, "not modified" would no longer mean the rows as they are.
      ...(isSnapshot || isSuspect
        ? outcome !== "not-modified" && { validators }
        : seen.size > 0 && { validators: null }),
    })
    .where("id", "=", sourceId)
    .execute();
  if (isSnapshot) {
    await sql`
      update companies set scraped_at = ${observedAt}
      where id = ${companyId} and (scraped_at is null or scraped_at < ${observedAt})`.execute(trx);
  }
}

async function answerRuns(
  trx: Trx,
  waiting: readonly number[],
  { unreadable, requests, bytes, details, endedAt }: CheckResult,
  finished: FinishedCheck,
): Promise<void> {
  const [first = 0] = waiting;
  await trx
    .updateTable("runSources")
    .set({ ...finished, unreadable, requests, bytes, details, endedAt })
    .set({ sameAs: sql<number | null>`nullif(${first}::integer, id)` })
    .where("id", "in", waiting)
    .execute();
  // The lock makes the second of two sources that end at once see the first.
  await sql`select from runs where ended_at is null order by id for update`.execute(trx);
  await sql`
    update runs set ended_at = ${endedAt} where ended_at is null
    and not exists (select from run_sources where run_id = runs.id and outcome is null)`.execute(trx);
}
