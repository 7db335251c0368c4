import { randomUUID } from "node:crypto";
import {
  type Database,
  type Db,
  defaultBlogSettings,
  findBlogSettings,
  type GenerationSettings,
  insertGeneration,
  insertGenerationForNextKeyword,
  type NewGeneration,
} from "@zodiac-at-work/db";
import type { Transaction } from "kysely";
import { inTransaction } from "./in-transaction.ts";
import type { Queue } from "./queue.ts";
import { writeArticle } from "./tasks.ts";

/** Who asks for an article, and what for. */
export interface GenerationRequest extends Pick<NewGeneration, "trigger" | "requestedBy" | "slot" | "title"> {
  /** `next` picks one now, null lets the worker pick one. */
  keyword: { text: string } | "next" | null;
  /** The saved settings fill what is left out. */
  settings?: { [Name in keyof GenerationSettings]?: GenerationSettings[Name] | undefined };
  /** The text depends on it; random if omitted. */
  seed?: string | undefined;
}

/**
 * Requests a generation and enqueues its task, in one transaction.
 *
 * @returns its id, or undefined if one is under way for the keyword, the slot has one, or there is no keyword to pick
 * @example
 * const id = await startGeneration(db, queue, { trigger: "admin", requestedBy: uid, keyword: "next" });
 */
export async function startGeneration(
  db: Db | Transaction<Database>,
  queue: Queue,
  request: GenerationRequest,
): Promise<number | undefined> {
  return inTransaction(db, (trx) => startIn(trx, queue, request));
}

async function startIn(
  trx: Transaction<Database>,
  queue: Queue,
  { keyword, settings = {}, seed = randomUUID(), ...rest }: GenerationRequest,
): Promise<number | undefined> {
  const saved = (await findBlogSettings(trx)) ?? defaultBlogSettings;
  const generation = {
    ...rest,
    seed,
    settings: {
      businessLocation: settings.businessLocation ?? saved.businessLocation,
      targetWordCount: settings.targetWordCount ?? saved.targetWordCount,
      includeLocalSeo: settings.includeLocalSeo ?? saved.includeLocalSeo,
      autoPublish: settings.autoPublish ?? saved.autoPublish,
    },
  };
  const id =
    keyword === "next"
      ? (await insertGenerationForNextKeyword(trx, generation))?.id
      : await insertGeneration(trx, { ...generation, keyword: keyword?.text ?? null });
  if (id !== undefined) await queue.enqueue(writeArticle, { generationId: id }, trx);
  return id;
}
