import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createBlogFolder, insertArticle, writeBlogTemplate } from "@zodiac-at-work/api/testing-blog";
import { type ApiProcess, laptop, startApi } from "@zodiac-at-work/api/testing-process";
import { firebaseProjectId, startFirebaseStub } from "@zodiac-at-work/local/firebase-stub";
import { fetchServed } from "../api-environment.ts";
import { buildApi } from "../built-api.ts";
import { startDatabaseServer } from "../database-server.ts";
import { killProcess } from "../kill-process.ts";
import { startBoardServer } from "../openings/board-server.ts";
import { countMissing } from "../openings/campaign.ts";
import { runUntil } from "../openings/compared-runs.ts";
import { createEnvironment, describeRows } from "../openings/environment.ts";
import { createCallers, publicPaths } from "../releases/callers.ts";
import { type LoadFigures, startLoad } from "../releases/load.ts";
import { createArticle, startWriters, waitForCheck, waitForChecks } from "./writers.ts";

export interface OutageCampaign {
  /** How often each kind of outage comes. */
  readonly times: number;
  /** How long PostgreSQL is away in the third kind. */
  readonly awaySeconds: number;
  /** What each of two processes of the API gets: cached public reads, and requests of all callers. */
  readonly readsPerSecond: number;
  readonly requestsPerSecond: number;
  readonly boards: number;
}

/** It changes with each board, and nothing stands in for a response whose change was reported. */
const changing: ReadonlySet<string> = new Set(["/api/stats"]);

export const kinds = ["kill -9, and started again", "restarted", "away"] as const;

/** What one outage did. */
export interface Outage {
  readonly kind: (typeof kinds)[number];
  /** Milliseconds without PostgreSQL. */
  readonly awayMs: number;
  /** Milliseconds from its return until both processes of the API write, until both cache, and until the worker has done a new task. */
  readonly apiMs: number;
  readonly cachesMs: number;
  readonly workerMs: number;
  readonly reads: LoadFigures;
  readonly requests: LoadFigures;
}

/** What the database has at the end. The last four must be 0. */
export interface RowFigures {
  /** Acknowledged registrations and articles, and runs over the boards. */
  readonly registered: number;
  readonly articles: number;
  readonly runs: number;
  /** Acknowledged writes that are not there, and articles that are there twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Rows of jobs and checks that an undisturbed worker has and this one has not, and the reverse. */
  readonly rowsLost: number;
  readonly rowsDifferent: number;
}

