import { setTimeout as sleep } from "node:timers/promises";
import { type ApiProcess, laptop, startApi } from "@zodiac-at-work/api/testing-process";
import { firebaseProjectId, startFirebaseStub } from "@zodiac-at-work/local/firebase-stub";
import { percentile } from "@zodiac-at-work/measurements/median";
import type { WorkerProcess } from "@zodiac-at-work/worker/testing-process";
import { sql } from "kysely";
import { buildApi } from "../built-api.ts";
import { startBoardServer } from "../openings/board-server.ts";
import { createEnvironment, waitForEnd } from "../openings/environment.ts";
import { waitUntilReady } from "../wait-until-ready.ts";
import { startBalancer } from "./balancer.ts";
import { createCallers } from "./callers.ts";
import { startLoad } from "./load.ts";

export interface ReleaseCampaign {
  /** Each replaces both processes of the API and the worker. */
  readonly releases: number;
  readonly requestsPerSecond: number;
  /** Job boards that each release's worker checks. */
  readonly boards: number;
  /** How often the balancer asks, and for how long a process serves on after its signal. That must be longer. */
  readonly probeMs: number;
  readonly drainSeconds: number;
}

/** What the releases did. `failed`, `fetchedTwice` and `wrongExits` must be 0. */
export interface ReleaseFigures {
  readonly releases: number;
  /** Processes of the API and of the worker that got SIGTERM under load. */
  readonly apiSignals: number;
  readonly workerSignals: number;
  /** Workers that got it before the run over the boards had ended. */
  readonly inMidRun: number;
  readonly requests: number;
  /** What the load reached, in requests a second. */
  readonly perSecond: number;
  readonly failed: number;
  readonly failures: Readonly<Record<string, number>>;
  /** Processes that ended with another code than 0. */
  readonly wrongExits: number;
  /** Checks of boards, and boards that a release fetched twice. */
  readonly checks: number;
  readonly fetchedTwice: number;
  /** Milliseconds of the median, of 99 of 100 answers, and of the slowest. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly seconds: number;
}

/**
 * Releases again and again under load: a migration runs, both processes of the API are replaced one after the other behind a
 * balancer that probes, and the worker is replaced while it checks boards.
 */
export async function release(campaign: ReleaseCampaign): Promise<ReleaseFigures> {
  const { releases, requestsPerSecond, boards, probeMs, drainSeconds } = campaign;
  const parts = new AsyncDisposableStack();
  try {
    const file = await buildApi();
    const server = await startBoardServer({ postings: 20, delayMs: 100 });
    parts.defer(() => server.close());
    const environment = await createEnvironment(boards, server.origin, { hasCatalog: true });
    parts.defer(() => environment.close());
    const { db } = environment;
    const firebase = await startFirebaseStub();
    parts.defer(() => firebase.close());
    const balancer = await startBalancer({ probeMs });
    parts.defer(() => balancer.close());

    const settings = {
      ...laptop,
      DATABASE_URL: await environment.createApiRole(),
      FIREBASE_PROJECT_ID: firebaseProjectId,
      FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
      DRAIN_SECONDS: String(drainSeconds),
    };
    const running = new Set<ApiProcess>();
    parts.defer(() => {
      for (const { child } of running) child.kill("SIGKILL");
    });
    const startProcess = async () => {
      const api = startApi(settings, { file });
      running.add(api);
      const origin = await api.address();
      balancer.add(origin);
      return { api, origin };
    };
    let wrongExits = 0;
    async function end({ child, ended }: ApiProcess | WorkerProcess): Promise<void> {
      child.kill("SIGTERM");
      if ((await ended) !== 0) wrongExits += 1;
    }

    const serving = await Promise.all([startProcess(), startProcess()]);
    await waitUntilReady(balancer.url);
    const requestOf = await createCallers(db);
    const began = performance.now();
    const stop = startLoad(balancer.url, requestOf, requestsPerSecond);
    let worker = environment.startWorker();
    await worker.logged("working");
    let [inMidRun, checks, fetchedTwice] = [0, 0, 0];
    for (let number = 1; number <= releases; number += 1) {
      await migrateForRelease(number);
      for (const [index, old] of serving.entries()) {
        serving[index] = await startProcess();
        await sleep(2 * probeMs);
        await end(old.api);
        running.delete(old.api);
        balancer.remove(old.origin);
      }
      const next = environment.startWorker();
      await next.logged("working");
      server.reset();
      const runId = await environment.startRun();
      while (server.fetches.size === 0) await sleep(5);
      if (!(await environment.isEnded(runId))) inMidRun += 1;
      await end(worker);
      worker = next;
      await waitForEnd(environment, runId);
      checks += server.fetches.size;
      fetchedTwice += [...server.fetches.values()].filter((count) => count > 1).length;
    }
    const { times, ...load } = await stop();
    const seconds = (performance.now() - began) / 1_000;
    await Promise.all([...serving.map(({ api }) => end(api)), end(worker)]);
    const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => Math.round(percentile(times, share)));
    return {
      releases,
      apiSignals: 2 * releases,
      workerSignals: releases,
      inMidRun,
      ...load,
      perSecond: Math.round(load.requests / seconds),
      wrongExits,
      checks,
      fetchedTwice,
      p50: p50 ?? Number.NaN,
      p99: p99 ?? Number.NaN,
      slowest: slowest ?? Number.NaN,
      seconds: Math.round(seconds),
    };

    /** What an expanding migration does: a column with a default, and an index that readers do not wait for. */
    async function migrateForRelease(number: number): Promise<void> {
      const name = `release_${number}`;
      await sql`alter table companies add column ${sql.id(name)} integer not null default 0`.execute(db);
      await sql`create index concurrently ${sql.id(name)} on companies (${sql.id(name)})`.execute(db);
    }
  } finally {
    await parts.disposeAsync();
  }
}
