import { byMatch } from "@zodiac-at-work/almanac/best-signs";
import { type CarBrandCategory, carBrandCategories, isOneOf } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { pageIn } from "../../lists/search-params.ts";
import { type SignChoice, signChoiceIn } from "../../match/sign-choice.ts";

/** The list that the URL asks for. Invalid values in the URL are ignored. */
export interface CarBrandView extends SignChoice {
  readonly search: string;
  readonly category: CarBrandCategory | undefined;
  /** Whether only brands that still make cars are listed. */
  readonly isActive: boolean;
  /** By name, or the best match with the reader's sign first. */
  readonly order: "name" | "match";
  /** The order without one in the URL. */
  readonly defaultOrder: "name" | "match";
  readonly page: number;
}

export function carBrandViewIn(query: URLSearchParams, reader: SignId | undefined): CarBrandView {
  const search = (query.get("search") ?? "").trim().slice(0, 200);
  const [category, order] = [query.get("category"), query.get("sort")];
  const defaultOrder = reader && search === "" ? "match" : "name";
  return {
    ...signChoiceIn(query, search, reader),
    search,
    category: isOneOf(carBrandCategories, category) ? category : undefined,
    isActive: query.get("active") === "true",
    order: order === "name" || (order === "match" && reader) ? order : defaultOrder,
    defaultOrder,
    page: pageIn(query),
  };
}

/** Returns the query of the call that lists the brands of a view. */
export function listQueryOf({ signs, order }: CarBrandView, reader: SignId | undefined) {
  const isListed = (sign: SignId) => signs.length === 0 || signs.includes(sign);
  // The server sorts by the order of the signs in the query, and lists the best known brands of a sign first.
  if (order === "match" && reader) {
    return { zodiac: byMatch(reader).filter(isListed).join(","), sort: "signs" as const };
  }
  return { zodiac: signs.join(",") || undefined };
}
