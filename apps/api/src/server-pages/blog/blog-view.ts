import { type ArticleFamily, articleFamilies, type KeywordCategory, keywordCategories } from "@zodiac-at-work/catalog";
import { isSignId, type SignId } from "@zodiac-at-work/zodiac";

/** What the address of a list selects. */
export interface BlogView {
  /** From 1. */
  readonly page: number;
  readonly family?: ArticleFamily | undefined;
  readonly category?: KeywordCategory | undefined;
  readonly sign?: SignId | undefined;
  /** Words of a search, trimmed; never empty. */
  readonly search?: string | undefined;
}

/** A longer search finds nothing that a shorter one does not. */
const longestSearch = 100;

/**
 * Reads the query of a list. Parameters of others, such as those of campaigns, are ignored.
 *
 * @returns undefined if a parameter has a value that no list has
 */
export function parseBlogView({
  page = "1",
  family,
  category,
  sign,
  search = "",
}: Record<string, unknown>): BlogView | undefined {
  if (typeof page !== "string" || !/^[1-9]\d{0,5}$/.test(page)) return undefined;
  if (family !== undefined && !isFamily(family)) return undefined;
  if (category !== undefined && !isCategory(category)) return undefined;
  if (sign !== undefined && !isSign(sign)) return undefined;
  if (typeof search !== "string") return undefined;
  const words = search
    .replace(/[\s\0]+/g, " ")
    .trim()
    .slice(0, longestSearch)
    .toWellFormed()
    .trim();
  return { page: Number(page), family, category, sign, ...(words && { search: words }) };
}

/**
 * Returns the address of a list, without the parameters that are not needed.
 *
 * @example
 * blogPath({ page: 2, category: "career" }); // "/blog?category=career&page=2"
 */
export function blogPath({ page, family, category, sign, search }: BlogView): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(family && { family }),
    ...(category && { category }),
    ...(sign && { sign }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/blog?${query}` : "/blog";
}

function isFamily(value: unknown): value is ArticleFamily {
  return articleFamilies.some((family) => family === value);
}

function isCategory(value: unknown): value is KeywordCategory {
  return keywordCategories.some((category) => category === value);
}

function isSign(value: unknown): value is SignId {
  return typeof value === "string" && isSignId(value);
}
