import { findTrouble, reconcilePayments } from "@zodiac-at-work/payments";
import { buy } from "./buyer.ts";
import { type Scenario, strikeUntil } from "./scenarios.ts";
import { openWorld, type World } from "./world.ts";

/** What came of it. */
export interface Figures {
  scenario: string;
  purchases: number;
  strikes: number;
  /** Users whom Stripe has charged. */
  charged: number;
  /** Of those, how many had access before the reconciler ran. */
  grantedBefore: number;
  /** Charged users without access after the reconciler. Must be 0. */
  lost: number;
  /** Users charged more than once. Must be 0. */
  doubled: number;
  /** Users with access whom Stripe has not charged. Must be 0. */
  forNothing: number;
  /** What the worker would call trouble. Must be 0. */
  trouble: number;
  seconds: number;
}

/** Lets people buy, some at the same time, while faults strike; then reconciles once, and compares with Stripe. */
export async function runCampaign(scenario: Scenario, purchases: number, atOnce = 8): Promise<Figures> {
  const world = await openWorld();
  try {
    if (!scenario.webhooks) await world.sandbox.control("/webhooks", { paused: true });
    const started = Date.now();
    const calm = new AbortController();
    const striking = strikeUntil(calm.signal, world, scenario);
    await buyAll(world, purchases, atOnce);
    calm.abort();
    const strikes = await striking;
    const grantedBefore = (await usersWithAccess(world)).size;
    await fetch(`${world.sandbox.origin}/_sandbox/faults`, { method: "DELETE" });
    await reconcilePayments({ db: world.db, stripe: world.sandbox.stripe });
    const seconds = Math.round((Date.now() - started) / 1000);
    return { scenario: scenario.name, purchases, strikes, grantedBefore, seconds, ...(await compare(world)) };
  } finally {
    await world.close();
  }
}

async function buyAll(world: World, purchases: number, atOnce: number): Promise<void> {
  const people = Array.from({ length: purchases }, (_, index) => `buyer-${index}`).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const uid of people) await buy(world, uid, { closesTab: Math.random() < 0.5 });
    }),
  );
}

async function compare(
  world: World,
): Promise<Pick<Figures, "charged" | "lost" | "doubled" | "forNothing" | "trouble">> {
  const charges = new Map<string, number>();
  for await (const { status, metadata } of world.sandbox.stripe.paymentIntents.list({ limit: 100 })) {
    if (status === "succeeded") charges.set(metadata.uid ?? "", (charges.get(metadata.uid ?? "") ?? 0) + 1);
  }
  const withAccess = await usersWithAccess(world);
  const trouble = await findTrouble(world.db);
  return {
    charged: charges.size,
    lost: [...charges.keys()].filter((uid) => !withAccess.has(uid)).length,
    doubled: [...charges.values()].filter((count) => count > 1).length,
    forNothing: [...withAccess].filter((uid) => !charges.has(uid)).length,
    trouble: Object.values(trouble).reduce((sum, count) => sum + count, 0),
  };
}

async function usersWithAccess({ db }: World): Promise<Set<string>> {
  for (;;) {
    try {
      const rows = await db.selectFrom("users").select("id").where("hasPaidAccess", "=", true).execute();
      return new Set(rows.map(({ id }) => id));
    } catch (error) {
      // The database may have been struck last; the pool opens new connections by itself.
      if (!(error instanceof Error)) throw error;
    }
  }
}
