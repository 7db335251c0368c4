import type { Article, Knowledge } from "../article.ts";
import { claimsNamedIn } from "../claims/named-claims.ts";
import { overlapOf, phrasesOf, wordsOf } from "../html/phrases.ts";
import { type ReadHtml, readHtml } from "../html/read-html.ts";
import { readingEase } from "../html/reading-ease.ts";
import { signsIn } from "../html/signs-in.ts";
import { countWords } from "../read-time.ts";
import { signNamed, signsNamed } from "../sign-names.ts";
import { answerProblem } from "./answer.ts";
import { mostOverlap, type OtherArticle } from "./closest-article.ts";
import { factsOf } from "./facts.ts";
import { framesOf, mostArticles, repeatedFrames } from "./frames.ts";
import { movedParagraphs } from "./moved-paragraphs.ts";
import { passedDays } from "./passed-days.ts";
import { readerProblem } from "./reader.ts";
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
  const wrong = checks.flatMap(({ problem }) => problem ?? []);
  return result(
    "facts",
    { checked: checks.length, wrong: wrong.length },
    wrong.length > 0 &&
      `${wrong.length} of ${checks.length} statements are wrong: ${wrong.slice(0, shownProblems).join(" ")}`,
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
  return result("answer", { words }, answerProblem(article, page));
}

function titleCount({ title, content }: Draft, page: ReadHtml): CheckResult {
  const problem = titleCountProblem(title, content, page);
  return result("titleCount", { promised: problem === undefined ? "kept" : "broken" }, problem);
}

function frames(page: ReadHtml, { frameUses }: CheckContext): CheckResult {
  const all = framesOf(page);
  const repeated = repeatedFrames(all);
  const [twice] = repeated;
  const common = all.find(({ frame }) => (frameUses?.get(frame) ?? 0) >= mostArticles);
  return result(
    "frames",
    { sentences: all.length, repeated: repeated.length },
    (twice && `The sentence “${twice.sentence}” repeats one of the same text with other names or numbers.`) ||
      (common &&
        `The sentence “${common.sentence}” stands in ${frameUses?.get(common.frame)} other articles with other names or numbers; ${mostArticles} in all are allowed.`),
  );
}

function ownWords(article: Draft, page: ReadHtml, { others }: CheckContext): CheckResult {
  const signs = signsIn({ ...article, content: page });
  const [moved] = others.flatMap((other) =>
    movedParagraphs(page, signs, other).map((text) => ({ text, title: other.title })),
  );
  return result(
    "ownWords",
    { compared: others.length },
    moved && `The paragraph “${moved.text}” stands in “${moved.title}” too, under another sign.`,
  );
}

function reader(page: ReadHtml): CheckResult {
  const problem = readerProblem(page);
  return result("reader", { readers: problem === undefined ? 1 : 2 }, problem);
}

function days({ title }: Draft, page: ReadHtml, { today, knowledge }: CheckContext): CheckResult {
  const late = passedDays(title, page, today, knowledge);
  return result(
    "passedDays",
    { sentences: late.length },
    late.length > 0 && `The sentence “${late[0]}” speaks of a day that has passed as if it were to come.`,
  );
}

/** Whatever is said of two signs agrees with the paid texts about them. */
function claims({ title, targetKeyword }: Draft, page: ReadHtml): CheckResult {
  const [a, b, ...more] = signsNamed(`${title}\n${targetKeyword}`);
  const pair = a && b && more.length === 0 ? ([a, b] as const) : undefined;
  const all = page.blocks.flatMap(({ text }) => claimsNamedIn({ text, pair }));
  const wrong = all.filter(({ holds }) => !holds);
  return result(
    "claims",
    { checked: all.length, wrong: wrong.length },
    wrong[0] && `“${wrong[0].text}” contradicts what the other texts say of ${ofWhat[wrong[0].about]}.`,
  );
}

const ofWhat = {
  lead: "who leads, opens and closes",
  pace: "how fast the signs work",
  risk: "how much the signs dare",
  conflict: "how the signs quarrel",
} as const;

function result(check: CheckName, measured: CheckResult["measured"], problem: string | false | undefined): CheckResult {
  return { check, passed: !problem, measured, problem: problem || undefined };
}
