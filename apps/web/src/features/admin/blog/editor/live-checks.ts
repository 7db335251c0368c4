import { counted } from "@zodiac-at-work/catalog/counted";
import type { ArticleFields } from "./article-fields.ts";

/** A check that the editor makes while somebody types. */
export interface LiveCheck {
  readonly passed: boolean;
  readonly text: string;
}

export const titleLimit = 60;
export const descriptionLimits = { least: 70, most: 160 };

/** Returns the checks that need no server: lengths, the keyword and the links. */
export function liveChecks(fields: ArticleFields, internalLinks: number): LiveCheck[] {
  return [titleCheck(fields), descriptionCheck(fields), keywordCheck(fields), linkCheck(internalLinks)];
}

/** Counts characters as readers do: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

function titleCheck({ title }: ArticleFields): LiveCheck {
  const length = lengthOf(title);
  if (length === 0) return { passed: false, text: "No title" };
  return length > titleLimit
    ? { passed: false, text: `Title over ${titleLimit}` }
    : { passed: true, text: `Title up to ${titleLimit}` };
}

function descriptionCheck({ metaDescription }: ArticleFields): LiveCheck {
  const { least, most } = descriptionLimits;
  const length = lengthOf(metaDescription);
  if (length === 0) return { passed: false, text: "No description" };
  if (length < least) return { passed: false, text: `Description below ${least}` };
  if (length > most) return { passed: false, text: `Description over ${most}` };
  return { passed: true, text: `Description ${least} to ${most}` };
}

function keywordCheck({ title, targetKeyword }: ArticleFields): LiveCheck {
  const keyword = wordsOf(targetKeyword);
  if (keyword === "") return { passed: false, text: "No target keyword" };
  const passed = ` ${wordsOf(title)} `.includes(` ${keyword} `);
  return { passed, text: passed ? "Keyword in title" : "Keyword not in title" };
}

function linkCheck(links: number): LiveCheck {
  if (links === 0) return { passed: false, text: "No links to other pages of the site" };
  return { passed: true, text: `Links to ${counted(links, "page")} of the site` };
}

/** Returns the words of a text in lower case with single spaces. */
function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu);
  return words?.join(" ") ?? "";
}
