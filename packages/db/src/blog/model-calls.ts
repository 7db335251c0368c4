import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import { micros, selectModelBudget } from "./model-budget.ts";

/** What a call to a model is for. Both are null for a text that is not kept. */
export interface ModelAccount {
  generationId: number | null;
  /** The article of which a part is written. That of a generation is found by the generation. */
  postId: number | null;
}

/** A call to a model that is about to begin. */
export interface NewModelCall extends ModelAccount {
  /** The name of the model at its provider. */
  model: string;
  /** More tokens than this can't be read or written. */
  mostInputTokens: number;
  mostOutputTokens: number;
  now: Date;
}

/** Amounts are US dollars. */
export type BegunModelCall =
  | { kind: "begun"; id: number }
  /** The operator has not named the prices, so nobody knows what a call costs. */
  | { kind: "no-prices" }
  /** The call could exceed the limit of the day. `spent` includes what calls that have not ended may cost at most. */
  | { kind: "limit-reached"; limit: number; spent: number; mostCost: number };

/**
 * Begins a call unless the day's calls could then cost more than the limit. A call counts with the most that it may cost
 * until its tokens are known, and for good if they never are. Processes that begin calls at once wait for each other, so
 * they can't exceed the limit together. Days are those of UTC.
 *
 * @example
 * const call = await beginModelCall(db, { generationId, postId: null, model, mostInputTokens: 9_000, mostOutputTokens: 8_000, now });
 */
export async function beginModelCall(
  db: Db,
  { generationId, postId, model, mostInputTokens, mostOutputTokens, now }: NewModelCall,
): Promise<BegunModelCall> {
  return db.transaction().execute(async (trx) => {
    const { inputPrice, outputPrice, dailyLimit } = await selectModelBudget(trx).forUpdate().executeTakeFirstOrThrow();
    if (inputPrice === null || outputPrice === null) return { kind: "no-prices" };
    const mostCost = Math.ceil((mostInputTokens * inputPrice + mostOutputTokens * outputPrice) / perTokens);
    const spent = await spentOnDay(trx, now);
    if (spent + mostCost > dailyLimit) {
      return {
        kind: "limit-reached",
        limit: dailyLimit / micros,
        spent: spent / micros,
        mostCost: mostCost / micros,
      };
    }
    const { id } = await trx
      .insertInto("blogModelCalls")
      .values({ generationId, postId, model, inputPrice, outputPrice, mostCost, startedAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { kind: "begun", id };
  });
}

/** Ends a call with the tokens that it cost, or with null if the provider did not tell. */
export async function endModelCall(
  db: Kysely<Database>,
  id: number,
  tokens: { input: number; output: number } | null,
  endedAt: Date,
): Promise<void> {
  await db
    .updateTable("blogModelCalls")
    .set({
      endedAt,
      ...(tokens && {
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        cost: sql<number>`ceil((${tokens.input} * input_price + ${tokens.output} * output_price) / ${perTokens})`,
      }),
    })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .execute();
}

/** The tokens that a price is for. */
const perTokens = 1_000_000;

/** What some calls cost together. */
export interface ModelCosts {
  calls: number;
  /** Of the calls whose tokens are known. */
  inputTokens: number;
  outputTokens: number;
  /** US dollars. A call whose tokens are not known counts with the most that it may have cost. */
  cost: number;
  /** Calls whose tokens are not known. */
  unknown: number;
}

/** Lists the days or months with calls, the latest first: `2026-11-25` or `2026-11`, in UTC. */
export async function listModelCosts(
  db: Db,
  { by, limit }: { by: "day" | "month"; limit: number },
): Promise<(ModelCosts & { period: string })[]> {
  const format = by === "day" ? "YYYY-MM-DD" : "YYYY-MM";
  const period = sql<string>`to_char(started_at at time zone 'UTC', ${sql.lit(format)})`;
  return db
    .selectFrom("blogModelCalls")
    .select([period.as("period"), ...sums])
    .groupBy(period)
    .orderBy(period, "desc")
    .limit(limit)
    .execute();
}

/** Lists what articles cost, those with the latest calls first. One without an article is named after its keyword. */
export async function listModelCostsOfArticles(
  db: Db,
  { limit }: { limit: number },
): Promise<(ModelCosts & { postId: number | null; title: string | null; keyword: string | null })[]> {
  return db
    .selectFrom("blogModelCalls")
    .leftJoin("blogGenerations", "blogGenerations.id", "blogModelCalls.generationId")
    .leftJoin("blogPosts", (join) =>
      join.on("blogPosts.id", "=", sql<number>`coalesce(blog_model_calls.post_id, blog_generations.post_id)`),
    )
    .select([
      "blogPosts.id as postId",
      "blogPosts.title as title",
      sql<string | null>`case when blog_posts.id is null then blog_generations.keyword end`.as("keyword"),
      ...sums,
    ])
    .groupBy(["blogPosts.id", sql`case when blog_posts.id is null then blog_generations.keyword end`])
    .orderBy(sql`max(blog_model_calls.started_at)`, "desc")
    .limit(limit)
    .execute();
}

const counted = sql<number>`coalesce(cost, most_cost)`;

const sums = [
  sql<number>`count(*)::integer`.as("calls"),
  sql<number>`coalesce(sum(input_tokens), 0)::float8`.as("inputTokens"),
  sql<number>`coalesce(sum(output_tokens), 0)::float8`.as("outputTokens"),
  sql<number>`sum(${counted}) / 1000000`.as("cost"),
  sql<number>`(count(*) filter (where cost is null))::integer`.as("unknown"),
] as const;

/** What the calls of a day in UTC cost or may cost, in millionths of a dollar. */
async function spentOnDay(db: Kysely<Database>, now: Date): Promise<number> {
  const day: RawBuilder<Date> = sql`date_trunc('day', ${now}::timestamptz, 'UTC')`;
  const { spent } = await db
    .selectFrom("blogModelCalls")
    .select(sql<number>`coalesce(sum(${counted}), 0)`.as("spent"))
    .where("startedAt", ">=", day)
    .where("startedAt", "<", sql<Date>`${day} + interval '1 day'`)
    .executeTakeFirstOrThrow();
  return spent;
}
