import { signById, signForYear } from "@zodiac-at-work/zodiac";
import type { Fact, WriteRequest } from "./article.ts";
import { factsOf } from "./checks/facts.ts";
import { readHtml } from "./html/read-html.ts";
import { writeFromTemplates } from "./template-writer.ts";

/** What a writer who is not this package needs to know about an article. */
export interface WritingBrief {
  /** The requested title, or one that fits. */
  readonly title: string;
  /** What the sections treat, in order. */
  readonly outline: readonly string[];
  readonly questions: readonly string[];
  /** Statements that the rules and the catalog support, each once. Any other year, date, sign or score is a guess. */
  readonly facts: readonly string[];
}

/**
 * Returns the plan and the facts of an article, taken from what the template writer would say.
 *
 * @throws {RangeError} like `writeFromTemplates`
 * @example
 * writingBrief({ keyword: "rat and ox compatibility", seed: "1", today: "2026-11-23", knowledge }).facts[0]; // "Rat and Ox: score 82"
 */
export function writingBrief(request: WriteRequest): WritingBrief {
  const { title, content } = writeFromTemplates(request);
  const { headings } = readHtml(content);
  const facts = factsOf(content, request.knowledge).map(({ fact }) => fact);
  return {
    title,
    outline: headings.filter(({ level }) => level === 2).map(({ text }) => text),
    questions: headings.filter(({ level }) => level === 3).map(({ text }) => text),
    facts: [...new Set(facts.filter(({ kind }) => statements.has(kind)).map(statementOf))],
  };
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
