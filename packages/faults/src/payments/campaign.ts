import { findPaymentIssues, reconcilePayments } from "@zodiac-at-work/payments";
import { buy } from "./buyer.ts";
import { type Environment, startEnvironment } from "./environment.ts";
import { injectUntil, type Scenario } from "./scenarios.ts";

/** The outcome of one scenario. */
export interface Figures {
  scenario: string;
  purchases: number;
  faults: number;
  /** Users whom Stripe charged. */
  charged: number;
  /** Users who had access before the reconciler ran. */
  grantedBefore: number;
  /** Charged users without access after the reconciler ran. Must be 0. */
  lost: number;
  /** Users charged more than once. Must be 0. */
  doubled: number;
  /** Users with access whom Stripe did not charge. Must be 0. */
  unpaid: number;
  /** Payments that the worker reports as needing attention. Must be 0. */
  issues: number;
  seconds: number;
}

/** Lets people buy concurrently while faults strike, reconciles once, and compares the database with Stripe. */
export async function runCampaign(scenario: Scenario, purchases: number, concurrency = 8): Promise<Figures> {
  const environment = await startEnvironment();
  const { db, sandbox } = environment;
  try {
    if (!scenario.webhooks) await sandbox.control("/webhooks", { paused: true });
    const started = Date.now();
    const done = new AbortController();
    const injecting = injectUntil(done.signal, environment, scenario);
    await buyAll(environment, purchases, concurrency);
    done.abort();
    const faults = await injecting;
    const grantedBefore = (await usersWithAccess(environment)).size;
    await fetch(`${sandbox.origin}/_sandbox/faults`, { method: "DELETE" });
    await reconcilePayments({ db, stripe: sandbox.stripe });
    const seconds = Math.round((Date.now() - started) / 1000);
    return {
      scenario: scenario.name,
      purchases,
      faults,
      grantedBefore,
      seconds,
      ...(await compareWithStripe(environment)),
    };
  } finally {
    await environment.close();
  }
}

async function buyAll(environment: Environment, purchases: number, concurrency: number): Promise<void> {
  const buyers = Array.from({ length: purchases }, (_, index) => `buyer-${index}`).values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const uid of buyers) await buy(environment, uid, { closesTab: Math.random() < 0.5 });
    }),
  );
}

/** Compares the users with access to the charges of the sandbox. */
export async function compareWithStripe(
  environment: Pick<Environment, "db" | "sandbox">,
): Promise<Pick<Figures, "charged" | "lost" | "doubled" | "unpaid" | "issues">> {
  const charges = new Map<string, number>();
  for await (const { status, metadata } of environment.sandbox.stripe.paymentIntents.list({ limit: 100 })) {
    if (status === "succeeded") charges.set(metadata.uid ?? "", (charges.get(metadata.uid ?? "") ?? 0) + 1);
  }
  const withAccess = await usersWithAccess(environment);
  const issues = await findPaymentIssues(environment.db);
  return {
    charged: charges.size,
    lost: [...charges.keys()].filter((uid) => !withAccess.has(uid)).length,
    doubled: [...charges.values()].filter((count) => count > 1).length,
    unpaid: [...withAccess].filter((uid) => !charges.has(uid)).length,
    issues: Object.values(issues).reduce((sum, count) => sum + count, 0),
  };
}

async function usersWithAccess({ db }: Pick<Environment, "db">): Promise<Set<string>> {
  for (;;) {
    try {
      const rows = await db.selectFrom("users").select("id").where("hasPaidAccess", "=", true).execute();
      return new Set(rows.map(({ id }) => id));
    } catch (error) {
      // If the last fault hit the database, the pool opens a new connection on the next query.
      if (!(error instanceof Error)) throw error;
    }
  }
}
