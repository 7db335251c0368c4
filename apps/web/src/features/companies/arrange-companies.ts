import type { Api, Of } from "@zodiac-at-work/contracts";
import { careerMatch, type SignId } from "@zodiac-at-work/zodiac";
import { pageSize } from "../../catalog/page-status.ts";
import type { CompanyView } from "./company-view.ts";

export type Company = Of<Api["GET /api/companies"], "response">["companies"][number];

/** One page of a list. */
export interface CompanyPage {
  readonly companies: readonly Company[];
  /** Of all pages together. */
  readonly total: number;
  readonly page: number;
  readonly totalPages: number;
}

/**
 * The page to show of what the API answered: the industry's, in the order asked for. By match it needs the reader's
 * sign; without it, it is by name. A page beyond the end is the last one.
 */
export function arrangeCompanies(
  answered: readonly Company[],
  { industry, order, page }: CompanyView,
  reader: SignId | undefined,
): CompanyPage {
  const wanted = industry ? answered.filter((company) => company.industry === industry) : answered;
  const sorted = order === "fit" ? wanted : wanted.toSorted(comparison(order === "match" ? reader : undefined));
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
