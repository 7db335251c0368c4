import { claimsNamedIn } from "../claims/named-claims.ts";
import { overlapOf, phrasesOf, wordsOf } from "../html/phrases.ts";
import { type ReadHtml, readHtml } from "../html/read-html.ts";
import { countWords } from "../html/read-time.ts";
import { readingEase } from "../html/reading-ease.ts";
import { signsIn } from "../html/signs-in.ts";
import type { Article, Knowledge } from "../types/article.ts";
import { signNamed, signsNamed } from "../words/sign-names.ts";
import { answerProblem } from "./answer.ts";
import { mostOverlap, type OtherArticle } from "./closest-article.ts";
import { factsOf } from "./facts.ts";
import { framesOf, mostArticles, repeatedFrames } from "./frames.ts";
import { movedParagraphs } from "./moved-paragraphs.ts";
import { passedDays } from "./passed-days.ts";
import { readerChange } from "./reader.ts";
import { titleCountProblem } from "./title-count.ts";

/** What the checks compare an article with. */
export interface CheckContext {
  readonly knowledge: Knowledge;
  /** The most words that were asked for. */
  readonly targetWordCount: number;
  /** The articles that exist, without the one that is checked. */
  readonly others: readonly OtherArticle[];
  /** The paths that answer with a page. */
  readonly paths: ReadonlySet<string>;
  /** The day of the check, `YYYY-MM-DD`. */
  readonly today: string;
  /** In how many other articles a frame of a sentence stands. Undefined if they were not counted. */
  readonly frameUses?: ReadonlyMap<string, number> | undefined;
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
  | "readingEase"
  | "answer"
  | "titleCount"
  | "frames"
  | "ownWords"
  | "reader"
  | "passedDays"
  | "claims";

/** One thing that a check found wrong. */
export interface Finding {
  /** The place among the blocks that `readHtml` finds in the content, from 0; null if it concerns no single block. */
  readonly block: number | null;
  /** A sentence for the editor. */
  readonly text: string;
}

/** What a check measured, and why it failed. */
export interface CheckResult {
  readonly check: CheckName;
  readonly passed: boolean;
  /** Numbers and short texts, for display. */
  readonly measured: Readonly<Record<string, number | string>>;
  /** A sentence for the editor; undefined if the check passed. */
  readonly problem: string | undefined;
  /** What is wrong, in the order of the text; empty if the check passed. */
  readonly findings: readonly Finding[];
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
  const words = countWords(article.content);
  return [
    facts(article, page, context),
    originality(page, context),
    wordCount(words, context),
    length("title", article.title, 1, 60),
    slug(article),
    length("metaDescription", article.metaDescription, 70, 160),
    headings(page),
    keyword(article, page, words),
    links(page, context),
    ease(page),
    answer(article, page),
    titleCount(article, page),
    frames(page, context),
    ownWords(article, page, context),
    reader(page),
    days(article, page, context),
    claims(article, page),
  ];
}

/** Four sentences that are wrong are enough to see what happened. */
const shownProblems = 4;

function facts({ title, metaDescription }: Draft, page: ReadHtml, { knowledge }: CheckContext): CheckResult {
  const [head, description] = [title, metaDescription].map((text) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
  );
  const top = readHtml(`<h1>${head}</h1><p>${description}</p>`);
  const checks = factsOf({ ...page, blocks: [...top.blocks, ...page.blocks] }, knowledge);
  const wrong = checks.flatMap(({ problem, block }) =>
    problem === undefined
      ? []
      : [{ text: problem, block: block < top.blocks.length ? null : block - top.blocks.length }],
  );
  const quoted = wrong.slice(0, shownProblems).map(({ text }) => text);
  return result(
    "facts",
    { checked: checks.length, wrong: wrong.length },
    wrong.length > 0 && `${wrong.length} of ${checks.length} statements are wrong: ${quoted.join(" ")}`,
    wrong,
  );
}

function originality(page: ReadHtml, { others }: CheckContext): CheckResult {
  const phrases = phrasesOf(page);
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

/** A text with fewer words answers no question that anybody would search for. */
const leastWords = 150;

function wordCount(words: number, { targetWordCount }: CheckContext): CheckResult {
  return result(
    "wordCount",
    { words, most: targetWordCount },
    (words < leastWords && `The text has ${words} words; ${leastWords} are the least.`) ||
      (words > targetWordCount * 1.1 &&
        `The text has ${words} words; at most ${targetWordCount} were asked for, give or take 10 %.`),
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
  const misplaced = list.filter(({ level }, i) => level < 2 || level > 3 || level > (list[i - 1]?.level ?? 1) + 1);
  const seen = new Set<string>();
  const repeated = list.filter(({ text }) => seen.size === seen.add(text).size);
  const findings = [
    ...misplaced.map(({ block, level, text }) => ({
      block,
      text: `The heading “${text}” is a level ${level} where it cannot be: use h2 for sections and h3 below them.`,
    })),
    ...repeated.map(({ block, text }) => ({ block, text: `The heading “${text}” stands twice.` })),
  ].sort((a, b) => a.block - b.block);
  return result("headings", measured, (measured.h2 < 2 && tooFewSections) || findings[0]?.text, [
    ...(measured.h2 < 2 ? [{ block: null, text: tooFewSections }] : []),
    ...findings,
  ]);
}

const tooFewSections = "The text has fewer than two sections.";

/** More than this share of the words is stuffing. */
const mostDense = 0.03;

function keyword({ title, metaDescription, targetKeyword }: Draft, page: ReadHtml, wordCount: number): CheckResult {
  const wanted = wordsOf(targetKeyword).join(" ");
  const words = wordsOf(page.blocks.map(({ text }) => text).join(" ")).join(" ");
  const uses = wanted === "" ? 0 : ` ${words} `.split(` ${wanted} `).length - 1;
  const density = (uses * wanted.split(" ").length) / Math.max(1, wordCount);
  const all = new Set(stemsOf([title, metaDescription, ...page.blocks.map(({ text }) => text)].join(" ")));
  const missing = [...new Set(stemsOf(targetKeyword))].filter((word) => !all.has(word));
  return result(
    "keyword",
    { uses, percent: Math.round(density * 1000) / 10 },
    (missing.length > 0 &&
      `The article does not speak of what its keyword “${targetKeyword}” names: ${missing.map((word) => `“${word}”`).join(", ")}.`) ||
      (density > mostDense &&
        `The keyword stands ${uses} times, ${Math.round(density * 100)} % of the words; more than ${mostDense * 100} % is stuffing.`),
  );
}

/** Words of keywords that say how something is asked rather than what. */
const askingWords = new Set(
  "a an the and or of in at for on to with by from your my you i is are does do how what when why which who chinese zodiac sign signs tip tips guide advice deal deals meaning work ask asking choose choosing".split(
    " ",
  ),
);

/** Returns the words that carry meaning, without their endings and with one name for each sign. */
function stemsOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => word.replace(/'s?$/, ""))
    .filter((word) => !askingWords.has(word))
    .map((word) => signNamed(word) ?? word.replace(/(?<=...)(?:ies|y|ing|ed|es|s|e)$/, ""));
}

function links({ links: list }: ReadHtml, { paths }: CheckContext): CheckResult {
  const inside = list.filter(({ href }) => !/^https?:\/\//.test(href));
  const dead = inside.filter(({ href }) => !paths.has(href.split(/[?#]/)[0] as string));
  return result(
    "links",
    { internal: inside.length, dead: dead.length },
    dead.length > 0 &&
      `No page answers at ${[...new Set(dead.map(({ href }) => `“${href}”`))].slice(0, shownProblems).join(", ")}.`,
    dead.map(({ href, block }) => ({ block, text: `No page answers at “${href}”.` })),
  );
}

const leastEase = 55;

function ease(page: ReadHtml): CheckResult {
  const value = Math.round(readingEase(page) * 10) / 10;
  return result(
    "readingEase",
    { value },
    value < leastEase &&
      `The reading ease is ${value}; ${leastEase} is the least. Shorter sentences and plainer words raise it.`,
  );
}

function answer(article: Draft, page: ReadHtml): CheckResult {
  const words = countWords(page.blocks[0]?.text ?? "");
  const problem = answerProblem(article, page);
  return result("answer", { words }, problem?.text, problem && [problem]);
}

function titleCount({ title, content }: Draft, page: ReadHtml): CheckResult {
  const problem = titleCountProblem(title, content, page);
  return result("titleCount", { promised: problem === undefined ? "kept" : "broken" }, problem);
}

function frames(page: ReadHtml, { frameUses }: CheckContext): CheckResult {
  const all = framesOf(page);
  const repeated = repeatedFrames(all);
  const common = all.filter(({ frame }) => (frameUses?.get(frame) ?? 0) >= mostArticles);
  const findings = [
    ...repeated.map(({ sentence, block }) => ({
      block,
      text: `The sentence “${sentence}” repeats one of the same text with other names or numbers.`,
    })),
    ...common.map(({ sentence, frame, block }) => ({
      block,
      text: `The sentence “${sentence}” stands in ${frameUses?.get(frame)} other articles with other names or numbers; ${mostArticles} in all are allowed.`,
    })),
  ];
  return result("frames", { sentences: all.length, repeated: repeated.length }, findings[0]?.text, findings);
}

function ownWords(article: Draft, page: ReadHtml, { others }: CheckContext): CheckResult {
  const signs = signsIn({ ...article, content: page });
  const findings = others.flatMap((other) =>
    movedParagraphs(page, signs, other).map(({ text, block }) => ({
      block,
      text: `The paragraph “${text}” stands in “${other.title}” too, under another sign.`,
    })),
  );
  return result("ownWords", { compared: others.length }, findings[0]?.text, findings);
}

function reader(page: ReadHtml): CheckResult {
  const change = readerChange(page);
  return result(
    "reader",
    { readers: change === undefined ? 1 : 2 },
    change?.problem,
    change && [{ block: change.block, text: change.problem }],
  );
}

function days({ title }: Draft, page: ReadHtml, { today, knowledge }: CheckContext): CheckResult {
  const findings = passedDays(title, page, today, knowledge).map(({ text, block }) => ({
    block,
    text: `The sentence “${text}” speaks of a day that has passed as if it were to come.`,
  }));
  return result("passedDays", { sentences: findings.length }, findings[0]?.text, findings);
}

/** Whatever is said of two signs agrees with the paid texts about them. */
function claims({ title, targetKeyword }: Draft, page: ReadHtml): CheckResult {
  const [a, b, ...more] = signsNamed(`${title}\n${targetKeyword}`);
  const pair = a && b && more.length === 0 ? ([a, b] as const) : undefined;
  const all = page.blocks.flatMap(({ text }, block) =>
    claimsNamedIn({ text, pair }).map((each) => ({ ...each, block })),
  );
  const findings = all
    .filter(({ holds }) => !holds)
    .map(({ text, about, block }) => ({
      block,
      text: `“${text}” contradicts what the other texts say of ${ofWhat[about]}.`,
    }));
  return result("claims", { checked: all.length, wrong: findings.length }, findings[0]?.text, findings);
}

const ofWhat = {
  lead: "who leads, opens and closes",
  pace: "how fast the signs work",
  risk: "how much the signs dare",
  conflict: "how the signs quarrel",
} as const;

/** Findings of one check that are kept, and characters of each. An article has fewer; a hostile text may have thousands. */
const mostFindings = 50;
const mostCharacters = 600;

/** @param findings what is wrong where; the problem as one of the whole text if omitted */
function result(
  check: CheckName,
  measured: CheckResult["measured"],
  problem: string | false | undefined,
  findings: readonly Finding[] = problem ? [{ block: null, text: problem }] : [],
): CheckResult {
  const kept = new Map<string, Finding>();
  for (const { block, text } of problem ? findings : []) {
    if (kept.size === mostFindings) break;
    kept.set(`${block} ${text}`, { block, text: shortened(text) });
  }
  return { check, passed: !problem, measured, problem: problem || undefined, findings: [...kept.values()] };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters - 1).join("")}…`;
}
