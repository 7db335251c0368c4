import { isSignId, type SignId } from "@zodiac-at-work/zodiac";
import { pageIn } from "../../catalog/search-params.ts";

/** What the reader asked to see, as the address says it. What it says wrongly is left out. */
export interface CarBrandView {
  readonly zodiac: SignId | undefined;
  readonly category: string | undefined;
  readonly page: number;
}

/** @param categories those that exist; while they are not known, the address is believed. */
export function carBrandViewIn(query: URLSearchParams, categories: readonly string[] | undefined): CarBrandView {
  const zodiac = query.get("zodiac");
  const category = query.get("category") || undefined;
  const exists = category !== undefined && (categories?.includes(category) ?? category.length <= 100);
  return {
    zodiac: isSignId(zodiac) ? zodiac : undefined,
    category: exists ? category : undefined,
    page: pageIn(query),
  };
}
