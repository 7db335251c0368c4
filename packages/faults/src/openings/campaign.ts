import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { killProcess } from "../kill-process.ts";
import { startBoardServer } from "./board-server.ts";
import { createEnvironment, describeRows, type OpeningsEnvironment, waitForEnd } from "./environment.ts";

export interface CampaignSize {
  boards: number;
  /** Postings of each board. */
  postings: number;
  /** Postings of one more board, at Workday. Without it, there is no such board. */
  largePostings?: number;
  /** Kills in all, over as many runs as it takes, two at least. */
  kills: number;
  /** The longest that a worker lives, in milliseconds after it started to work. */
  longestLifeMs?: number;
}

/** What the kills did. The last three must be 0. */
export interface KillFigures {
  boards: number;
  postings: number;
  /** What the checks of the last run found. */
  found: number;
  runs: number;
  kills: number;
  seconds: number;
  /** Rows of the undisturbed database that are missing, and rows that it does not have. */
  lost: number;
  extra: number;
  /** Jobs of one source with the same id. */
  doubled: number;
}

/**
 * Checks all boards again and again, each time after a part of the postings has changed, while workers are killed at random
 * moments. Then compares every row with that of an undisturbed worker in another database.
 */
export async function killWorkers(size: CampaignSize): Promise<KillFigures> {
  const { boards, postings, largePostings = 0, kills, longestLifeMs = 3_000 } = size;
  const delayMs = largePostings > 0 ? 10 : 100;
  const server = await startBoardServer({ postings, largePostings, delayMs });
  const create = () => createEnvironment(boards, server.origin, { hasLargeBoard: largePostings > 0 });
  const [calm, disturbed] = [await create(), await create()];
  try {
    const started = Date.now();
    let killed = 0;
    let runs = 0;
    for (; killed < kills || runs < 2; runs += 1) {
      // The first run gets most of the kills, and leaves some for a run over known jobs.
      const wanted = runs === 0 ? Math.ceil(kills * 0.7) : kills - killed;
      const [deaths] = await Promise.all([runDisturbed(disturbed, wanted, longestLifeMs), runCalmly(calm, 1)]);
      killed += deaths;
      server.turnOver();
    }
    const [expected, actual] = [await describeRows(calm.db), await describeRows(disturbed.db)];
    const seconds = Math.round((Date.now() - started) / 1000);
    return {
      ...{ boards, postings: boards * postings + largePostings, runs, kills: killed, seconds },
      found: await countFound(disturbed),
      lost: countMissing(expected, actual),
      extra: countMissing(actual, expected),
      doubled: await countDoubled(disturbed),
    };
  } finally {
    await Promise.all([calm.close(), disturbed.close()]);
    await server.close();
  }
}

/** Starts a run, and kills one worker after the other until enough are dead. The last one lives. Returns the kills. */
async function runDisturbed(environment: OpeningsEnvironment, kills: number, longestLifeMs: number): Promise<number> {
  const runId = await environment.startRun();
  let killed = 0;
  for (; killed < kills && !(await environment.isEnded(runId)); killed += 1) {
    const worker = environment.startWorker();
    await worker.logged("working");
    await sleep(Math.random() * longestLifeMs);
    await killProcess(worker);
  }
  const { child, ended } = environment.startWorker();
  await waitForEnd(environment, runId);
  child.kill("SIGTERM");
  await ended;
  return killed;
}

async function runCalmly(environment: OpeningsEnvironment, workers: number): Promise<void> {
  const running = Array.from({ length: workers }, () => environment.startWorker());
  await Promise.all(running.map(({ logged }) => logged("working")));
  await waitForEnd(environment, await environment.startRun());
  for (const { child } of running) child.kill("SIGTERM");
  await Promise.all(running.map(({ ended }) => ended));
}

/** What three workers at once did. */
export interface SharingFigures {
  workers: number;
  boards: number;
  /** Boards that were fetched, once and more than once. */
  fetched: number;
  fetchedTwice: number;
  jobs: number;
  seconds: number;
}

/** Lets several workers share one run, and counts in the server's log how often each board was fetched. */
export async function shareRun(
  { boards, postings }: Omit<CampaignSize, "kills">,
  workers = 3,
): Promise<SharingFigures> {
  const server = await startBoardServer({ postings, delayMs: 100 });
  const environment = await createEnvironment(boards, server.origin);
  try {
    const started = Date.now();
    await runCalmly(environment, workers);
    const seconds = Math.round((Date.now() - started) / 1000);
    const counts = [...server.fetches.values()];
    const { length: jobs } = await environment.db.selectFrom("jobs").select("id").execute();
    const fetchedTwice = counts.filter((count) => count > 1).length;
    return { workers, boards, fetched: counts.length, fetchedTwice, jobs, seconds };
  } finally {
    await environment.close();
    await server.close();
  }
}

/** Counts the lines of one list that another one lacks, each as often as it occurs. */
export function countMissing(wanted: readonly string[], present: readonly string[]): number {
  const left = new Map<string, number>();
  for (const line of present) left.set(line, (left.get(line) ?? 0) + 1);
  let missing = 0;
  for (const line of wanted) {
    const count = left.get(line) ?? 0;
    if (count === 0) missing += 1;
    else left.set(line, count - 1);
  }
  return missing;
}

async function countFound({ db }: OpeningsEnvironment): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select sum(found)::integer as found from run_sources where run_id = (select max(run_id) from run_sources)`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
}

async function countDoubled({ db }: OpeningsEnvironment): Promise<number> {
  const { rows } = await sql<{ doubled: number }>`
    select count(*)::integer as doubled from (
      select from jobs group by source_id, source_job_id having count(*) > 1) as doubles`.execute(db);
  return rows[0]?.doubled ?? 0;
}
