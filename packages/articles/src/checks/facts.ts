import { type Html, readHtml } from "../html/read-html.ts";
import type { Knowledge } from "../types/article.ts";
import { checkBirths } from "./birth-facts.ts";
import { partsOf } from "./block-parts.ts";
import { checkDates } from "./date-facts.ts";
import { checkElements } from "./element-facts.ts";
import type { PlacedFactCheck } from "./fact-check.ts";
import { paragraphOf } from "./lines.ts";
import { checkNumbers } from "./number-facts.ts";
import { checkPoints, checkRelations, checkScores } from "./relation-facts.ts";
import { checkRow } from "./table-facts.ts";
import { checkYears } from "./year-facts.ts";

/**
 * Finds every statement of a date, year, sign, element, relation or number in the text of an article and checks it
 * against the rules, and against what the site knows of companies and states. A date that no rule, company or worked
 * example supports is wrong too.
 *
 * @example
 * factsOf("<p>Chinese New Year fell on January 28, 1990.</p>", knowledge)[0]?.problem; // "… is on 1990-01-27."
 */
export function factsOf(html: Html, knowledge: Knowledge): PlacedFactCheck[] {
  return readHtml(html)
    .blocks.flatMap((block, i) => partsOf(block).map((part) => ({ part, block: i })))
    .flatMap(({ part, block }) => {
      const paragraph = paragraphOf(part, knowledge);
      if (paragraph.whole.tokens.length === 0) return [];
      return [
        ...checkDates(paragraph),
        ...checkBirths(paragraph),
        ...checkNumbers(paragraph),
        ...checkRow(paragraph),
        ...paragraph.lines
          .filter(({ shape }) => shape.includes("«"))
          .flatMap((line) => [
            ...checkYears(line),
            ...checkRelations(line),
            ...checkScores(line),
            ...checkPoints(line),
            ...checkElements(line),
          ]),
      ].map((check) => ({ ...check, block }));
    });
}
