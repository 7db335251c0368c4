import { setImmediate } from "node:timers/promises";
import {
  type Article,
  articleStats,
  type CheckedArticle,
  compareArticles,
  type OtherArticle,
  signsIn,
  writeCheckedArticle,
} from "@zodiac-at-work/articles";
import type { GenerationStep } from "@zodiac-at-work/catalog";
import {
  findNewestPostId,
  type GenerationSettings,
  listLinkablePosts,
  readKnowledge,
  readPostContents,
} from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";
import { readBannedSentences } from "./banned-sentences.ts";
import type { ArticlesContext } from "./context.ts";
import { relatedTargets, signsOfKeyword } from "./related-targets.ts";
import { articlePath, readSitePaths } from "./site-paths.ts";
import { withPhrases } from "./with-phrases.ts";

/** What to write. */
export interface CompositionRequest {
  keyword: string;
  title: string | null;
  settings: GenerationSettings;
  seed: string;
  /** The generation that a writer's costs are charged to; omitted for a text that is not kept. */
  generationId?: number | undefined;
}

/** An article as it would be saved, with the results of its checks. */
export interface ComposedArticle
  extends Pick<Article, "title" | "slug" | "metaDescription" | "content" | "targetKeyword">,
    Omit<CheckedArticle, "article"> {
  words: number;
  readTime: number;
  internalLinks: number;
  signs: SignId[];
  /** The id of the newest article that the text was compared with. */
  newestPostId: number;
}

interface CompositionOptions {
  signal?: AbortSignal | undefined;
  onStep?(step: GenerationStep): Promise<void>;
  /** Articles that earlier texts were too close to. They are compared first. */
  others?: readonly OtherArticle[];
}

/**
 * Writes an article with what the database holds: the catalog, the pages of the site and the other articles. Returns the
 * last text if none passes the checks.
 *
 * @throws what the writer throws, and `UnusableHtmlError` for a text that can't be cleaned
 */
export async function composeArticle(
  { db, writer, attempts, now }: ArticlesContext,
  { keyword, title, settings, seed, generationId }: CompositionRequest,
  { signal, onStep = async () => {}, others }: CompositionOptions = {},
): Promise<ComposedArticle> {
  const [knowledge, paths, posts] = await Promise.all([readKnowledge(db), readSitePaths(db), listLinkablePosts(db)]);
  const { businessLocation, targetWordCount, includeLocalSeo: includeLocalSEO } = settings;
  const today = now().toISOString().slice(0, 10);
  const linkTargets = relatedTargets({ targetKeyword: keyword, signs: signsOfKeyword(keyword) }, posts);
  let newestPostId = 0;
  const { article, ...checked } = await writeCheckedArticle({
    ...{ writer, attempts, paths, articlePath, signal, tooClose: others },
    request: {
      ...{ keyword, seed, targetWordCount, businessLocation, includeLocalSEO, knowledge, linkTargets, today },
      ...(title && { title }),
      account: { generationId: generationId ?? null, postId: null },
      commonSentences: () => readBannedSentences(db),
    },
    compare: async (content) => {
      newestPostId = await findNewestPostId(db);
      return compareArticles(content, withPhrases(readPostContents(db)));
    },
    onStep: async (step) => {
      // The heartbeats of the task need the event loop.
      if (step === "text") await setImmediate(undefined, { signal });
      await onStep(step === "checks" ? "gates" : step);
    },
  });
  const { words, readTime, internalLinks } = articleStats(article.content);
  return { ...article, ...checked, words, readTime, internalLinks, signs: signsIn(article), newestPostId };
}
