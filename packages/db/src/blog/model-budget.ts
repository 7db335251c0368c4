import type { Kysely } from "kysely";
import type { Database } from "../platform/schema.ts";

/** What a model that writes may cost. Amounts are US dollars. */
export interface ModelBudget {
  /** For a million tokens that the model reads; null until the operator names it. Both prices are null, or neither is. */
  inputPrice: number | null;
  /** For a million tokens that the model writes. */
  outputPrice: number | null;
  /** For all calls of one day in UTC. */
  dailyLimit: number;
}

/** The database has millionths of a dollar, so sums are exact. */
export const micros = 1_000_000;

/** Returns the prices of the model and the limit of a day. */
export async function getModelBudget(db: Kysely<Database>): Promise<ModelBudget> {
  const row = await selectModelBudget(db).executeTakeFirstOrThrow();
  return {
    inputPrice: row.inputPrice === null ? null : row.inputPrice / micros,
    outputPrice: row.outputPrice === null ? null : row.outputPrice / micros,
    dailyLimit: row.dailyLimit / micros,
  };
}

/** Returns the query of the prices and the limit in millionths of a dollar. */
export function selectModelBudget(db: Kysely<Database>) {
  return db.selectFrom("blogModelBudget").select(["inputPrice", "outputPrice", "dailyLimit"]);
}

/** Saves the prices of the model and the limit of a day. They apply to calls that begin later. */
export async function saveModelBudget(
  db: Kysely<Database>,
  { inputPrice, outputPrice, dailyLimit }: ModelBudget,
  { updatedBy, now }: { updatedBy: string; now: Date },
): Promise<void> {
  const inMicros = (usd: number) => Math.round(usd * micros);
  await db
    .updateTable("blogModelBudget")
    .set({
      inputPrice: inputPrice === null ? null : inMicros(inputPrice),
      outputPrice: outputPrice === null ? null : inMicros(outputPrice),
      dailyLimit: inMicros(dailyLimit),
      updatedBy,
      updatedAt: now,
    })
    .execute();
}
