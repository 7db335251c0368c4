import { type KeywordCategory, keywordCategories } from "@zodiac-at-work/catalog";
import { isSignId, type SignId } from "@zodiac-at-work/zodiac";

/** What the address of a list selects. */
export interface BlogView {
  /** From 1. */
  readonly page: number;
  readonly category: KeywordCategory | undefined;
  readonly sign: SignId | undefined;
}

/**
 * Reads the query of a list. Parameters of others, such as those of campaigns, are ignored.
 *
 * @returns undefined if a parameter has a value that no list has
 */
export function parseBlogView({ page = "1", category, sign }: Record<string, unknown>): BlogView | undefined {
  const isPage = typeof page === "string" && /^[1-9]\d{0,5}$/.test(page);
  if (!isPage || (category !== undefined && !isCategory(category)) || (sign !== undefined && !isSign(sign)))
    return undefined;
  return { page: Number(page), category, sign };
}

/**
 * Returns the address of a list, without the parameters that are not needed.
 *
 * @example
 * blogPath({ page: 2, category: "career", sign: undefined }); // "/blog?category=career&page=2"
 */
export function blogPath({ page, category, sign }: BlogView): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(sign && { sign }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/blog?${query}` : "/blog";
}

function isCategory(value: unknown): value is KeywordCategory {
  return keywordCategories.some((category) => category === value);
}

function isSign(value: unknown): value is SignId {
  return typeof value === "string" && isSignId(value);
}
