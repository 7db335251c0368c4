import type { WritingAccount } from "@zodiac-at-work/articles";
import { beginModelCall, type Db, endModelCall } from "@zodiac-at-work/db";
import { ModelError } from "./model-error.ts";

/** A call to a model that is about to begin, with more tokens than it can have. */
export interface MeteredCall {
  readonly account: WritingAccount | undefined;
  readonly model: string;
  readonly mostInputTokens: number;
  readonly mostOutputTokens: number;
}

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** Records what calls to a model cost, and allows none that could exceed the limit of the day. */
export interface ModelMeter {
  /**
   * Begins a call.
   *
   * @returns ends it, with null if nobody knows what it cost
   * @throws {ModelError} if the call is not allowed
   */
  begin(call: MeteredCall): Promise<(tokens: Tokens | null) => Promise<void>>;
}

/** Returns the meter that keeps its records in the database. All workers share it. */
export function databaseMeter(db: Db, now: () => Date): ModelMeter {
  return {
    async begin({ account, ...call }) {
      const { generationId = null, postId = null } = account ?? {};
      const begun = await beginModelCall(db, { ...call, generationId, postId, now: now() });
      if (begun.kind === "no-prices") {
        throw new ModelError(
          "noPrices",
          "The model was not asked, because its prices are not known. Enter them in the admin area of the blog, under “Model costs”, and try again.",
        );
      }
      if (begun.kind === "limit-reached") {
        const { spent, limit, mostCost } = begun;
        throw new ModelError(
          "dailyLimit",
          `The model was not asked, because it could exceed the limit of the day: ${usd(spent)} of ${usd(limit)} are spent or reserved, and the next call may cost up to ${usd(mostCost)}. Writing goes on after midnight UTC. An administrator can raise the limit under “Model costs”.`,
        );
      }
      return (tokens) => endModelCall(db, begun.id, tokens, now());
    },
  };
}

function usd(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 4 });
}
