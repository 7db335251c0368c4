import { setTimeout as sleep } from "node:timers/promises";
import { laptop, startApi } from "@zodiac-at-work/api/testing-process";
import { DatabaseUnavailableError } from "@zodiac-at-work/db";
import { firebaseProjectId, startFirebaseStub } from "@zodiac-at-work/local/firebase-stub";
import { reconcilePayments } from "@zodiac-at-work/payments";
import { startSandbox } from "@zodiac-at-work/payments/testing";
import { startWorkerProcess } from "@zodiac-at-work/worker/testing-process";
import getPort from "get-port";
import { count } from "../articles/campaign.ts";
import { type BlogEnvironment, createEnvironment as createBlog } from "../articles/environment.ts";
import { buildApi } from "../built-api.ts";
import { startDatabaseServer } from "../database-server.ts";
import { startBoardServer } from "../openings/board-server.ts";
import { countMissing } from "../openings/campaign.ts";
import { runUntil } from "../openings/compared-runs.ts";
import { createEnvironment as createOpenings, describeRows } from "../openings/environment.ts";
import { buy } from "../payments/buyer.ts";
import { compareWithStripe } from "../payments/campaign.ts";
import { randomItem } from "../payments/scenarios.ts";
import { startBalancer } from "../releases/balancer.ts";
import { restarting, type Supervised, supervise, type Victim } from "./processes.ts";

export interface KillCampaign {
  readonly kills: number;
  /** The shortest and the longest time between two kills, in milliseconds. */
  readonly pauseMs: readonly [number, number];
  /** How many people buy at a time. */
  readonly buyers: number;
  readonly boards: number;
}

/** What the kills did. */
export interface KillFigures {
  /** How often each process was killed. */
  readonly kills: Readonly<Record<string, number>>;
  /** How often a process ended by itself and was started again. */
  readonly ownExits: Readonly<Record<string, number>>;
  readonly purchases: number;
  readonly runs: number;
  readonly articles: number;
  readonly seconds: number;
  /** Seconds from the last kill until everything was healthy, and until all work was done. */
  readonly healedSeconds: number;
  readonly finishedSeconds: number;
  /** Purchases without access, rows of openings that are missing, and articles that did not end. Must be 0. */
  readonly lost: { readonly purchases: number; readonly openings: number; readonly articles: number };
  /** Buyers charged twice, rows of openings that differ or are too many, and articles written twice. Must be 0. */
  readonly doubled: { readonly purchases: number; readonly openings: number; readonly articles: number };
  /** Users with access whom Stripe did not charge, and payments that need a person. Must be 0. */
  readonly unpaid: number;
  readonly issues: number;
  /** Keywords that count as used without an article, or the reverse. Must be 0. */
  readonly keywordsWrong: number;
}

/**
 * Kills processes at random while people buy, boards are checked and articles are written: two of the API, two workers,
 * PostgreSQL and the stand-in for Stripe. Then lets everything finish, and compares what is there with what must be.
 */
