import type { Knowledge } from "../article.ts";
import { readHtml } from "../html/read-html.ts";
import { sentencesOf } from "../html/sentences.ts";
import { checkBirths, checkDates } from "./date-facts.ts";
import type { FactCheck } from "./fact-check.ts";
import { checkElements, checkHours, checkRelations, checkScores, checkYearSigns } from "./sign-facts.ts";
import { checkWorkings } from "./sum-facts.ts";

/**
 * Finds every statement of a date, year, sign, element, relation or number in the text of an article and checks it
 * against the rules, and against what the site knows of companies and states. A date that no rule, company or worked
 * example supports is wrong too.
 *
 * @example
 * factsOf("<p>Chinese New Year fell on January 28, 1990.</p>", knowledge)[0]?.problem; // "… was January 27, 1990"
 */
export function factsOf(html: string, knowledge: Knowledge): FactCheck[] {
  return readHtml(html).blocks.flatMap((block) => {
    const sentences = sentencesOf(block);
    return [
      ...checkDates(block.text, knowledge),
      ...checkBirths(block.text),
      ...checkWorkings(block.text),
      ...sentences.flatMap((sentence) => [
        ...checkYearSigns(sentence),
        ...checkRelations(sentence),
        ...checkScores(sentence),
        ...checkElements(sentence),
        ...checkHours(sentence),
      ]),
    ];
  });
}
