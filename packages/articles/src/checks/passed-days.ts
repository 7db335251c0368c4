import { type CivilDate, compareDates, parseDate, signOfDate } from "@zodiac-at-work/zodiac";
import { type Html, readHtml } from "../html/read-html.ts";
import type { Knowledge } from "../types/article.ts";
import { signNamed } from "../words/sign-names.ts";
import { partsOf } from "./block-parts.ts";
import { paragraphOf, textOf, tokensIn } from "./lines.ts";

/** A sentence that speaks of a passed day as if it were to come, and the place of its block in the text, from 0. */
interface LateSentence {
  readonly text: string;
  readonly block: number;
}

/** Returns the sentences that speak of a passed day as if it were to come. */
export function passedDays(title: string, html: Html, today: string, knowledge: Knowledge): LateSentence[] {
  const now = parseDate(today);
  const current = signOfDate(now);
  // Advice such as “by June” belongs to a year only if the article does.
  const isOfThisYear = new RegExp(`\\b(?:${now.year}|${current.zodiacYear})\\b`).test(title);
  const parts = readHtml(html).blocks.flatMap((block, i) =>
    block.tag === "tr" ? [] : partsOf(block).map((part) => ({ part, block: i })),
  );
  return parts.flatMap(({ part, block }) => {
    return paragraphOf(part, knowledge).lines.flatMap((line) => {
      const text = textOf(line, line.shape);
      const dates = tokensIn(line, "date").flatMap(({ value }) => (value ? [value] : []));
      const years = tokensIn(line, "year").map(({ value }) => value);
      const isLate =
        (future.test(text) && isAllPassed(dates, years, now)) ||
        (isOfThisYear && monthsIn(text).some((month) => month < now.month)) ||
        beginningsIn(text).some((sign) => sign === current.sign);
      return isLate ? [{ text, block }] : [];
    });
  });
}

const future = /\b(?:will|is going to|are going to|is about to|upcoming|shall)\b|(?<=\w)'ll\b/;

function isAllPassed(dates: readonly CivilDate[], years: readonly number[], now: CivilDate): boolean {
  if (dates.length + years.length === 0) return false;
  return dates.every((date) => compareDates(date, now) < 0) && years.every((year) => year < now.year);
}

const monthNames = "January February March April May June July August September October November December".split(" ");
const deadline = new RegExp(`\\b(?:by|until|before|from) (${monthNames.join("|")})\\b(?! \\d)`, "g");

/** Returns the months of deadlines without a year. */
function monthsIn(text: string): number[] {
  return [...text.matchAll(deadline)].map(([, month = ""]) => monthNames.indexOf(month) + 1);
}

/** Returns the signs whose year a text calls one that has not begun: “before the Horse year begins”. */
function beginningsIn(text: string) {
  const found = text.matchAll(
    /\b[Bb]efore the (?:year of the )?(?:\w+ )?([A-Z][a-z]+)(?: year)? (?:begins|starts|arrives)\b/g,
  );
  return [...found].flatMap(([, name = ""]) => signNamed(name) ?? []);
}
