import { checkArticle, compareArticles } from "@zodiac-at-work/articles";
import {
  defaultBlogSettings,
  findBlogSettings,
  findGenerationOfPost,
  findPost,
  type Post,
  readKnowledge,
  readPostContents,
  saveGates,
} from "@zodiac-at-work/db";
import { checkArticle as checkArticleTask, handleTask, type TaskHandler } from "@zodiac-at-work/tasks";
import type { ArticlesContext } from "./context.ts";
import { readSitePaths } from "./site-paths.ts";
import { without, withPhrases } from "./with-phrases.ts";
import { toStoredGates } from "./write-article.ts";

/** Handles the task `checkArticle`. */
export function handleCheckArticle(context: ArticlesContext): TaskHandler {
  return handleTask(checkArticleTask, {
    handle: ({ data: { postId }, signal }) => checkSavedArticle(context, postId, { signal }),
  });
}

/**
 * Measures the current version of an article and stores the results with it. A version that is saved meanwhile is measured
 * as well.
 *
 * @returns the version that was measured; null if the article does not exist or is deleted
 */
export async function checkSavedArticle(
  context: Pick<ArticlesContext, "db" | "now">,
  postId: number,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<{ version: number | null }> {
  const { db } = context;
  for (;;) {
    signal?.throwIfAborted();
    const post = await findPost(db, postId);
    if (!post || post.deletedAt) return { version: null };
    const gates = toStoredGates(await measureArticle(context, post));
    if (await saveGates(db, { id: postId, version: post.version, gates })) return { version: post.version };
  }
}

/** Runs the checks on an article as it is given. The others are those of the database. */
export async function measureArticle({ db, now }: Pick<ArticlesContext, "db" | "now">, post: Post) {
  const { title, slug, content } = post;
  const [knowledge, paths, { closest, frameUses }, generation, settings] = await Promise.all([
    readKnowledge(db),
    readSitePaths(db),
    compareArticles(content, withPhrases(without(post.id, readPostContents(db)))),
    findGenerationOfPost(db, post.id),
    findBlogSettings(db),
  ]);
  const { targetWordCount } = generation?.settings ?? settings ?? defaultBlogSettings;
  const article = {
    ...{ title, slug, content },
    metaDescription: post.metaDescription ?? "",
    targetKeyword: post.targetKeyword ?? "",
  };
  const today = now().toISOString().slice(0, 10);
  const others = closest ? [closest.other] : [];
  return checkArticle(article, { knowledge, paths, targetWordCount, today, others, frameUses });
}
