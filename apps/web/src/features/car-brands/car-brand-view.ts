import { type CarBrandCategory, carBrandCategories, isOneOf } from "@zodiac-at-work/catalog";
import { isSignId, type SignId } from "@zodiac-at-work/zodiac";
import { pageIn } from "../../catalog/search-params.ts";

/** The list that the URL asks for. Invalid values in the URL are ignored. */
export interface CarBrandView {
  readonly zodiac: SignId | undefined;
  readonly category: CarBrandCategory | undefined;
  readonly page: number;
}

export function carBrandViewIn(query: URLSearchParams): CarBrandView {
  const zodiac = query.get("zodiac");
  const category = query.get("category");
  return {
    zodiac: isSignId(zodiac) ? zodiac : undefined,
    category: isOneOf(carBrandCategories, category) ? category : undefined,
    page: pageIn(query),
  };
}
