import { type RawBuilder, sql } from "kysely";

/** The rows of a table that are removed when they are old. */
export interface OldRecords {
  table: string;
  /** The time of the oldest row that has an end: of the closed jobs, of the ended checks. */
  oldest: RawBuilder<unknown>;
  /** Selects the key of the rows that ended before the cutoff and that nothing needs. */
  select: (cutoff: Date) => RawBuilder<unknown>;
  /** The columns that `select` returns. */
  key: readonly string[];
  /** Locks what must not change until the selected rows are removed. */
  lock?: RawBuilder<unknown>;
}

/** Runs that ended before the cutoff. The latest run of each sign, and of all signs, is shown to readers. */
const oldRuns = (cutoff: Date) => sql`
  runs.ended_at < ${cutoff} and runs.id not in (select max(id) from runs group by sign)`;

/** The check that ended last, of those of a source that meet a condition. A copy of another run's check is no check. */
const lastCheck = (condition: RawBuilder<unknown>) => sql`
  (select id from run_sources as latest
   where latest.source_id = run_sources.source_id and same_as is null and ${condition}
   order by ended_at desc nulls last, id desc limit 1)`;

const endedChecks = sql`select min(ended_at) as at from run_sources where outcome is not null and same_as is null`;

/**
 * Closed jobs. An open job that repeats a closed one needs it. The lock of the company, which also `saveJobs` takes, keeps a
 * posting that comes back from being opened again while its closed job is removed. A company that is being saved waits for
 * the next removal.
 */
const closedJobs: OldRecords = {
  table: "jobs",
  oldest: sql`select min(closed_at) as at from jobs where closed_at is not null`,
  key: ["id"],
  select: (cutoff) => sql`
    select jobs.id from jobs join companies on companies.id = company_id
    where closed_at < ${cutoff}
      and not exists (select from jobs as open where open.repost_of = jobs.id and open.closed_at is null)
    order by closed_at`,
  lock: sql`for no key update of companies skip locked for update of jobs skip locked`,
};

/** The answers that a run took from the check of another run. They go first, because they refer to it. */
const copiedChecks: OldRecords = {
  table: "run_sources",
  oldest: endedChecks,
  key: ["id"],
  select: (cutoff) => sql`
    select run_sources.id from runs join run_sources on run_id = runs.id
    where ${oldRuns(cutoff)} and same_as is not null`,
};

/** Ended checks. The last one and the last snapshot of each source stay: they are what is known of it. */
const checks: OldRecords = {
  table: "run_sources",
  oldest: endedChecks,
  key: ["id"],
  select: (cutoff) => sql`
    select run_sources.id from runs join run_sources on run_id = runs.id
    where ${oldRuns(cutoff)} and same_as is null
      and not exists (select from run_sources as copy where copy.same_as = run_sources.id)
      and run_sources.id is distinct from ${lastCheck(sql`outcome is not null`)}
      and run_sources.id is distinct from ${lastCheck(sql`outcome in ('complete', 'empty')`)}
   `,
};

/** Runs of which no check is left. */
const runs: OldRecords = {
  table: "runs",
  oldest: sql`select min(ended_at) as at from runs`,
  key: ["id"],
  select: (cutoff) => sql`
    select id from runs
    where ${oldRuns(cutoff)} and not exists (select from run_sources where run_id = runs.id)`,
};

/** Generations that failed, and those whose article was deleted before the cutoff. An article shows what its own measured. */
const generations: OldRecords = {
  table: "blog_generations",
  oldest: sql`select min(ended_at) as at from blog_generations`,
  key: ["id"],
  select: (cutoff) => sql`
    select blog_generations.id from blog_generations left join blog_posts on blog_posts.id = post_id
    where ended_at < ${cutoff} and (blog_posts.id is null or deleted_at < ${cutoff})
   `,
};

/** Versions of articles. The next version says when one was replaced. The last one before the present text always stays. */
const revisions: OldRecords = {
  table: "blog_revisions",
  oldest: sql`select min(saved_at) as at from blog_revisions`,
  key: ["post_id", "version"],
  select: (cutoff) => sql`
    select post_id, version from blog_revisions
    where saved_at < ${cutoff} and exists (
      select from blog_revisions as next
      where next.post_id = blog_revisions.post_id and next.version > blog_revisions.version and next.saved_at < ${cutoff}
    )`,
};

/**
 * Ids of events of the payment provider, which keep an event from being recorded twice. What the events said stands in the
 * payments, refunds and disputes, which always stay.
 */
const paymentEvents: OldRecords = {
  table: "payment_events",
  oldest: sql`select min(created_at) as at from payment_events`,
  key: ["id"],
  select: (cutoff) => sql`
    select id from payment_events where created_at < ${cutoff} order by created_at`,
};

const auditLog: OldRecords = {
  table: "audit_log",
  oldest: sql`select min(at) as at from audit_log`,
  key: ["id"],
  select: (cutoff) => sql`
    select id from audit_log where at < ${cutoff} order by at`,
};

const browserReports: OldRecords = {
  table: "browser_reports",
  oldest: sql`select min(day)::timestamp at time zone 'UTC' as at from browser_reports`,
  key: ["day", "release", "page", "what", "detail"],
  select: (cutoff) => sql`
    select day, release, page, what, detail from browser_reports
    where day < (${cutoff}::timestamptz at time zone 'UTC')::date order by day`,
};

/** What has a time of retention, with its tables in the order in which their rows are removed. */
export const oldRecords = {
  closedJobs: [closedJobs],
  checks: [copiedChecks, checks, runs],
  generations: [generations],
  revisions: [revisions],
  paymentEvents: [paymentEvents],
  auditLog: [auditLog],
  browserReports: [browserReports],
} as const satisfies Record<string, readonly OldRecords[]>;

/** A kind of record that has a time of retention. */
export type RetainedRecord = keyof typeof oldRecords;

export const retainedRecords = Object.keys(oldRecords) as readonly RetainedRecord[];

/** For how many days each kind of record is kept after its end. */
export type RetentionDays = Readonly<Record<RetainedRecord, number>>;

/** Returns the moment before which a record must have ended to be removed. */
export function cutoffOf(record: RetainedRecord, days: RetentionDays, now: Date): Date {
  return new Date(now.getTime() - days[record] * 86_400_000);
}
