import { type Industry, industries, isOneOf } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { pageIn } from "../../lists/search-params.ts";
import type { Scope } from "../../match/scope.ts";
import { type SignChoice, signChoiceIn } from "../../match/sign-choice.ts";

/** `known` begins with the best known names. `relevance` is the order of search results. */
const orders = ["name", "known", "match", "relevance"] as const;

export type CompanyOrder = (typeof orders)[number];

/** The list that the URL asks for. Invalid values in the URL are ignored. */
export interface CompanyView extends SignChoice {
  readonly search: string;
  readonly industry: Industry | undefined;
  /** Whether only companies with openings are listed. */
  readonly isHiring: boolean;
  readonly order: CompanyOrder;
  /** The order without one in the URL. */
  readonly defaultOrder: CompanyOrder;
  readonly page: number;
}

/**
 * Reads the view from the URL. A reader whose sign is known sees the companies of the three best signs first, the best known
 * at the top.
 */
export function companyViewIn(query: URLSearchParams, reader: SignId | undefined): CompanyView {
  const search = (query.get("search") ?? "").trim().slice(0, 200);
  const choice = signChoiceIn(query, search, reader);
  const industry = query.get("industry");
  const [order, defaultOrder] = [query.get("sort"), defaultOrderOf(search, choice.scope)];
  return {
    ...choice,
    search,
    industry: isOneOf(industries, industry) ? industry : undefined,
    isHiring: query.get("openings") === "true",
    order: isOneOf(orders, order) && (order !== "relevance" || search !== "") ? order : defaultOrder,
    defaultOrder,
    page: pageIn(query),
  };
}

function defaultOrderOf(search: string, scope: Scope | undefined): CompanyOrder {
  if (search !== "") return "relevance";
  return scope === "matches" || scope === "sign" ? "known" : "name";
}
