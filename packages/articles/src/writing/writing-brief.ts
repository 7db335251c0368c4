import type { ArticleFamily } from "@zodiac-at-work/catalog";
import { signById, signForYear } from "@zodiac-at-work/zodiac";
import { factsOf } from "../checks/facts.ts";
import { familyOf } from "../families/family-of.ts";
import { writeFromTemplates } from "../families/write-from-templates.ts";
import { type Block, readHtml } from "../html/read-html.ts";
import type { Fact, WriteRequest } from "../types/article.ts";

/** What a writer who is not this package needs to know about an article. */
export interface WritingBrief {
  /** The kind of the article. */
  readonly family: ArticleFamily;
  /** The requested title, or one that fits. The article answers it as a question. */
  readonly title: string;
  /** The first paragraph: the name, the figure or the rule that answers the title. */
  readonly answer: string;
  /** What there is to say, each a heading, a paragraph or an item of a list. */
  readonly matter: readonly string[];
  /** The rows of the tables and what the drawings show, with the head of the table. */
  readonly figures: readonly string[];
  /** What the sections treat, in order. */
  readonly outline: readonly string[];
  readonly questions: readonly string[];
  /** Statements that the rules and the catalog support, each once. Any other year, date, sign or score is a guess. */
  readonly facts: readonly string[];
}

/**
 * Returns the plan, the matter and the facts of an article, taken from what the template writer would say.
 *
 * @throws {NoMatterError} if no family has matter for the keyword, and {RangeError} like `writeFromTemplates`
 * @example
 * writingBrief({ keyword: "rat and ox compatibility", seed: "1", today: "2026-11-23", knowledge }).facts[0]; // "Rat and Ox: score 82"
 */
export function writingBrief(request: WriteRequest): WritingBrief {
  const { title, content, targetKeyword } = writeFromTemplates(request);
  const family = familyOf(targetKeyword);
  if (family === undefined)
    throw new Error(`No family has the keyword “${targetKeyword}”, and an article was written.`);
  const { headings, blocks } = readHtml(content);
  const facts = factsOf(content, request.knowledge).map(({ fact }) => fact);
  const [answer, ...rest] = blocks;
  return {
    family,
    title,
    answer: answer?.text ?? "",
    matter: rest.filter(({ tag }) => tag !== "tr").map(({ text }) => text),
    figures: rest.flatMap(({ row }) => (row && row.head.length > 0 ? [rowText(row)] : [])),
    outline: headings.filter(({ level }) => level === 2).map(({ text }) => text),
    questions: headings.filter(({ level }) => level === 3).map(({ text }) => text),
    facts: [...new Set(facts.filter(({ kind }) => statements.has(kind)).map(statementOf))],
  };
}

/** Returns a row of a table with the head of each cell: `Sign: Dragon, Companies: 21`. */
function rowText({ cells, head }: NonNullable<Block["row"]>): string {
  return cells.map((cell, i) => (head[i] ? `${head[i]}: ${cell}` : cell)).join(", ");
}

function statementOf({ kind, text, year }: Fact): string {
  return kind === "yearSpan" && year !== undefined ? `${year} ${signById(signForYear(year)).name} year: ${text}` : text;
}

/** The kinds whose text says by itself what it states. */
const statements: ReadonlySet<Fact["kind"]> = new Set([
  "newYear",
  "yearSpan",
  "yearSign",
  "dateSign",
  "relation",
  "score",
  "element",
  "polarity",
  "hours",
  "working",
  "lifePath",
  "founding",
]);
