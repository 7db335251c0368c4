import type { Api, Of } from "@zodiac-at-work/contracts";
import { careerMatch, type SignId, signIds } from "@zodiac-at-work/zodiac";
import { byRank, compareNames } from "../../lists/best-known.ts";
import { possiblySign } from "../../lists/founding.ts";
import { pageSize } from "../../lists/page-status.ts";
import type { CompanyOrder, CompanyView } from "./company-view.ts";

export type Company = Of<Api["GET /api/companies"], "response">["companies"][number];

/** One page of a list. */
export interface CompanyPage {
  readonly companies: readonly Company[];
  /** The number of companies on all pages that are certainly or most likely of the chosen signs. */
  readonly total: number;
  /** The number of those that are possibly of them. They come last. */
  readonly possible: number;
  readonly page: number;
  readonly totalPages: number;
}

/** What the arrangement of a list needs beside the list. */
interface Arrangement {
  readonly view: CompanyView;
  readonly reader: SignId | undefined;
  /** Whether a company has openings. */
  readonly hasOpenings: (id: number) => boolean;
}

/**
 * Filters companies by sign, industry and openings, sorts them and returns one page. Sorting by match needs the reader's
 * sign, and sorts by name without it. A page number beyond the end returns the last page.
 */
export function arrangeCompanies(loaded: readonly Company[], arrangement: Arrangement): CompanyPage {
  const { signs, order, page } = arrangement.view;
  const filtered = filteredCompanies(loaded, arrangement);
  const wanted = signs.length > 0 ? filtered.filter(({ zodiacSign }) => signs.includes(zodiacSign)) : filtered;
  const possible = filtered.filter((company) => possiblySign(company, signs));
  const sort = (companies: readonly Company[]) =>
    order === "relevance" ? companies : companies.toSorted(comparisons[order](arrangement.reader));
  const sorted = [...sort(wanted), ...sort(possible)];
  const totalPages = Math.ceil(sorted.length / pageSize);
  const shown = Math.max(1, Math.min(page, totalPages));
  return {
    companies: sorted.slice((shown - 1) * pageSize, shown * pageSize),
    total: wanted.length,
    possible: possible.length,
    page: shown,
    totalPages,
  };
}

/** Counts the companies of each sign that pass the other filters. Each company counts for its most likely sign. */
export function countBySign(
  loaded: readonly Company[],
  arrangement: Arrangement,
): { readonly sign: SignId; readonly count: number }[] {
  const counts = new Map<SignId, number>();
  for (const { zodiacSign } of filteredCompanies(loaded, arrangement)) {
    counts.set(zodiacSign, (counts.get(zodiacSign) ?? 0) + 1);
  }
  return signIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 }));
}

function filteredCompanies(
  loaded: readonly Company[],
  { view: { industry, isHiring }, hasOpenings }: Arrangement,
): readonly Company[] {
  if (!industry && !isHiring) return loaded;
  return loaded.filter(
    (company) => (!industry || company.industry === industry) && (!isHiring || hasOpenings(company.id)),
  );
}

type Comparison = (a: Company, b: Company) => number;

const comparisons: Readonly<Record<Exclude<CompanyOrder, "relevance">, (reader: SignId | undefined) => Comparison>> = {
  name: () => byName,
  known: () => byRank,
  match: (reader) => {
    if (!reader) return byName;
    return (a, b) => careerMatch(reader, b.zodiacSign).score - careerMatch(reader, a.zodiacSign).score || byRank(a, b);
  },
};

function byName(a: Company, b: Company): number {
  return compareNames(a.name, b.name) || a.id - b.id;
}
