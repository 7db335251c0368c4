import { setImmediate } from "node:timers/promises";
import {
  type Article,
  articleStats,
  compareArticles,
  familyOf,
  type Knowledge,
  NoMatterError,
  readHtml,
  signsIn,
  templateWriter,
  type WriteRequest,
  writeCheckedArticle,
  writeFromTemplates,
} from "@zodiac-at-work/articles";
import {
  defaultBlogSettings,
  findGenerationOfPost,
  findPost,
  listLinkablePosts,
  listUneditedStories,
  type Post,
  readKnowledge,
  readPostContents,
  saveGates,
  savePost,
} from "@zodiac-at-work/db";
import { handleTask, recomputeStories as recomputeStoriesTask, type TaskHandler } from "@zodiac-at-work/tasks";
import { savedByLinks } from "./add-internal-links.ts";
import { type ArticlesContext, templateAttempts } from "./context.ts";
import { relatedTargets } from "./related-targets.ts";
import { articlePath, readSitePaths } from "./site-paths.ts";
import { without, withPhrases } from "./with-phrases.ts";
import { toStoredGates } from "./write-article.ts";

/** Handles the task `recomputeStories`. */
export function handleRecomputeStories(context: ArticlesContext): TaskHandler {
  return handleTask(recomputeStoriesTask, {
    // At the start, because a release may bring another catalog.
    schedules: [{ cron: "30 4 * * *", data: {}, runAtStart: true }],
    handle: ({ signal }) => recomputeStories(context, { signal }),
  });
}

/** Who saved the versions that follow the catalog. */
const savedByCatalog = "catalog";

/**
 * Writes the articles from the catalog again, and saves those in which a reader would see something else: the title, the
 * description or a sentence, whatever the day of computing and the links. The address stays. An article that a person has
 * edited, or a model has written, is left alone, and so is one whose new text does not pass the checks.
 */
export async function recomputeStories(
  context: Pick<ArticlesContext, "db" | "now">,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<{ compared: number; updated: number; refused: number }> {
  const { db } = context;
  const savedBy = [templateWriter.name, savedByLinks, savedByCatalog];
  const stories = await listUneditedStories(db, { writer: templateWriter.name, savedBy });
  const counts = { compared: stories.length, updated: 0, refused: 0 };
  if (stories.length === 0) return counts;
  const knowledge = await readKnowledge(db);
  for (const { id } of stories) {
    // The heartbeats of the task need the event loop.
    await setImmediate(undefined, { signal });
    const outcome = await recompute(context, id, knowledge, signal);
    if (outcome !== "same") counts[outcome] += 1;
  }
  return counts;
}

async function recompute(
  { db, now }: Pick<ArticlesContext, "db" | "now">,
  id: number,
  knowledge: Knowledge,
  signal?: AbortSignal,
): Promise<"same" | "updated" | "refused"> {
  const [post, generation] = await Promise.all([findPost(db, id), findGenerationOfPost(db, id)]);
  const keyword = post?.targetKeyword;
  if (!post || post.deletedAt || !keyword) return "same";
  const { businessLocation, includeLocalSeo, targetWordCount } = generation?.settings ?? defaultBlogSettings;
  const request = {
    ...{ keyword, seed: post.seed ?? "1", knowledge, today: now().toISOString().slice(0, 10) },
    ...{ targetWordCount, businessLocation, includeLocalSEO: includeLocalSeo },
    ...(generation?.title && { title: generation.title }),
  };
  const written = writtenFor(request);
  if (written === undefined) return "refused";
  if (shownText(written) === shownText({ ...post, metaDescription: post.metaDescription ?? "" })) return "same";

  const [paths, posts] = await Promise.all([readSitePaths(db), listLinkablePosts(db)]);
  const { article, checks, passed } = await writeCheckedArticle({
    ...{ writer: templateWriter, attempts: templateAttempts, paths, articlePath, signal },
    request: { ...request, linkTargets: relatedTargets({ id, signs: post.signs, targetKeyword: keyword }, posts) },
    compare: (content) => compareArticles(content, withPhrases(without(id, readPostContents(db)))),
  });
  if (!passed) return "refused";
  return (await save({ db, now }, post, article, toStoredGates(checks))) ? "updated" : "same";
}

/** Saves the new text, unless somebody has saved another one meanwhile. */
async function save(
  { db, now }: Pick<ArticlesContext, "db" | "now">,
  { id, category, featuredImage, version }: Post,
  article: Article,
  gates: object,
): Promise<boolean> {
  const { title, content, metaDescription, targetKeyword } = article;
  const { words, internalLinks } = articleStats(content);
  return db.transaction().execute(async (trx) => {
    const saved = await savePost(trx, id, version, {
      ...{ title, content, metaDescription, targetKeyword, category, featuredImage, words, internalLinks },
      family: familyOf(targetKeyword) ?? null,
      signs: signsIn(article),
      isComputed: true,
      updatedBy: savedByCatalog,
      now: now(),
    });
    if (saved.kind !== "saved") return false;
    await saveGates(trx, { id, version: saved.post.version, gates });
    return true;
  });
}

/** Returns the article, or undefined if the catalog has too little to tell now. */
function writtenFor(request: WriteRequest): Article | undefined {
  try {
    return writeFromTemplates(request);
  } catch (error) {
    if (error instanceof NoMatterError) return undefined;
    throw error;
  }
}

/** Returns what a reader sees of an article, without its links and the day on which it was computed. */
function shownText({
  title,
  metaDescription,
  content,
}: Pick<Article, "title" | "metaDescription" | "content">): string {
  const blocks = readHtml(content).blocks.filter(({ row }) => row?.cells[0] !== "Computed on");
  return [title, metaDescription, ...blocks.map(({ tag, text }) => `${tag} ${text}`)].join("\n");
}
