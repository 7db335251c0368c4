import { setTimeout as sleep } from "node:timers/promises";
import { reconcilePayments } from "@zodiac-at-work/payments";
import { count } from "../articles/campaign.ts";
import { createEnvironment as createBlog } from "../articles/environment.ts";
import { startBoardServer } from "../openings/board-server.ts";
import { countMissing } from "../openings/campaign.ts";
import { createEnvironment as createOpenings, describeRows, waitForEnd } from "../openings/environment.ts";
import { buy } from "../payments/buyer.ts";
import { compareWithStripe } from "../payments/campaign.ts";
import { startEnvironment as startPayments } from "../payments/environment.ts";
import type { StatementProxy } from "../statement-proxy.ts";

/** What cuts at each statement did to one kind of work. `lost`, `doubled` and `wrong` must be 0. */
export interface InterruptionFigures {
  readonly work: string;
  /** The statements of the undisturbed work, and how many of them were cut, each in a work of its own. */
  readonly statements: number;
  readonly cuts: number;
  readonly seconds: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
}

export interface Interruptions {
  /** Which statements are cut: every one, or every third. */
  readonly every: number;
}

/** Cuts the API's connection at each statement of a purchase, each at the purchase of another buyer. */
export async function interruptPurchases({ every }: Interruptions): Promise<InterruptionFigures> {
  const environment = await startPayments({ cuts: true });
  try {
    const proxy = proxyOf(environment);
    const { works, ...figures } = await cutEach(proxy, every, (number) =>
      buy(environment, `buyer-${number}`, { closesTab: number % 2 === 0 }),
    );
    proxy.cutAt();
    await reconcilePayments({ db: environment.db, stripe: environment.sandbox.stripe });
    const { charged, lost, doubled, unpaid, issues } = await compareWithStripe(environment);
    return { work: "purchase", ...figures, lost: lost + works - charged, doubled, wrong: unpaid + issues };
  } finally {
    await environment.close();
  }
}

/** Cuts a worker's connection at each statement of a run over two boards, each in a run after the boards have changed. */
export async function interruptChecks({ every }: Interruptions): Promise<InterruptionFigures> {
  const parts = new AsyncDisposableStack();
  try {
    const server = await startBoardServer({ postings: 10, delayMs: 0 });
    parts.defer(() => server.close());
    const disturbed = await createOpenings(2, server.origin, { cuts: true });
    parts.defer(() => disturbed.close());
    const calm = await createOpenings(2, server.origin);
    parts.defer(() => calm.close());
    for (const worker of [disturbed.startWorker(), calm.startWorker()]) await worker.logged("working");
    const { works: _, ...figures } = await cutEach(proxyOf(disturbed), every, async () => {
      await Promise.all([disturbed, calm].map(async (each) => waitForEnd(each, await each.startRun())));
      server.turnOver();
    });
    const [expected, actual] = [await describeRows(calm.db), await describeRows(disturbed.db)];
    const [lost, wrong] = [countMissing(expected, actual), countMissing(actual, expected)];
    const ids = await disturbed.db.selectFrom("jobs").select(["sourceId", "sourceJobId"]).execute();
    const doubled = ids.length - new Set(ids.map(({ sourceId, sourceJobId }) => `${sourceId} ${sourceJobId}`)).size;
    return { work: "check of boards", ...figures, lost, doubled, wrong };
  } finally {
    await parts.disposeAsync();
  }
}

/** Cuts a worker's connection at each statement of the writing of an article, each at another article. */
export async function interruptArticles({ every }: Interruptions): Promise<InterruptionFigures> {
  const environment = await createBlog({ cuts: true });
  try {
    await environment.startWorker().logged("working");
    const { works: _, ...figures } = await cutEach(proxyOf(environment), every, async (number) => {
      await environment.request(number);
      while ((await environment.countUnended()) > 0) await sleep(50);
    });
    const { lost, doubled, usedForNothing, notMarked } = await count(environment);
    return { work: "article", ...figures, lost, doubled, wrong: usedForNothing + notMarked };
  } finally {
    await environment.close();
  }
}

function proxyOf({ statements }: { statements: StatementProxy | undefined }): StatementProxy {
  if (!statements) throw new Error("The environment has no way to cut statements.");
  return statements;
}

/** Does the work undisturbed, then again and again, each time with a later statement cut. */
async function cutEach(
  proxy: StatementProxy,
  every: number,
  work: (number: number) => Promise<void>,
): Promise<{ works: number; statements: number; cuts: number; seconds: number }> {
  proxy.cutAt();
  await work(0);
  const statements = proxy.sent;
  const began = performance.now();
  let [works, cuts] = [1, 0];
  for (let number = 1; number <= statements; number += every) {
    proxy.cutAt(number);
    await work(number);
    works += 1;
    if (proxy.isCut) cuts += 1;
  }
  return { works, statements, cuts, seconds: Math.round((performance.now() - began) / 1_000) };
}
