import { FIRST_YEAR, LAST_YEAR, type SignId } from "@zodiac-at-work/zodiac";
import type { Article } from "./article.ts";

/** What an article is about, as far as a figure can show it. */
export type Subject =
  | { readonly kind: "year"; readonly year: number }
  | { readonly kind: "pair"; readonly signs: readonly [SignId, SignId] }
  | { readonly kind: "sign"; readonly sign: SignId }
  | { readonly kind: "none" };

/**
 * Returns the subject of an article. A year in the keyword or the title decides, unless the text is about two signs.
 *
 * @example
 * subjectOf({ title: "When Does the Year of the Goat Begin?", targetKeyword: "chinese new year 2027", signs: ["goat"] });
 * // { kind: "year", year: 2027 }
 */
export function subjectOf({
  title,
  targetKeyword,
  signs,
}: Pick<Article, "title" | "targetKeyword" | "signs">): Subject {
  const year = yearIn(targetKeyword ?? "") ?? yearIn(title);
  const [first, second] = signs;
  const namesTwo = first !== undefined && second !== undefined;
  // Two signs beside a year may be the signs of that year and of the one before.
  if (year !== undefined && (!namesTwo || aboutNewYear.test(`${targetKeyword} ${title}`)))
    return { kind: "year", year };
  if (namesTwo) return { kind: "pair", signs: [first, second] };
  return first === undefined ? { kind: "none" } : { kind: "sign", sign: first };
}

const aboutNewYear = /new year|year of|born in/i;

function yearIn(text: string): number | undefined {
  const year = Number(/\b(1[89]\d\d|20\d\d)\b/.exec(text)?.[1]);
  // The figure shows ten years to each side.
  return year >= FIRST_YEAR + 10 && year <= LAST_YEAR - 10 ? year : undefined;
}
