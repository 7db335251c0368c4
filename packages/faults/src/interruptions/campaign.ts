import { setTimeout as sleep } from "node:timers/promises";
import { reconcilePayments } from "@zodiac-at-work/payments";
import { count } from "../articles/campaign.ts";
import { createEnvironment as createBlog } from "../articles/environment.ts";
import { startCallProxy } from "../call-proxy.ts";
import type { Cuts } from "../cuts.ts";
import { startBoardServer } from "../openings/board-server.ts";
import { countMissing } from "../openings/campaign.ts";
import { createEnvironment as createOpenings, describeRows, waitForEnd } from "../openings/environment.ts";
import { buy } from "../payments/buyer.ts";
import { compareWithStripe } from "../payments/campaign.ts";
import { startEnvironment as startPayments } from "../payments/environment.ts";

/** What cuts at each point of one kind of work did. `lost`, `doubled` and `wrong` must be 0. */
export interface InterruptionFigures {
  readonly work: string;
  /** The points of the undisturbed work. */
  readonly points: number;
  /** How many points were cut, each in a work of its own. */
  readonly cuts: number;
  readonly seconds: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
}

export interface Interruptions {
  /** Which points are cut: every one, or every third. */
  readonly every: number;
}

/** Cuts the API's connection at each statement of a purchase, each at the purchase of another buyer. */
export async function interruptPurchases({ every }: Interruptions): Promise<InterruptionFigures> {
  return cutPurchases(every, "statements", { closesTab: false });
}

/** The same for buyers who close the tab once they have paid, so that only Stripe's event leads to access. */
export async function interruptClosedTabs({ every }: Interruptions): Promise<InterruptionFigures> {
  return cutPurchases(every, "statements", { closesTab: true });
}

/** Cuts each call of the API to Stripe, before it arrives and before its answer does. */
export async function interruptStripe({ every }: Interruptions): Promise<InterruptionFigures> {
  return cutPurchases(every, "calls", { closesTab: false });
}

async function cutPurchases(
  every: number,
  way: "statements" | "calls",
  { closesTab }: { closesTab: boolean },
): Promise<InterruptionFigures> {
  const environment = await startPayments({ cuts: true });
  try {
    const cuts = wayOf(environment[way]);
    const { works, ...figures } = await cutEach(cuts, every, (number) =>
      buy(environment, `buyer-${number}`, { closesTab }),
    );
    cuts.cutAt();
    await reconcilePayments({ db: environment.db, stripe: environment.sandbox.stripe });
    const { charged, lost, doubled, unpaid, issues } = await compareWithStripe(environment);
    const work = way === "calls" ? "purchase: calls to Stripe" : `purchase${closesTab ? ", the tab closed" : ""}`;
    return { work, ...figures, lost: lost + works - charged, doubled, wrong: unpaid + issues };
  } finally {
    await environment.close();
  }
}

/** Cuts a worker's connection at each statement of a run over two boards, each in a run after the boards have changed. */
export async function interruptChecks({ every }: Interruptions): Promise<InterruptionFigures> {
  return cutChecks(every, "statements");
}

/** Cuts each request of a worker to two boards, robots.txt included, before it arrives and before its answer does. */
export async function interruptFetches({ every }: Interruptions): Promise<InterruptionFigures> {
  return cutChecks(every, "requests");
}

async function cutChecks(every: number, way: "statements" | "requests"): Promise<InterruptionFigures> {
  const parts = new AsyncDisposableStack();
  try {
    const server = await startBoardServer({ postings: 10, delayMs: 0 });
    parts.defer(() => server.close());
    const requests = await startCallProxy(server.origin);
    parts.defer(() => requests.close());
    const disturbed = await createOpenings(2, requests.url, { cuts: true });
    parts.defer(() => disturbed.close());
    const calm = await createOpenings(2, server.origin);
    parts.defer(() => calm.close());
    for (const worker of [disturbed.startWorker(), calm.startWorker()]) await worker.logged("working");
    const cuts = way === "requests" ? requests : wayOf(disturbed.statements);
    const { works: _, ...figures } = await cutEach(cuts, every, async () => {
      // A host's robots.txt is read again.
      if (way === "requests") await disturbed.db.deleteFrom("scrapeHosts").execute();
      await Promise.all([disturbed, calm].map(async (each) => waitForEnd(each, await each.startRun())));
      server.turnOver();
    });
    const [expected, actual] = [await describeRows(calm.db), await describeRows(disturbed.db)];
    const [lost, wrong] = [countMissing(expected, actual), countMissing(actual, expected)];
    const ids = await disturbed.db.selectFrom("jobs").select(["sourceId", "sourceJobId"]).execute();
    const doubled = ids.length - new Set(ids.map(({ sourceId, sourceJobId }) => `${sourceId} ${sourceJobId}`)).size;
    const work = way === "requests" ? "check of boards: requests to them" : "check of boards";
    return { work, ...figures, lost, doubled, wrong };
  } finally {
    await parts.disposeAsync();
  }
}

/** Cuts a worker's connection at each statement of the writing of an article, each at another article. */
export async function interruptArticles({ every }: Interruptions): Promise<InterruptionFigures> {
  const environment = await createBlog({ cuts: true });
  try {
    await environment.startWorker().logged("working");
    const { works: _, ...figures } = await cutEach(wayOf(environment.statements), every, async (number) => {
      await environment.request(number);
      while ((await environment.countUnended()) > 0) await sleep(50);
    });
    const { lost, doubled, usedForNothing, notMarked } = await count(environment);
    return { work: "article", ...figures, lost, doubled, wrong: usedForNothing + notMarked };
  } finally {
    await environment.close();
  }
}

function wayOf(way: Cuts | undefined): Cuts {
  if (!way) throw new Error("The environment has no way that can be cut.");
  return way;
}

/** Does the work undisturbed, then again and again, each time cut at a later point, until a work ends before it. */
async function cutEach(
  way: Cuts,
  every: number,
  work: (number: number) => Promise<void>,
): Promise<{ works: number; points: number; cuts: number; seconds: number }> {
  way.cutAt();
  await work(0);
  const { points } = way;
  const began = performance.now();
  let [works, cuts] = [1, 0];
  for (let number = 1; number <= points || way.isCut; number += every) {
    way.cutAt(number);
    await work(number);
    works += 1;
    if (way.isCut) cuts += 1;
  }
  return { works, points, cuts, seconds: Math.round((performance.now() - began) / 1_000) };
}
