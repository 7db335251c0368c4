import type { Posting, SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import { counted } from "@zodiac-at-work/catalog/counted";
import {
  beginCheck,
  type Check,
  closeGoneJob,
  finishCheck,
  getRunSpending,
  listReadPages,
  listStoredPostings,
  listUnseenJobs,
  SourceReplacedError,
  saveJobs,
  verifySource,
} from "@zodiac-at-work/db";
import { checkSource as checkSourceTask, handleTask, RetryableError, type TaskHandler } from "@zodiac-at-work/tasks";
import { completePostings } from "./complete-postings.ts";
import type { OpeningsContext } from "./context.ts";
import { Budget, runLimits } from "./fetch/budget.ts";
import type { FetchResult, Validators } from "./fetch/fetcher.ts";
import { jobPageRequest } from "./job-page.ts";
import { type Reading, readSource } from "./read-source.ts";
import { LinkSettler } from "./settle-links.ts";
import type { Source, SourceRequest } from "./source.ts";
import { readers } from "./sources/index.ts";
import { unchangedPages } from "./unchanged-pages.ts";

/** Handles the task `checkSource`, for workers and for commands that help them. */
export function handleCheckSource(context: OpeningsContext): TaskHandler {
  return handleTask(checkSourceTask, {
    async handle({ data: { sourceId }, signal, progress }) {
      const ended = await checkSource(context, sourceId, { signal, progress });
      return { outcome: ended?.outcome ?? null, reason: ended?.reason ?? null };
    },
  });
}

/** The task that a check belongs to. */
export interface CheckTask {
  signal: AbortSignal;
  progress(value: { found: number }): Promise<void>;
}

/** The kinds whose boards are a sitemap and the pages that it leads to. */
const sitemapKinds = new Set<SourceKind>(["sitemap", "icims"]);

/** Requests of one check for the texts of single postings, and for the pages of jobs that are missing. */
const detailAllowance = 100;
const jobPageAllowance = 20;

/** An unreachable source is tried this often in all before the check ends. */
const attempts = 3;
const retryDelayMs = 60_000;
/** A source that wants to be asked later than this is not worth the wait. */
const longestRetryAfterMs = 15 * 60_000;

/**
 * Checks a source for all runs that wait for it: reads it, saves its postings in batches, and ends the check. A source
 * that can't be read is an outcome, and so is one whose name can't be verified; nothing of it is saved.
 *
 * Every time that it writes is the start of the run. A check that was killed and resumed writes the same rows.
 *
 * @returns undefined if no run waits for the source
 * @throws {RetryableError} if another attempt may reach the source
 */
export async function checkSource(
  context: OpeningsContext,
  sourceId: number,
  task: CheckTask,
): Promise<{ outcome: SourceOutcome; reason: string | null } | undefined> {
  const { db, clock } = context;
  const check = await beginCheck(db, sourceId, clock.now());
  if (!check) return undefined;
  if (check.status === "paused") return finishCheck(db, check, nothingRead("The source was paused.", clock.now()));
  try {
    return await runCheck(context, check, task);
  } catch (error) {
    if (error instanceof SourceReplacedError) throw new RetryableError(error.message, { cause: error, delayMs: 0 });
    throw error;
  }
}

async function runCheck(context: OpeningsContext, check: Check, task: CheckTask) {
  const { db, fetcher, clock, isSample } = context;
  const { kind, address, isVerified, settings, companyName } = check;
  const source: Source = { kind, address, isVerified, settings };
  const { sources, ...spending } = await getRunSpending(db, check.observedAt);
  const budget = new Budget(runLimits(sources), spending);
  const spent = { requests: 0, bytes: 0 };
  const fetch = async (request: SourceRequest, validators: Validators | null = null): Promise<FetchResult> => {
    const result = await fetcher.fetch(request, { signal: task.signal, validators, budget });
    spent.requests += result.requests;
    spent.bytes += result.bytes;
    if (result.type === "response") links.noteAnswer(result.response.url);
    return result;
  };
  const links = new LinkSettler({
    db,
    clock,
    async findHttps(host) {
      const result = await fetcher.findHttps(host, { signal: task.signal, budget });
      spent.requests += result.requests;
      spent.bytes += result.bytes;
      return result;
    },
  });
  const complete = completer(context, check, source, fetch);
  const readPages = sitemapKinds.has(source.kind) ? await listReadPages(db, check.sourceId) : [];
  const read = await readSource(source, {
    companyName,
    validators: check.validators as Validators | null,
    fetch,
    findUnchanged: unchangedPages(readPages),
    verified: async () => void (await verifySource(db, check.sourceId, check.observedAt)),
    async save(postings) {
      const rejected = await saveJobs(db, check, await complete(await links.settle(postings)), { isSample });
      await task.progress({ found: check.seen.size });
      return rejected;
    },
  });
  const reading = isShrunk(read, readPages.length) ? doubtful(read, readPages.length) : read;
  if (isWorthRetrying(reading) && check.attempt < attempts) {
    throw new RetryableError(reading.reason ?? reading.outcome, { delayMs: reading.retryAfterMs ?? retryDelayMs });
  }
  // The pages of missing jobs tell the truth about a sitemap that shrank.
  const pages = read.outcome === "complete" ? await closeGoneJobs(context, check, source, reading, fetch) : noPages;
  return finishCheck(db, check, {
    ...spent,
    outcome: reading.outcome,
    reason: reasonOf(reading, pages),
    isWhole: reading.isSnapshot,
    unreadable: reading.unreadableCount,
    details: detailsOf(reading),
    validators: reading.validators,
    endedAt: clock.now(),
  });
}

/** Whether a sitemap lost at least half of its postings. It was probably cut or moved. */
function isShrunk({ outcome, found }: Reading, before: number): boolean {
  return outcome === "complete" && before >= 2 && found * 2 <= before;
}

function doubtful(reading: Reading, before: number): Reading {
  const reason = `The sitemap leads to ${counted(reading.found, "posting")}, at most half of the ${before} before.`;
  return { ...reading, outcome: "partial", reason, isSnapshot: false };
}

/** Ends a check that read nothing. */
function nothingRead(reason: string, endedAt: Date) {
  const counts = { unreadable: 0, requests: 0, bytes: 0 };
  return { outcome: "failed", reason, isWhole: false, ...counts, details: null, validators: null, endedAt } as const;
}

function completer(
  { db }: OpeningsContext,
  check: Check,
  source: Source,
  fetch: (request: SourceRequest) => Promise<FetchResult>,
) {
  const reader = readers[source.kind];
  const allowance = { left: detailAllowance };
  return async (postings: Posting[]): Promise<Posting[]> => {
    if (!reader?.detailRequest) return postings;
    const stored = await listStoredPostings(
      db,
      check.sourceId,
      postings.map(({ id }) => id),
    );
    return completePostings(postings, { reader, source, stored, allowance, fetch });
  };
}

function isWorthRetrying({ interruption, retryAfterMs }: Reading): boolean {
  if (retryAfterMs !== null && retryAfterMs > longestRetryAfterMs) return false;
  return interruption === "unreachable" || (interruption === "blocked" && retryAfterMs !== null);
}

/** The pages of missing jobs that were looked at, and those that were gone. */
interface MissingPages {
  seen: number;
  gone: number;
}

const noPages: MissingPages = { seen: 0, gone: 0 };

/** A source of the newest postings closes a job for no other reason, so the count of closed jobs needs the explanation. */
function reasonOf({ outcome, reason, isSnapshot }: Reading, { seen, gone }: MissingPages): string | null {
  if (outcome !== "complete" || isSnapshot || seen === 0) return reason;
  const looked = `Of ${counted(seen, "missing job")} looked at`;
  return `The source shows its newest postings only. ${looked}, ${gone} closed because the job's own page is gone.`;
}

/** Closes jobs that are missing for the first time and whose own page is gone, without waiting for a second snapshot. */
async function closeGoneJobs(
  { db }: OpeningsContext,
  check: Check,
  source: Source,
  { found }: Reading,
  fetch: (request: SourceRequest) => Promise<FetchResult>,
): Promise<MissingPages> {
  const pages = { ...noPages };
  const canAsk = jobPageRequest(source, { sourceJobId: "1", url: "https://localhost/" }) !== undefined;
  if (!canAsk || found === 0) return pages;
  for (const job of await listUnseenJobs(db, check, jobPageAllowance)) {
    const request = jobPageRequest(source, job);
    // A page that can't be asked for safely tells nothing.
    if (request?.url.startsWith("http:")) continue;
    const result = request && (await fetch(request));
    // A refusal would repeat.
    if (result?.type !== "response") return pages;
    pages.seen++;
    const { status } = result.response;
    if ((status === 404 || status === 410) && (await closeGoneJob(db, check, job.sourceJobId))) pages.gone++;
  }
  return pages;
}

/** What explains the outcome to an operator. */
function detailsOf({ unreadable, declared, found, outcome }: Reading): object | null {
  const isShort = outcome === "partial" && declared !== null;
  if (unreadable.length === 0 && !isShort) return null;
  return {
    unreadable,
    expected: isShort ? `${declared} postings` : null,
    found: isShort ? `${found} postings` : null,
  };
}
