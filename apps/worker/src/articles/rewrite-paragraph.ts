import {
  NoVariantError,
  paragraphAt,
  rewriteProblems,
  UnusableAnswerError,
  type WriteRequest,
  withParagraph,
} from "@zodiac-at-work/articles";
import {
  DatabaseUnavailableError,
  defaultBlogSettings,
  findBlogSettings,
  findGenerationOfPost,
  findPost,
  type Post,
  readKnowledge,
} from "@zodiac-at-work/db";
import {
  handleTask,
  RetryableError,
  rewriteParagraph as rewriteParagraphTask,
  type TaskHandler,
} from "@zodiac-at-work/tasks";
import { readBannedSentences } from "./banned-sentences.ts";
import { measureArticle } from "./check-article.ts";
import type { ArticlesContext } from "./context.ts";
import { isWriterFailure } from "./write-article.ts";

/** Handles the task `rewriteParagraph`. */
export function handleRewriteParagraph(context: ArticlesContext): TaskHandler {
  return handleTask(rewriteParagraphTask, {
    handle: ({ data, signal }) => rewriteParagraph(context, data, { signal }),
  });
}

/** A paragraph of a version of an article. */
interface RewriteOrder {
  postId: number;
  version: number;
  /** Its place among the blocks of the content, from 0. */
  block: number;
}

/** Another version of the paragraph, or why there is none, as a sentence. The article stays as it is. */
type Rewriting = RewriteOrder & {
  writer: string;
  before: string | null;
  after: string | null;
  problem: string | null;
};

/**
 * Asks the writer for another version of a paragraph, and checks the article with it. A version that fails is written again
 * as often as an article is.
 *
 * @throws what another attempt may mend, and errors of the program
 */
export async function rewriteParagraph(
  context: ArticlesContext,
  { postId, version, block }: RewriteOrder,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Rewriting> {
  const order = { postId, version, block, writer: context.writer.name };
  const post = await findPost(context.db, postId);
  const paragraph = post && paragraphAt(post.content, block);
  const refuse = (problem: string): Rewriting => ({ ...order, before: paragraph?.html ?? null, after: null, problem });
  if (!post || post.deletedAt) return refuse("The article does not exist, or it was deleted.");
  if (post.version !== version) return refuse("Somebody saved the article since. Open it again.");
  if (!paragraph) return refuse("Only paragraphs can be written again.");
  try {
    const after = await write(context, post, block, signal);
    return { ...order, before: paragraph.html, after, problem: null };
  } catch (error) {
    if (signal?.aborted || error instanceof RetryableError || error instanceof DatabaseUnavailableError) throw error;
    if (error instanceof NoVariantError || isWriterFailure(error)) return refuse(error.message);
    throw error;
  }
}

async function write(
  context: ArticlesContext,
  post: Post,
  block: number,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { writer, attempts } = context;
  if (!writer.rewrite) throw new NoVariantError("This writer can’t write single paragraphs.");
  const [request, checks] = await Promise.all([requestFor(context, post), measureArticle(context, post)]);
  let refusedFor = checks
    .flatMap(({ findings }) => findings.filter((each) => each.block === block))
    .map(({ text }) => text);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const asked = { ...request, content: post.content, block, refusedFor, seed: `${post.seed ?? post.id}.${attempt}` };
    try {
      const after = await writer.rewrite(asked, signal);
      const content = withParagraph(post.content, block, after);
      refusedFor = rewriteProblems(checks, await measureArticle(context, { ...post, content }), block);
      if (refusedFor.length === 0) return paragraphAt(content, block)?.html ?? after;
    } catch (error) {
      if (!(error instanceof UnusableAnswerError || error instanceof RangeError)) throw error;
      refusedFor = [error.message];
    }
  }
  const versions = attempts === 1 ? "The version that was written" : `Each of ${attempts} versions`;
  throw new NoVariantError(`${versions} failed the checks. The last one: ${refusedFor.join(" ")}`);
}

async function requestFor({ db, now }: ArticlesContext, post: Post): Promise<WriteRequest> {
  const [knowledge, generation, settings] = await Promise.all([
    readKnowledge(db),
    findGenerationOfPost(db, post.id),
    findBlogSettings(db),
  ]);
  const { targetWordCount, businessLocation, includeLocalSeo } =
    generation?.settings ?? settings ?? defaultBlogSettings;
  return {
    ...{ keyword: post.targetKeyword ?? "", title: post.title, seed: post.seed ?? `${post.id}` },
    ...{ targetWordCount, businessLocation, includeLocalSEO: includeLocalSeo, knowledge },
    today: now().toISOString().slice(0, 10),
    account: { generationId: null, postId: post.id },
    commonSentences: () => readBannedSentences(db),
  };
}
