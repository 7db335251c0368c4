import { reconcilePayments } from "@zodiac-at-work/payments";
import { buy } from "../payments/buyer.ts";
import { compareWithStripe, type Figures } from "../payments/campaign.ts";
import type { Environment } from "../payments/environment.ts";
import { type AudienceFigures, startAudience, untilServed } from "./audience.ts";

/** What a fault of the machine did. */
export interface MachineFigures extends AudienceFigures, Pick<Figures, "charged" | "doubled" | "unpaid" | "issues"> {
  readonly fault: string;
  /** Charged people without access at the end. Must be 0. */
  readonly unserved: number;
  /** From the end of the fault until ten people at once are served. */
  readonly healedSeconds: number;
  /** How often PostgreSQL had ended and was started again. */
  readonly restarts: number;
}

/** Lets people register and buy while the machine has a fault, ends it, and compares the database with Stripe. */
export async function runWithFault(
  environment: Environment,
  fault: string,
  purchases: number,
  /** Makes the fault, and returns when it has ended. */
  suffer: () => Promise<void>,
): Promise<MachineFigures> {
  const { db, sandbox } = environment;
  const audience = await startAudience(environment);
  const buyers = Array.from({ length: purchases }, (_, index) =>
    buy(environment, `buyer-${index}`, { closesTab: true }),
  );
  await suffer();
  const healed = await untilServed(environment, audience);
  await Promise.all(buyers);
  const figures = await audience.end();
  await reconcilePayments({ db, stripe: sandbox.stripe });
  const { lost: unserved, ...payments } = await compareWithStripe(environment);
  return { fault, ...figures, ...payments, unserved, ...healed };
}

/** Whether nothing was lost and nothing was granted wrongly. */
export function isSound({ wrong, lost, granted, doubled, unpaid, issues, unserved }: MachineFigures): boolean {
  return wrong + lost + granted + doubled + unpaid + issues + unserved === 0;
}
