import { type Industry, industries, isOneOf } from "@zodiac-at-work/catalog";
import { isSignId, type SignId } from "@zodiac-at-work/zodiac";
import { pageIn } from "../../catalog/search-params.ts";

/** `relevance` is the order of search results. */
type CompanyOrder = "name" | "match" | "relevance";

/** The list that the URL asks for. Invalid values in the URL are ignored. */
export interface CompanyView {
  /** Undefined during a search, because a search covers all signs. */
  readonly zodiac: SignId | undefined;
  readonly search: string;
  readonly industry: Industry | undefined;
  readonly order: CompanyOrder;
  readonly page: number;
}

export function companyViewIn(query: URLSearchParams): CompanyView {
  const search = (query.get("search") ?? "").trim().slice(0, 200);
  const zodiac = query.get("zodiac");
  const industry = query.get("industry");
  return {
    zodiac: search === "" && isSignId(zodiac) ? zodiac : undefined,
    search,
    industry: isOneOf(industries, industry) ? industry : undefined,
    order: orderIn(query.get("sort"), search),
    page: pageIn(query),
  };
}

function orderIn(asked: string | null, search: string): CompanyOrder {
  if (asked === "match") return "match";
  return search !== "" && asked !== "name" ? "relevance" : "name";
}
