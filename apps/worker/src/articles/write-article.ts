import {
  type CheckResult,
  keywords as defaultKeywords,
  familyOf,
  findClosest,
  mostOverlap,
  NoMatterError,
  type OtherArticle,
  phrasesOf,
  UnusableAnswerError,
  UnusableHtmlError,
} from "@zodiac-at-work/articles";
import {
  type BlogGeneration,
  beginGeneration,
  claimKeyword,
  DatabaseUnavailableError,
  endGeneration,
  findGeneration,
  findKeywordCategory,
  insertPost,
  lockSlugs,
  lockUnendedGeneration,
  markBlogKeywordUsed,
  readPostContents,
  saveGenerationStep,
} from "@zodiac-at-work/db";
import { handleTask, RetryableError, type TaskHandler, writeArticle as writeArticleTask } from "@zodiac-at-work/tasks";
import { type ComposedArticle, composeArticle } from "./compose-article.ts";
import type { ArticlesContext } from "./context.ts";
import { ModelError } from "./model-error.ts";
import { withPhrases } from "./with-phrases.ts";

/** Handles the task `writeArticle`. */
export function handleWriteArticle(context: ArticlesContext): TaskHandler {
  return handleTask(writeArticleTask, {
    handle: ({ data: { generationId }, signal }) => writeArticle(context, generationId, { signal }),
  });
}

/** How a generation ended. Both are null if it does not exist. */
export interface GenerationOutcome {
  postId: number | null;
  /** Why there is no article, as a sentence. */
  problem: string | null;
}

/**
 * Writes the article of a generation. The article, the use of the keyword and the end of the generation are saved
 * together, so a killed attempt leaves nothing behind that another one would repeat. A generation that has ended stays as
 * it is.
 *
 * @throws what another attempt may mend, and errors of the program. These end the generation as failed
 */
export async function writeArticle(
  context: ArticlesContext,
  generationId: number,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<GenerationOutcome> {
  const { db, now } = context;
  const generation = await findGeneration(db, generationId);
  if (!generation || generation.endedAt) return outcomeOf(generation);
  try {
    await beginGeneration(db, generationId, now());
    await writeInto(context, generation, signal);
  } catch (error) {
    if (signal?.aborted || error instanceof RetryableError || error instanceof DatabaseUnavailableError) throw error;
    await fail(context, generationId, explain(error));
    if (!isWriterFailure(error)) throw error;
  }
  return outcomeOf(await findGeneration(db, generationId));
}

async function writeInto(context: ArticlesContext, generation: BlogGeneration, signal?: AbortSignal): Promise<void> {
  const { db, writer } = context;
  const { id, title, settings, seed } = generation;
  const keyword = generation.keyword ?? (await pickKeyword(context, id));
  if (keyword === undefined) return fail(context, id, "Every active keyword has an article. Add or activate keywords.");
  const others: OtherArticle[] = [];
  for (;;) {
    const article = await composeArticle(
      context,
      { keyword, title, settings, seed, generationId: id },
      {
        signal,
        onStep: (step) => saveGenerationStep(db, id, step),
        others,
      },
    );
    if (!article.passed) return fail(context, id, describeProblems(article), article.checks);
    await saveGenerationStep(db, id, "save");
    const newer = await save(context, generation, article, writer.name);
    if (!newer) return;
    others.push(newer);
  }
}

async function pickKeyword({ db }: ArticlesContext, id: number): Promise<string | undefined> {
  await saveGenerationStep(db, id, "keyword");
  return claimKeyword(db, id);
}

/**
 * Saves the article, the use of its keyword and the end of the generation in one transaction.
 *
 * @returns an article that was saved since the checks passed and is too close; nothing is saved then
 */
async function save(
  { db, now }: ArticlesContext,
  { id, trigger, settings: { autoPublish } }: BlogGeneration,
  article: ComposedArticle,
  writer: string,
): Promise<OtherArticle | undefined> {
  const { title, slug, content, metaDescription, targetKeyword, words, signs, internalLinks, checks, seed } = article;
  return db.transaction().execute(async (trx) => {
    // Another attempt, whose worker was thought dead, may have ended it.
    if (!(await lockUnendedGeneration(trx, id))) return undefined;
    await lockSlugs(trx);
    const closest = await findClosest(
      phrasesOf(content),
      withPhrases(readPostContents(trx, { after: article.newestPostId })),
    );
    if (closest && closest.overlap > mostOverlap) return closest.other;
    const savedAt = now();
    const post = await insertPost(trx, {
      ...{ title, slug, content, metaDescription, targetKeyword, words, signs, internalLinks, writer, seed },
      gates: toStoredGates(checks),
      family: familyOf(targetKeyword) ?? null,
      category: (await findKeywordCategory(trx, targetKeyword)) ?? defaultCategoryOf(targetKeyword),
      featuredImage: null,
      ifSlugTaken: "number",
      status: autoPublish ? "published" : "draft",
      updatedBy: writer,
      isSample: trigger === "sample",
      now: savedAt,
    });
    await markBlogKeywordUsed(trx, targetKeyword, savedAt);
    await endGeneration(trx, id, { result: { postId: post.id }, gates: toStoredGates(checks), endedAt: savedAt });
    return undefined;
  });
}

async function fail(
  { db, now }: ArticlesContext,
  id: number,
  problem: string,
  checks: readonly CheckResult[] | null = null,
): Promise<void> {
  await endGeneration(db, id, { result: { problem }, gates: checks && toStoredGates(checks), endedAt: now() });
}

/** Returns the results of checks as the database, the API and the command line have them: there, a check is a `gate`. */
export function toStoredGates(checks: readonly CheckResult[]) {
  return checks.map(({ check: gate, problem = null, ...result }) => ({ gate, ...result, problem }));
}

function describeProblems({ checks, attempts, targetKeyword }: ComposedArticle): string {
  const problems = checks.flatMap(({ problem }) => problem ?? []).join(" ");
  if (attempts === 1) return `The text for “${targetKeyword}” did not pass the checks. ${problems}`;
  return `None of ${attempts} texts for “${targetKeyword}” passed the checks. The last one: ${problems}`;
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return isWriterFailure(error) ? message : `The article could not be written: ${message}`;
}

const writerFailures = [UnusableHtmlError, UnusableAnswerError, ModelError, NoMatterError];

/** Whether a writer wrote no usable text. The message explains it to an administrator. */
export function isWriterFailure(error: unknown): error is Error {
  return writerFailures.some((each) => error instanceof each);
}

function defaultCategoryOf(keyword: string) {
  return defaultKeywords.find((each) => each.keyword === keyword.toLowerCase())?.category ?? null;
}

function outcomeOf(generation: BlogGeneration | undefined): GenerationOutcome {
  return { postId: generation?.postId ?? null, problem: generation?.problem ?? null };
}
