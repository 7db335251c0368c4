import { setImmediate } from "node:timers/promises";
import {
  type Article,
  addInternalLinks,
  articleStats,
  checkArticle,
  cleanHtml,
  type GateContext,
  type GateResult,
  phrasesOf,
  signsIn,
} from "@zodiac-at-work/articles";
import type { GenerationStep } from "@zodiac-at-work/catalog";
import { findNewestPostId, type GenerationSettings, listLinkablePosts, readPostContents } from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";
import { findClosest, mostOverlap, type OtherArticle } from "./closest-article.ts";
import type { ArticlesContext } from "./context.ts";
import { readKnowledge } from "./knowledge.ts";
import { relatedTargets, signsOfKeyword } from "./related-targets.ts";
import { articlePath, readSitePaths } from "./site-paths.ts";

/** What to write. */
export interface CompositionRequest {
  keyword: string;
  title: string | null;
  settings: GenerationSettings;
  seed: string;
}

/** An article as it would be saved, and what the gates measured in it. */
export interface ComposedArticle
  extends Pick<Article, "title" | "slug" | "metaDescription" | "content" | "targetKeyword"> {
  words: number;
  readTime: number;
  internalLinks: number;
  signs: SignId[];
  gates: readonly GateResult[];
  /** Whether all gates passed. Those of a title that a person gave do not count. */
  passed: boolean;
  /** The texts that were tried. */
  attempts: number;
  seed: string;
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
 * Writes an article, cleans it, links it to other articles and measures it. A text that does not pass the gates is written
 * again with another seed. Returns the last attempt if none passes.
 *
 * @throws what the writer throws, and `UnusableHtmlError` for a text that can't be cleaned
 */
export async function composeArticle(
  { db, writer, attempts, now }: ArticlesContext,
  { keyword, title, settings, seed: firstSeed }: CompositionRequest,
  { signal, onStep = async () => {}, others = [] }: CompositionOptions = {},
): Promise<ComposedArticle> {
  const [knowledge, paths, posts] = await Promise.all([readKnowledge(db), readSitePaths(db), listLinkablePosts(db)]);
  const { businessLocation, targetWordCount, includeLocalSeo: includeLocalSEO } = settings;
  const today = now().toISOString().slice(0, 10);
  const linkTargets = relatedTargets({ targetKeyword: keyword, signs: signsOfKeyword(keyword) }, posts);
  const request = {
    ...{ keyword, targetWordCount, businessLocation, includeLocalSEO, knowledge, linkTargets, today },
    ...(title && { title }),
  };
  const context = { knowledge, targetWordCount, paths };
  const tooClose = [...others];
  let newestPostId = 0;

  for (let attempt = 1; ; attempt++) {
    // The heartbeats of the task need the event loop.
    await setImmediate(undefined, { signal });
    const seed = attempt === 1 ? firstSeed : `${firstSeed}.${attempt}`;
    await onStep("text");
    const written = await writer.write({ ...request, seed }, signal);
    await onStep("links");
    const article = { ...written, content: link(written, linkTargets) };
    await onStep("gates");
    const isLast = attempt >= attempts;
    const { gates, passed } = await measure(article, isLast);
    if (passed || isLast) {
      const { words, readTime, internalLinks } = articleStats(article.content);
      const signs = signsIn(article);
      return {
        ...article,
        words,
        readTime,
        internalLinks,
        signs,
        gates,
        passed,
        attempts: attempt,
        seed,
        newestPostId,
      };
    }
  }

  /** Compares with all articles only what passes otherwise, or what is reported. */
  async function measure(article: Article, isReported: boolean): Promise<Pick<ComposedArticle, "gates" | "passed">> {
    const own = judge(article, { ...context, others: tooClose });
    if (!isReported && !own.passed) return own;
    newestPostId = await findNewestPostId(db);
    const closest = await findClosest(phrasesOf(article.content), readPostContents(db));
    if (!closest) return own;
    if (closest.overlap > mostOverlap) tooClose.push(closest.other);
    return judge(article, { ...context, others: [closest.other] });
  }

  /** A title that a person gave is taken as it is: the gates tell what they measure in it, and it is not refused. */
  function judge(article: Article, gateContext: GateContext): Pick<ComposedArticle, "gates" | "passed"> {
    const gates = checkArticle(article, gateContext);
    if (title === null) return { gates, passed: gates.every((gate) => gate.passed) };
    const refusing = checkArticle({ ...article, title: keyword }, gateContext).filter(({ gate }) => gate !== "title");
    return { gates, passed: refusing.every((gate) => gate.passed) };
  }
}

function link({ content, slug }: Article, targets: Parameters<typeof addInternalLinks>[1]): string {
  return addInternalLinks(cleanHtml(content).html, targets, { self: articlePath(slug) }).content;
}
