import { type Industry, industries, isOneOf } from "@zodiac-at-work/catalog";
import { isSignId, type SignId } from "@zodiac-at-work/zodiac";
import { pageIn } from "../../catalog/search-params.ts";

/** `fit` is the order in which a search answers: what fits best first. */
type CompanyOrder = "name" | "match" | "fit";

/** What the reader asked to see, as the address says it. What it says wrongly is left out. */
export interface CompanyView {
  /** None while there is a search, which goes through the companies of every sign. */
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
  return search !== "" && asked !== "name" ? "fit" : "name";
}
