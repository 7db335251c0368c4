import type { Faq } from "../types/article.ts";
import { type Block, readHtml } from "./read-html.ts";

/**
 * Returns the questions and answers of an article as plain text, for structured data. Its questions are the h3 headings of
 * each section (h2), if every h3 of it ends with a question mark and has an answer below it.
 *
 * The text after the last answer often ends the article and answers nothing. The last answer of a section therefore has no
 * more blocks than the longest answer before it.
 *
 * @example
 * faqOf("<h2>Questions</h2><h3>Is 1990 a Horse year?</h3><p>Yes, from January 27.</p>");
 * // [{ question: "Is 1990 a Horse year?", answer: "Yes, from January 27." }]
 */
export function faqOf(content: string): Faq[] {
  return sectionsOf(readHtml(content).blocks).flatMap((questions) => {
    if (!questions.every(({ question, answer }) => question.endsWith("?") && answer.length > 0)) return [];
    const longest = Math.max(1, ...questions.slice(0, -1).map(({ answer }) => answer.length));
    return questions.map(({ question, answer }, i) => ({
      question,
      answer: (i === questions.length - 1 ? answer.slice(0, longest) : answer).join(" "),
    }));
  });
}

interface Question {
  readonly question: string;
  readonly answer: string[];
}

/** Returns the h3 headings below each h2 with the texts below them. */
function sectionsOf(blocks: readonly Block[]): Question[][] {
  const sections: Question[][] = [[]];
  for (const { tag, text } of blocks) {
    if (tag === "h2") sections.push([]);
    else if (tag === "h3") sections.at(-1)?.push({ question: text, answer: [] });
    else sections.at(-1)?.at(-1)?.answer.push(text);
  }
  return sections;
}
