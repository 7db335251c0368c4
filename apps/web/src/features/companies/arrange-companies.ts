import type { Api, Of } from "@zodiac-at-work/contracts";
import { careerMatch, type SignId } from "@zodiac-at-work/zodiac";
import { pageSize } from "../../catalog/page-status.ts";
import type { CompanyView } from "./company-view.ts";

export type Company = Of<Api["GET /api/companies"], "response">["companies"][number];

/** One page of a list. */
export interface CompanyPage {
  readonly companies: readonly Company[];
  /** The number of companies on all pages. */
  readonly total: number;
  readonly page: number;
  readonly totalPages: number;
}

/**
 * Filters the companies of a response by industry, sorts them and returns one page. Sorting by match needs the reader's
 * sign, and sorts by name without it. A page number beyond the end returns the last page.
 */
export function arrangeCompanies(
  loaded: readonly Company[],
  { industry, order, page }: CompanyView,
  reader: SignId | undefined,
): CompanyPage {
  const wanted = industry ? loaded.filter((company) => company.industry === industry) : loaded;
  const sorted = order === "relevance" ? wanted : wanted.toSorted(comparison(order === "match" ? reader : undefined));
  const totalPages = Math.ceil(sorted.length / pageSize);
  const shown = Math.max(1, Math.min(page, totalPages));
  return {
    companies: sorted.slice((shown - 1) * pageSize, shown * pageSize),
    total: sorted.length,
    page: shown,
    totalPages,
  };
}

const { compare: compareNames } = new Intl.Collator("en", { sensitivity: "accent", numeric: true });

function comparison(reader: SignId | undefined): (a: Company, b: Company) => number {
  if (!reader) return byName;
  return (a, b) => careerMatch(reader, b.zodiacSign).score - careerMatch(reader, a.zodiacSign).score || byName(a, b);
}

function byName(a: Company, b: Company): number {
  return compareNames(a.name, b.name) || a.id - b.id;
}