export async function killEverything({ kills, pauseMs, buyers, boards }: KillCampaign): Promise<KillFigures> {
  const parts = new AsyncDisposableStack();
  try {
    const file = await buildApi();
    const server = await startDatabaseServer();
    parts.defer(() => server.close());
    const { database } = server;
    const { db } = database;
    const sandbox = await startSandbox();
    parts.defer(() => sandbox.stop());
    const firebase = await startFirebaseStub();
    parts.defer(() => firebase.close());
    const boardServer = await startBoardServer({ postings: 20, delayMs: 100 });
    parts.defer(() => boardServer.close());
    const blog = await createBlog({ database });
    parts.defer(() => blog.close());
    const openings = await createOpenings(boards, boardServer.origin, { hasCatalog: true, database });
    parts.defer(() => openings.close());
    const calm = await createOpenings(boards, boardServer.origin, { hasCatalog: true });
    parts.defer(() => calm.close());
    const balancer = await startBalancer({ probeMs: 200 });
    parts.defer(() => balancer.close());
    await sandbox.control("/webhooks", { url: `${balancer.url}/api/stripe/webhook` });

    const apiSettings = {
      ...laptop,
      ...sandbox.settings,
      DATABASE_URL: await database.createApiRole(),
      FIREBASE_PROJECT_ID: firebaseProjectId,
      FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
    };
    const workerSettings = {
      ...sandbox.settings,
      NODE_ENV: "development",
      DATABASE_URL: database.connectionString,
      JOB_SOURCES: boardServer.origin,
      LOG_LEVEL: "info",
    };
    const startApiAt = async (name: string): Promise<Supervised> => {
      const port = await getPort({ host: "127.0.0.1" });
      const origin = `http://127.0.0.1:${port}`;
      balancer.add(origin);
      const isReady = async () => (await fetch(`${origin}/api/ready`)).ok;
      return supervise(name, () => startApi({ ...apiSettings, PORT: String(port) }, { file }), isReady);
    };
    const startWorker = (name: string): Supervised =>
      supervise(
        name,
        () => startWorkerProcess(workerSettings),
        async ({ lines }) => lines.some(({ msg }) => msg === "working"),
      );
    const supervised = [
      ...[await startApiAt("API 1"), await startApiAt("API 2")],
      ...[startWorker("worker 1"), startWorker("worker 2")],
    ];
    parts.defer(async () => void (await Promise.all(supervised.map((each) => each.close()))));
    const victims: Victim[] = [
      ...supervised,
      restarting("PostgreSQL", async () => {
        await server.kill();
        await server.start();
      }),
      restarting("Stripe sandbox", () => sandbox.kill()),
    ];
    await calm.startWorker().logged("working");
    const healthy = () => Promise.all(victims.map((victim) => victim.healthy()));
    await healthy();

    const began = performance.now();
    const done = new AbortController();
    const working = Promise.all([
      buyUntil(done.signal, { url: balancer.url, sandbox }, buyers),
      runUntil(done.signal, openings, calm, boardServer),
      writeUntil(done.signal, blog),
    ]);
    const killed = Object.fromEntries(victims.map(({ name }) => [name, 0]));
    const [shortest, longest] = pauseMs;
    for (let number = 0; number < kills; ) {
      await sleep(shortest + Math.random() * (longest - shortest));
      const { name, kill } = randomItem(victims);
      if (!kill()) continue;
      killed[name] = (killed[name] ?? 0) + 1;
      number += 1;
    }
    const lastKill = performance.now();
    await healthy();
    const healed = performance.now();
    done.abort();
    const [purchases, runs] = await working;
    while ((await blog.countUnended()) > 0) await sleep(100);
    const finished = performance.now();
    await reconcilePayments({ db, stripe: sandbox.stripe });

    const bought = await compareWithStripe({ db, sandbox });
    const [expected, actual] = [await describeRows(calm.db), await describeRows(db)];
    const written = await count(blog);
    const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10;
    return {
      kills: killed,
      ownExits: Object.fromEntries(supervised.map(({ name, ownExits }) => [name, ownExits])),
      ...{ purchases, runs, articles: written.articles },
      seconds: Math.round(seconds(began, finished)),
      healedSeconds: seconds(lastKill, healed),
      finishedSeconds: seconds(lastKill, finished),
      lost: {
        purchases: bought.lost + purchases - bought.charged,
        openings: countMissing(expected, actual),
        articles: written.lost,
      },
      doubled: {
        purchases: bought.doubled,
        openings: countMissing(actual, expected),
        articles: written.doubled + written.slotsDoubled,
      },
      unpaid: bought.unpaid,
      issues: bought.issues,
      keywordsWrong: written.usedForNothing + written.notMarked,
    };
  } finally {
    await parts.disposeAsync();
  }
}

/** Lets people buy, as many at a time, until the signal aborts and the last ones have ended. Returns the number of purchases. */
async function buyUntil(signal: AbortSignal, shop: Parameters<typeof buy>[0], buyers: number): Promise<number> {
  let purchases = 0;
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (!signal.aborted) {
        purchases += 1;
        await buy(shop, `buyer-${purchases}`, { closesTab: Math.random() < 0.5 });
        await sleep(500);
      }
    }),
  );
  return purchases;
}

/** Requests an article for an administrator and lets a slot of the schedule pass, again and again. */
async function writeUntil(signal: AbortSignal, blog: BlogEnvironment): Promise<void> {
  for (let number = 1; !signal.aborted; number += 1) {
    try {
      await blog.request(number);
      await blog.passSlot(number);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
    }
    await sleep(3_000, undefined, { signal }).catch(() => {});
  }
}
