import type { GenerationStep } from "@zodiac-at-work/catalog";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Db } from "../platform/client.ts";
import { json } from "../platform/json.ts";
import type { Database } from "../platform/schema.ts";
import { pickBlogKeyword } from "./keywords.ts";

/** The settings that a generation was requested with. */
export interface GenerationSettings {
  businessLocation: string;
  targetWordCount: number;
  includeLocalSeo: boolean;
  autoPublish: boolean;
}

/** A generation with the article that it wrote. */
export interface BlogGeneration extends Omit<Selectable<Database["blogGenerations"]>, "settings"> {
  settings: GenerationSettings;
  /** Null until it is saved. */
  post: { id: number; title: string; slug: string; status: string } | null;
}

/** A generation to request. */
export interface NewGeneration {
  trigger: BlogGeneration["trigger"];
  /** A user's id or an operator's name. */
  requestedBy?: string | null | undefined;
  /** The time of the schedule that the generation serves. */
  slot?: Date | null | undefined;
  /** Null lets the worker pick one. */
  keyword: string | null;
  title?: string | null | undefined;
  settings: GenerationSettings;
  seed: string;
}

/**
 * Requests a generation.
 *
 * @returns its id, or undefined if one is under way for the keyword, or the slot has one
 */
export async function insertGeneration(
  db: Kysely<Database>,
  { settings, ...generation }: NewGeneration,
): Promise<number | undefined> {
  const { trigger, requestedBy = null, slot = null, keyword, title = null, seed } = generation;
  const inserted = await db
    .insertInto("blogGenerations")
    .values({ trigger, requestedBy, slot, keyword, title, seed, settings: { ...settings } })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Requests a generation for the next keyword. Returns undefined if no keyword is left. */
export async function insertGenerationForNextKeyword(
  trx: Transaction<Database>,
  generation: Omit<NewGeneration, "keyword" | "slot">,
): Promise<{ id: number; keyword: string } | undefined> {
  for (;;) {
    const keyword = await pickBlogKeyword(trx);
    if (keyword === undefined) return undefined;
    const id = await insertGeneration(trx, { ...generation, keyword });
    // Otherwise another transaction has taken the keyword, and the next query sees it.
    if (id !== undefined) return { id, keyword };
  }
}

/** Returns a generation, or undefined if the id is unknown. */
export async function findGeneration(db: Kysely<Database>, id: number): Promise<BlogGeneration | undefined> {
  return selectGenerations(db).where("blogGenerations.id", "=", id).executeTakeFirst();
}

/** Returns the generation that wrote an article, or undefined if none did. */
export async function findGenerationOfPost(db: Kysely<Database>, postId: number): Promise<BlogGeneration | undefined> {
  return selectGenerations(db).where("postId", "=", postId).executeTakeFirst();
}

/** Lists the latest generations, the newest first. */
export async function listGenerations(db: Db, { limit }: { limit: number }): Promise<BlogGeneration[]> {
  return selectGenerations(db).orderBy("blogGenerations.id", "desc").limit(limit).execute();
}

/** Lists the generations that have not ended, the oldest first. */
export async function listUnendedGenerations(db: Db): Promise<Pick<BlogGeneration, "id" | "trigger" | "createdAt">[]> {
  return db
    .selectFrom("blogGenerations")
    .select(["id", "trigger", "createdAt"])
    .where("state", "in", ["queued", "running"])
    .orderBy("id")
    .execute();
}

/** Marks a generation as running. A later attempt keeps the first start. Changes nothing after its end. */
export async function beginGeneration(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("blogGenerations")
    .set({ state: "running", startedAt: sql<Date>`coalesce(started_at, ${now})` })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .execute();
}

/**
 * Gives a running generation its keyword. It is the generation's until that ends, so no other generation gets it.
 *
 * @returns undefined if no keyword is left
 */
export async function claimKeyword(db: Db, generationId: number): Promise<string | undefined> {
  for (;;) {
    try {
      return await db.transaction().execute(async (trx) => {
        const keyword = await pickBlogKeyword(trx);
        if (keyword === undefined) return undefined;
        await trx.updateTable("blogGenerations").set({ keyword }).where("id", "=", generationId).execute();
        return keyword;
      });
    } catch (error) {
      if (!isKeywordTaken(error)) throw error;
    }
  }
}

/** Records what a running generation does. */
export async function saveGenerationStep(db: Db, id: number, step: GenerationStep): Promise<void> {
  await db.updateTable("blogGenerations").set({ step }).where("id", "=", id).where("endedAt", "is", null).execute();
}

/** What a generation ends with. */
export interface GenerationEnd {
  /** The article, or the reason for its failure as a sentence. */
  result: { postId: number } | { problem: string };
  /** What the checks measured, if it came to that. */
  gates: readonly object[] | null;
  endedAt: Date;
}

/**
 * Ends a generation.
 *
 * @returns false if it had ended, and then changes nothing
 */
export async function endGeneration(db: Kysely<Database>, id: number, end: GenerationEnd): Promise<boolean> {
  const { result, gates, endedAt } = end;
  const { numUpdatedRows } = await db
    .updateTable("blogGenerations")
    .set({
      ...("postId" in result
        ? { state: "done", postId: result.postId }
        : { state: "failed", problem: result.problem.slice(0, 4_000) }),
      gates: gates && json(gates),
      endedAt,
    })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks a generation until the transaction ends. Returns false if it has ended or does not exist. */
export async function lockUnendedGeneration(trx: Transaction<Database>, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom("blogGenerations")
    .select("id")
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

function selectGenerations(db: Kysely<Database>) {
  return db
    .selectFrom("blogGenerations")
    .leftJoin("blogPosts", "blogPosts.id", "postId")
    .selectAll("blogGenerations")
    .select([
      sql<GenerationSettings>`settings`.as("settings"),
      sql<BlogGeneration["post"]>`case when blog_posts.id is not null then jsonb_build_object(
        'id', blog_posts.id, 'title', blog_posts.title, 'slug', blog_posts.slug, 'status', blog_posts.status
      ) end`.as("post"),
    ]);
}

function isKeywordTaken(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "blog_generations_keyword";
}