/** Takes PostgreSQL away in three ways while people read and write and a worker checks boards. */
export async function runOutages(campaign: OutageCampaign): Promise<{ outages: readonly Outage[]; rows: RowFigures }> {
  const { times, awaySeconds, readsPerSecond, requestsPerSecond, boards } = campaign;
  const parts = new AsyncDisposableStack();
  try {
    const server = await startDatabaseServer();
    parts.defer(() => server.close());
    const { database } = server;
    const { db } = database;
    const boardServer = await startBoardServer({ postings: 20, delayMs: 100 });
    parts.defer(() => boardServer.close());
    const disturbed = await createEnvironment(boards, boardServer.origin, { hasCatalog: true, database });
    parts.defer(() => disturbed.close());
    const calm = await createEnvironment(boards, boardServer.origin, { hasCatalog: true });
    parts.defer(() => calm.close());
    const requestOf = await createCallers(db);
    const { slug } = await insertArticle(db);
    const paths = [
      ...publicPaths.filter((path) => !changing.has(path)),
      "/blog",
      `/blog/${slug}.html`,
      "/signs/dragon",
      "/sitemap.xml",
      "/feed.xml",
    ];
    const processes = await startProcesses(parts, await disturbed.createApiRole());
    const origins = await Promise.all(processes.map((api) => api.address()));
    for (const each of [disturbed, calm]) await each.startWorker().logged("working");
    await Promise.all(processes.map((api) => cachedTimes(api, 1)));

    const done = new AbortController();
    const running = runUntil(done.signal, disturbed, calm, boardServer);
    const writers = startWriters(origins);
    const outages: Outage[] = [];
    const created: string[] = [];
    for (const kind of kinds) for (let number = 0; number < times; number += 1) outages.push(await strike(kind));
    done.abort();
    const runs = await running;
    const { registered, lost } = await writers.end(db);

    const rows = await db.selectFrom("blogPosts").select("title").execute();
    const titles = new Set(rows.map(({ title }) => title));
    const [expected, actual] = [await describeRows(calm.db), await describeRows(db)];
    return {
      outages,
      rows: {
        ...{ registered, articles: created.length, runs },
        lost: lost + created.filter((title) => !titles.has(title)).length,
        doubled: rows.length - titles.size,
        rowsLost: countMissing(expected, actual),
        rowsDifferent: countMissing(actual, expected),
      },
    };

    async function strike(kind: Outage["kind"]): Promise<Outage> {
      await waitForChecks(db);
      const readOf = (number: number) => ({ method: "GET", path: paths[number % paths.length] ?? "" }) as const;
      const reading = origins.map((origin) => startLoad(origin, readOf, readsPerSecond));
      const requesting = origins.map((origin) => startLoad(origin, requestOf, requestsPerSecond));
      await sleep(1_000 + Math.random() * 2_000);
      // A change that was reported a moment ago, late on a busy machine, has left a page without a response.
      for (const origin of origins) await readAll(origin, paths);

      const listened = processes.map(countListening);
      const began = performance.now();
      await (kind === "kill -9, and started again" ? server.kill() : server.stop());
      if (kind === "away") await sleep(awaySeconds * 1_000);
      await server.start();
      const back = performance.now();
      const sinceBack = () => performance.now() - back;
      const [[apiMs, workerMs], cachesMs] = await Promise.all([
        Promise.all(origins.map((origin) => createArticle(origin, `Article ${outages.length} at ${origin}`))).then(
          async (titles) => {
            const apiMs = sinceBack();
            created.push(...titles);
            for (const title of titles) await waitForCheck(db, title);
            return [apiMs, sinceBack()] as const;
          },
        ),
        Promise.all(processes.map((api, index) => cachedTimes(api, (listened[index] ?? 0) + 1))).then(sinceBack),
      ]);
      await sleep(1_000);
      const [reads, requests] = [await endAll(reading), await endAll(requesting)];
      return { kind, awayMs: back - began, apiMs, cachesMs, workerMs, reads, requests };
    }
  } finally {
    await parts.disposeAsync();
  }
}

/** Starts two processes of the API with the pages that the API renders. */
async function startProcesses(parts: AsyncDisposableStack, databaseUrl: string): Promise<ApiProcess[]> {
  const firebase = await startFirebaseStub();
  parts.defer(() => firebase.close());
  const webDir = createBlogFolder();
  parts.defer(() => rm(webDir, { recursive: true }));
  writeBlogTemplate(webDir, "app.html");
  const settings = {
    ...laptop,
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: firebaseProjectId,
    FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
    WEB_DIR: webDir,
  };
  const file = await buildApi();
  const processes = [startApi(settings, { file }), startApi(settings, { file })];
  parts.defer(async () => void (await Promise.all(processes.map(killProcess))));
  return processes;
}

/** Has a process cache what may be served in an outage. */
async function readAll(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await fetchServed(`${origin}${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} responds with ${response.status} before the outage.`);
  }
}

/** Returns how often a process has begun to listen to the database and to cache. */
function countListening(api: ApiProcess): number {
  return api.output().split("caches enabled").length - 1;
}

async function cachedTimes(api: ApiProcess, times: number): Promise<void> {
  while (countListening(api) < times) await sleep(50);
}

async function endAll(loads: readonly (() => Promise<LoadFigures>)[]): Promise<LoadFigures> {
  const ended = await Promise.all(loads.map((end) => end()));
  const failures: Record<string, number> = {};
  for (const load of ended)
    for (const [kind, count] of Object.entries(load.failures)) failures[kind] = (failures[kind] ?? 0) + count;
  return {
    requests: ended.reduce((sum, { requests }) => sum + requests, 0),
    failed: ended.reduce((sum, { failed }) => sum + failed, 0),
    failures,
    times: ended.flatMap(({ times }) => times),
  };
}
