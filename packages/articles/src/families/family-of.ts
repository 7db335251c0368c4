import type { ArticleFamily } from "@zodiac-at-work/catalog";
import { families } from "./families.ts";
import { readKeyword } from "./read-keyword.ts";

/**
 * Returns the family of the articles that answer a keyword; undefined if no family does.
 *
 * @example
 * familyOf("rat job interview tips"); // "guides"
 */
export function familyOf(keyword: string): ArticleFamily | undefined {
  const read = readKeyword(keyword);
  return families.find((family) => family.has(read))?.name;
}
