import { type CheckContext, type CheckName, type CheckResult, checkArticle } from "../checks/check-article.ts";
import { type Comparison, mostOverlap, type OtherArticle } from "../checks/closest-article.ts";
import { cleanHtml } from "../html/clean-html.ts";
import { addInternalLinks } from "../html/internal-links.ts";
import type { Article, WriteRequest, Writer } from "../types/article.ts";
import { UnusableAnswerError } from "./unusable-answer-error.ts";

/** The checks that measure a title. */
const ofTitle: ReadonlySet<CheckName> = new Set(["title", "answer", "titleCount", "keyword"]);

/** An article as it would be saved, with the results of its checks. */
export interface CheckedArticle {
  readonly article: Article;
  readonly checks: readonly CheckResult[];
  /** Whether all checks passed. The checks of a title that a person gave do not count. */
  readonly passed: boolean;
  /** The texts that were written. */
  readonly attempts: number;
  /** The seed of the text that is returned. */
  readonly seed: string;
}

export interface CheckedWriting {
  readonly writer: Writer;
  /** Texts that may be written, at least 1. The first has the request's seed, the others have seeds made from it. */
  readonly attempts: number;
  readonly request: WriteRequest & Required<Pick<WriteRequest, "targetWordCount">>;
  /** The paths that answer with a page. */
  readonly paths: CheckContext["paths"];
  readonly articlePath: (slug: string) => string;
  /** Compares a text with the existing articles. Called for texts that pass all other checks, and the last. */
  readonly compare: (content: string) => Promise<Comparison>;
  /** Articles that earlier texts were too close to. They are compared first. */
  readonly tooClose?: readonly OtherArticle[] | undefined;
  readonly onStep?: ((step: "text" | "links" | "checks") => Promise<void>) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes an article, cleans it, links it to other articles and checks it. Writes a text that fails again with another seed,
 * and tells the writer what failed. An answer that is no article fails like a text.
 * Returns the last text if none passes.
 *
 * @throws what the writer throws, and `UnusableHtmlError` for a text that can't be cleaned
 * @example
 * const { article, passed } = await writeCheckedArticle({ writer: templateWriter, attempts: 1, request, paths, … });
 */
export async function writeCheckedArticle({
  writer,
  attempts,
  request,
  paths,
  articlePath,
  compare,
  tooClose: closeBefore = [],
  onStep = async () => {},
  signal,
}: CheckedWriting): Promise<CheckedArticle> {
  const { title, knowledge, targetWordCount, today, linkTargets = [] } = request;
  const tooClose = [...closeBefore];
  let refusedFor: readonly string[] | undefined;

  for (let attempt = 1; ; attempt++) {
    const seed = attempt === 1 ? request.seed : `${request.seed}.${attempt}`;
    await onStep("text");
    const isLast = attempt >= attempts;
    const written = await write({ ...request, seed, ...(refusedFor && { refusedFor }) }, isLast);
    if (written instanceof UnusableAnswerError) {
      refusedFor = [written.message];
      continue;
    }
    await onStep("links");
    const { content } = addInternalLinks(cleanHtml(written.content).html, linkTargets, {
      self: articlePath(written.slug),
    });
    const article = { ...written, content };
    await onStep("checks");
    const { checks, passed } = await check(article, isLast);
    if (passed || isLast) return { article, checks, passed, attempts: attempt, seed };
    refusedFor = checks.flatMap(({ problem }) => problem ?? []);
  }

  /** An answer that is no article is one try, and the error of the last one. */
  async function write(asked: WriteRequest, isLast: boolean): Promise<Article | UnusableAnswerError> {
    try {
      return await writer.write(asked, signal);
    } catch (error) {
      if (isLast || !(error instanceof UnusableAnswerError)) throw error;
      return error;
    }
  }

  /** Compares with all articles only what passes otherwise, or what is returned. */
  async function check(article: Article, isReturned: boolean): Promise<Pick<CheckedArticle, "checks" | "passed">> {
    const own = judge(article, tooClose);
    if (!isReturned && !own.passed) return own;
    const { closest, frameUses } = await compare(article.content);
    if (closest && closest.overlap > mostOverlap) tooClose.push(closest.other);
    return judge(article, closest ? [closest.other] : [], frameUses);
  }

  /** A title that a person gave is taken as it is. The checks measure it, and it does not fail the article. */
  function judge(
    article: Article,
    others: readonly OtherArticle[],
    frameUses?: Comparison["frameUses"],
  ): Pick<CheckedArticle, "checks" | "passed"> {
    const context = { knowledge, targetWordCount, paths, today, others, frameUses };
    const checks = checkArticle(article, context);
    if (title === undefined) return { checks, passed: checks.every((each) => each.passed) };
    const deciding = checks.filter(({ check }) => !ofTitle.has(check));
    return { checks, passed: deciding.every((each) => each.passed) };
  }
}
