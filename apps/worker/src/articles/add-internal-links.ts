import { addInternalLinks, articleStats } from "@zodiac-at-work/articles";
import { counted } from "@zodiac-at-work/catalog/counted";
import { findPost, type LinkablePost, listLinkablePosts, savePost } from "@zodiac-at-work/db";
import {
  addInternalLinks as addInternalLinksTask,
  checkArticle,
  handleTask,
  type Queue,
  type TaskHandler,
} from "@zodiac-at-work/tasks";
import type { ArticlesContext } from "./context.ts";
import { relatedTargets } from "./related-targets.ts";
import { articlePath } from "./site-paths.ts";

/** Handles the task `addInternalLinks`. */
export function handleAddInternalLinks(context: ArticlesContext, queue: Queue): TaskHandler {
  return handleTask(addInternalLinksTask, {
    handle: ({ signal }) => addLinksToArticles(context, queue, { signal }),
  });
}

/** Who saved the versions with the links, for the list of revisions and for an editor whose article has changed. */
export const savedByLinks = "internal links";

/**
 * Adds links between the public articles. Each changed article is a new version, made from the one that was read: a
 * person's save in between wins. A second run changes nothing.
 */
export async function addLinksToArticles(
  context: Pick<ArticlesContext, "db" | "now">,
  queue: Queue,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<{ links: number; articles: number; message: string }> {
  const posts = await listLinkablePosts(context.db);
  let links = 0;
  let articles = 0;
  for (const { id } of posts) {
    signal?.throwIfAborted();
    const added = await addLinks(context, queue, id, posts);
    links += added;
    if (added > 0) articles += 1;
  }
  return { links, articles, message: describe(links, articles, posts.length) };
}

async function addLinks(
  { db, now }: Pick<ArticlesContext, "db" | "now">,
  queue: Queue,
  id: number,
  posts: readonly LinkablePost[],
): Promise<number> {
  for (;;) {
    const post = await findPost(db, id);
    if (!post || post.deletedAt || post.status !== "published") return 0;
    const { title, slug, metaDescription, targetKeyword, category, featuredImage, signs, family, version } = post;
    const targets = relatedTargets({ id, signs, targetKeyword: targetKeyword ?? title }, posts);
    const { content, added } = addInternalLinks(post.content, targets, { self: articlePath(slug) });
    if (added.length === 0) return 0;
    const { words, internalLinks } = articleStats(content);
    const outcome = await db.transaction().execute(async (trx) => {
      const text = { title, content, metaDescription, targetKeyword, category, featuredImage };
      const saved = await savePost(trx, id, version, {
        ...text,
        signs,
        family,
        words,
        internalLinks,
        changesText: false,
        updatedBy: savedByLinks,
        now: now(),
      });
      if (saved.kind === "saved") await queue.enqueue(checkArticle, { postId: id }, trx);
      return saved;
    });
    if (outcome.kind !== "conflict") return outcome.kind === "saved" ? added.length : 0;
  }
}

function describe(links: number, articles: number, published: number): string {
  if (published < 2) return "There are no two published articles to link.";
  if (links === 0) return "No links to add: the articles are linked already.";
  return `Added ${counted(links, "link")} to ${counted(articles, "article")}.`;
}
