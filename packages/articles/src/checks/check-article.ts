import type { Article, Knowledge } from "../article.ts";
import { overlapOf, phrasesOf, wordsOf } from "../html/phrases.ts";
import { type ReadHtml, readHtml } from "../html/read-html.ts";
import { readingEase } from "../html/reading-ease.ts";
import { countWords } from "../read-time.ts";
import { mostOverlap, type OtherArticle } from "./closest-article.ts";
import { factsOf } from "./facts.ts";

/** What the checks compare an article with. */
export interface CheckContext {
  readonly knowledge: Knowledge;
  /** Words that were asked for. */
  readonly targetWordCount: number;
  /** The articles that exist, without the one that is checked. */
  readonly others: readonly OtherArticle[];
  /** The paths that answer with a page. */
  readonly paths: ReadonlySet<string>;
}

export type CheckName =
  | "facts"
  | "originality"
  | "wordCount"
  | "title"
  | "slug"
  | "metaDescription"
  | "headings"
  | "keyword"
  | "links"
  | "readingEase";

/** What a check measured, and why it failed. */
export interface CheckResult {
  readonly check: CheckName;
  readonly passed: boolean;
  /** Numbers and short texts, for display. */
  readonly measured: Readonly<Record<string, number | string>>;
  /** A sentence for the editor; undefined if the check passed. */
  readonly problem: string | undefined;
}

type Draft = Pick<Article, "title" | "slug" | "metaDescription" | "content" | "targetKeyword">;

/**
 * Runs all checks on an article. It may be published if every check passed.
 *
 * @example
 * checkArticle(article, context).filter(({ passed }) => !passed).map(({ problem }) => problem);
 */
export function checkArticle(article: Draft, context: CheckContext): CheckResult[] {
  const page = readHtml(article.content);
  return [
    facts(article, context),
    originality(article, context),
    wordCount(article, context),
    length("title", article.title, 1, 60),
    slug(article),
    length("metaDescription", article.metaDescription, 70, 160),
    headings(page),
    keyword(article, page),
    links(page, context),
    ease(article),
  ];
}

/** Four sentences that are wrong are enough to see what happened. */
const shownProblems = 4;

function facts({ title, metaDescription, content }: Draft, { knowledge }: CheckContext): CheckResult {
  const [head, description] = [title, metaDescription].map((text) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
  );
  const checks = factsOf(`<h1>${head}</h1><p>${description}</p>${content}`, knowledge);
  const wrong = checks.flatMap(({ problem }) => problem ?? []);
  return result(
    "facts",
    { checked: checks.length, wrong: wrong.length },
    wrong.length > 0 &&
      `${wrong.length} of ${checks.length} statements are wrong: ${wrong.slice(0, shownProblems).join(" ")}`,
  );
}

function originality({ content }: Draft, { others }: CheckContext): CheckResult {
  const phrases = phrasesOf(content);
  let closest = { overlap: 0, title: "", slug: "" };
  for (const other of others) {
    const overlap = overlapOf(phrases, other.phrases);
    if (overlap > closest.overlap) closest = { overlap, title: other.title, slug: other.slug };
  }
  const percent = Math.round(closest.overlap * 1000) / 10;
  return result(
    "originality",
    { percent, closest: closest.slug },
    closest.overlap > mostOverlap &&
      `The text shares ${percent} % of its five-word phrases with “${closest.title}”; ${mostOverlap * 100} % is the limit.`,
  );
}

function wordCount({ content }: Draft, { targetWordCount }: CheckContext): CheckResult {
  const words = countWords(content);
  return result(
    "wordCount",
    { words, target: targetWordCount },
    Math.abs(words - targetWordCount) > targetWordCount * 0.1 &&
      `The text has ${words} words; ${targetWordCount} were asked for, give or take 10 %.`,
  );
}

function length(check: "title" | "metaDescription", text: string, least: number, most: number): CheckResult {
  const characters = [...text].length;
  const name = check === "title" ? "title" : "meta description";
  return result(
    check,
    { characters },
    (characters < least || characters > most) &&
      `The ${name} has ${characters} characters; ${least} to ${most} are allowed.`,
  );
}

function slug({ slug: text }: Draft): CheckResult {
  return result(
    "slug",
    { characters: text.length },
    (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) || text.length > 80) &&
      `“${text}” is not a slug: use up to 80 lower-case letters, digits and single hyphens.`,
  );
}

function headings({ headings: list }: ReadHtml): CheckResult {
  const measured = {
    h2: list.filter(({ level }) => level === 2).length,
    h3: list.filter(({ level }) => level === 3).length,
  };
  const wrong = list.find(({ level }, i) => level < 2 || level > 3 || level > (list[i - 1]?.level ?? 1) + 1);
  const seen = new Set<string>();
  const twice = list.find(({ text }) => seen.size === seen.add(text).size);
  return result(
    "headings",
    measured,
    (measured.h2 < 2 && "The text has fewer than two sections.") ||
      (wrong &&
        `The heading “${wrong.text}” is a level ${wrong.level} where it cannot be: use h2 for sections and h3 below them.`) ||
      (twice && `The heading “${twice.text}” stands twice.`),
  );
}

/** More than this share of the words is stuffing. */
const mostDense = 0.03;

function keyword({ title, content, targetKeyword }: Draft, page: ReadHtml): CheckResult {
  const wanted = wordsOf(targetKeyword).join(" ");
  const has = (text: string | undefined) => ` ${wordsOf(text ?? "").join(" ")} `.includes(` ${wanted} `);
  const words = wordsOf(page.blocks.map(({ text }) => text).join(" ")).join(" ");
  const uses = ` ${words} `.split(` ${wanted} `).length - 1;
  const density = (uses * wanted.split(" ").length) / Math.max(1, countWords(content));
  const missing = [
    !has(title) && "the title",
    !has(page.blocks.find(({ tag }) => tag === "p")?.text) && "the first paragraph",
    !page.headings.some(({ text }) => has(text)) && "every heading",
  ].filter((place) => place !== false);
  return result(
    "keyword",
    { uses, percent: Math.round(density * 1000) / 10 },
    (missing.length > 0 && `The keyword “${targetKeyword}” is missing from ${missing.join(" and ")}.`) ||
      (density > mostDense &&
        `The keyword stands ${uses} times, ${Math.round(density * 100)} % of the words; more than ${mostDense * 100} % is stuffing.`),
  );
}

function links({ links: list }: ReadHtml, { paths }: CheckContext): CheckResult {
  const inside = list.filter(({ href }) => !/^https?:\/\//.test(href));
  const dead = inside.filter(({ href }) => !paths.has(href.split(/[?#]/)[0] as string));
  return result(
    "links",
    { internal: inside.length, dead: dead.length },
    dead.length > 0 &&
      `No page answers at ${[...new Set(dead.map(({ href }) => `“${href}”`))].slice(0, shownProblems).join(", ")}.`,
  );
}

const leastEase = 55;

function ease({ content }: Draft): CheckResult {
  const value = Math.round(readingEase(content) * 10) / 10;
  return result(
    "readingEase",
    { value },
    value < leastEase &&
      `The reading ease is ${value}; ${leastEase} is the least. Shorter sentences and plainer words raise it.`,
  );
}

function result(check: CheckName, measured: CheckResult["measured"], problem: string | false | undefined): CheckResult {
  return { check, passed: !problem, measured, problem: problem || undefined };
}
