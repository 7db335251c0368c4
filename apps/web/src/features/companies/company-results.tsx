import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { useRef } from "react";
import { CardList, CardListLoading } from "../../catalog/card-list.tsx";
import { FailureState } from "../../catalog/failure-state.tsx";
import { Pagination } from "../../catalog/pagination.tsx";
import { goToTop, ResultsHeading } from "../../catalog/results-heading.tsx";
import { changed, pageValue } from "../../catalog/search-params.ts";
import type { Check } from "../../openings/use-check.ts";
import { arrangeCompanies, type CompanyPage } from "./arrange-companies.ts";
import { CompanyCard } from "./company-card.tsx";
import type { CompanyView } from "./company-view.ts";
import { NoCompanies } from "./no-companies.tsx";
import { useCompanies, usePrefetchCompanies } from "./use-companies.ts";
import { useOpeningCounts } from "./use-company.ts";

interface CompanyResultsProps {
  readonly view: CompanyView;
  readonly query: URLSearchParams;
  /** The reader's sign if the list is sorted by it. */
  readonly reader: SignId | undefined;
  readonly check: Check;
}

export function CompanyResults({ view, query, reader, check }: CompanyResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isPlaceholderData } = useCompanies(view);
  const { data: counts } = useOpeningCounts();
  const { prefetchCompany } = usePrefetchCompanies();
  const arranged = data && arrangeCompanies(data.companies, view, reader);
  const outdated = isPlaceholderData && view.search !== "";
  return (
    <section aria-busy={outdated || (!data && !error)}>
      <ResultsHeading ref={heading} title={titleFor(view)} status={statusOf(arranged, error)} />
      {error ? (
        <FailureState
          text="Failed to load company data. Please check your connection and try again."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : arranged?.total === 0 && !outdated ? (
        <NoCompanies view={view} check={check} />
      ) : arranged ? (
        <CardList className={outdated ? "opacity-60 transition-opacity" : "transition-opacity"}>
          {arranged.companies.map((company) => (
            <CompanyCard
              key={company.id}
              company={company}
              reader={reader}
              openings={counts?.get(company.id)}
              onApproach={() => prefetchCompany(company.id)}
            />
          ))}
        </CardList>
      ) : (
        <CardListLoading />
      )}
      {arranged && (
        <Pagination
          label="Pages of companies"
          page={arranged.page}
          totalPages={arranged.totalPages}
          searchFor={(page) => changed(query, { page: pageValue(page) })}
          onTurn={() => goToTop(heading)}
        />
      )}
    </section>
  );
}

function titleFor({ search, zodiac, industry }: CompanyView): string {
  const within = industry ? `: ${industry}` : "";
  if (search !== "") return `Results for “${search}”${within}`;
  if (zodiac) return `Founded in a year of the ${signById(zodiac).name}${within}`;
  return industry ? `Companies in ${industry}` : "All companies";
}

function statusOf(arranged: CompanyPage | undefined, error: Error | null): string {
  if (error) return "";
  if (!arranged) return "Loading companies";
  const { total, page, totalPages } = arranged;
  const count = `${total.toLocaleString("en-US")} ${total === 1 ? "company" : "companies"}`;
  return totalPages > 1 ? `${count}, page ${page} of ${totalPages}` : count;
}
