import {
  type Database,
  type Db,
  insertRun,
  type JobSource,
  listSources,
  type RunTrigger,
  type SourceFilter,
  type StandingCheck,
} from "@zodiac-at-work/db";
import type { Transaction } from "kysely";
import { inTransaction } from "./in-transaction.ts";
import type { Queue } from "./queue.ts";
import { checkSource } from "./tasks.ts";

/** Which sources to check, and who asks. */
export interface RunRequest extends Omit<SourceFilter, "status"> {
  trigger: RunTrigger;
  /** A user's id or an operator's name. */
  requestedBy?: string | null;
  /** Only these sources, paused and proposed ones too. All active ones that match the filter if omitted. */
  sourceIds?: readonly number[];
  /** Sources among them that are not checked, because the results of these checks count for the run. */
  standing?: readonly StandingCheck[];
  now: Date;
}

/** A run that was started. */
export interface StartedRun {
  runId: number;
  startedAt: Date;
  /** The first is checked first. */
  sources: JobSource[];
}

/**
 * Starts a run and enqueues a check of each of its sources, in one transaction. A source that is queued or being checked
 * already is joined: its check answers this run too.
 *
 * @example
 * const { runId } = await startRun(db, queue, { trigger: "reader", sign: "rat", requestedBy: uid, now: new Date() });
 */
export async function startRun(db: Db | Transaction<Database>, queue: Queue, request: RunRequest): Promise<StartedRun> {
  return inTransaction(db, (trx) => startIn(trx, queue, request));
}

async function startIn(trx: Transaction<Database>, queue: Queue, request: RunRequest): Promise<StartedRun> {
  const { trigger, requestedBy = null, sourceIds, standing = [], now, ...filter } = request;
  const listed = await listSources(trx, sourceIds ? filter : { ...filter, status: "active" });
  const answered = new Set(standing.map(({ sourceId }) => sourceId));
  const sources = listed.filter(({ id }) => !answered.has(id) && (!sourceIds || sourceIds.includes(id)));
  const ids = sources.map(({ id }) => id);
  const sign = filter.sign ?? null;
  const run = await insertRun(trx, { trigger, sign, requestedBy, sourceIds: ids, standing, startedAt: now });
  const priorities = prioritiesOf(sources, now);
  for (const [index, sourceId] of ids.entries()) {
    await queue.enqueue(checkSource, { sourceId }, trx, { priority: priorities[index] ?? 0 });
  }
  return { runId: run.id, startedAt: run.startedAt, sources };
}

const longestHours = 100_000;

/**
 * Returns the priority of each source: the longer ago its last check, the higher. It counts in whole hours, because
 * the sources of several runs then sort together. Within an hour the order of the list counts: well-known companies first.
 */
function prioritiesOf(sources: readonly JobSource[], now: Date): number[] {
  return sources.map(({ lastAttemptAt }, index) => {
    const hours = lastAttemptAt ? (now.getTime() - lastAttemptAt.getTime()) / 3_600_000 : longestHours;
    return Math.max(0, Math.min(longestHours, Math.floor(hours))) * 10_000 + (9_999 - Math.min(index, 9_999));
  });
}
