import { type Industry, industries, isOneOf } from "@zodiac-at-work/catalog";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { changed, pageIn } from "../../catalog/search-params.ts";
import { type Scope, scopes, signsOf } from "../../match/scope.ts";

/** `known` begins with the best known names. `relevance` is the order of search results. */
const orders = ["name", "known", "match", "relevance"] as const;

export type CompanyOrder = (typeof orders)[number];

/** The list that the URL asks for. Invalid values in the URL are ignored. */
export interface CompanyView {
  /** Undefined if the reader has chosen signs, and during a search, which covers all signs. */
  readonly scope: Scope | undefined;
  /** The signs whose companies are listed. None of them means all. */
  readonly signs: readonly SignId[];
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
  const asked = (query.get("zodiac") ?? "").split(",");
  const chosen = search === "" ? signIds.filter((sign) => asked.includes(sign)) : [];
  const scope = search === "" && chosen.length === 0 ? scopeIn(query.get("view"), reader) : undefined;
  const industry = query.get("industry");
  const [order, defaultOrder] = [query.get("sort"), defaultOrderOf(search, scope)];
  return {
    scope,
    signs: scope && scope !== "all" ? signsOf(scope, reader) : chosen,
    search,
    industry: isOneOf(industries, industry) ? industry : undefined,
    isHiring: query.get("openings") === "true",
    order: isOneOf(orders, order) && (order !== "relevance" || search !== "") ? order : defaultOrder,
    defaultOrder,
    page: pageIn(query),
  };
}

function scopeIn(asked: string | null, reader: SignId | undefined): Scope {
  if (!reader) return "all";
  return isOneOf(scopes, asked) ? asked : "matches";
}

function defaultOrderOf(search: string, scope: Scope | undefined): CompanyOrder {
  if (search !== "") return "relevance";
  return scope === "matches" || scope === "sign" ? "known" : "name";
}

/** Returns the URL's query for a scope. The filters stay, the search and the chosen signs do not. */
export function searchForScope(query: URLSearchParams, scope: Scope): string {
  return changed(query, {
    view: scope === "matches" ? undefined : scope,
    zodiac: undefined,
    search: undefined,
    sort: undefined,
  });
}

/** Returns the URL's query after a click on a sign, which adds it to the chosen signs or removes it, or on all signs. */
export function searchForSign(
  query: URLSearchParams,
  { scope, signs }: CompanyView,
  sign: SignId | undefined,
  reader: SignId | undefined,
): string {
  if (sign === undefined) {
    return changed(query, { zodiac: undefined, search: undefined, view: reader ? "all" : undefined });
  }
  // The signs of a scope are a suggestion, so the first choice replaces them.
  const chosen = new Set(scope ? [] : signs);
  if (!chosen.delete(sign)) chosen.add(sign);
  const zodiac = signIds.filter((each) => chosen.has(each)).join(",");
  return changed(query, { zodiac, search: undefined, view: zodiac || !reader ? undefined : "all" });
}
