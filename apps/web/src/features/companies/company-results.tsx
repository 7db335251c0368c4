import { counted } from "@zodiac-at-work/catalog/counted";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { useMemo, useRef } from "react";
import { deferred } from "../../deferred.tsx";
import { bestKnown } from "../../lists/best-known.ts";
import { FailureState } from "../../lists/failure-state.tsx";
import { pageSize, possibleStatus } from "../../lists/page-status.ts";
import { Pagination } from "../../lists/pagination.tsx";
import { RecordList, RecordListLoading } from "../../lists/record-row.tsx";
import { goToTop, ResultsHeading } from "../../lists/results-heading.tsx";
import { changed, pageValue } from "../../lists/search-params.ts";
import { ScoreKey } from "../../match/score-key.tsx";
import type { Check } from "../../openings/use-check.ts";
import type { OpeningCount } from "../../openings/use-opening-counts.ts";
import { arrangeCompanies, type CompanyPage } from "./arrange-companies.ts";
import { CompanyRow } from "./company-row.tsx";
import type { CompanyView } from "./company-view.ts";
import { KnownShelf } from "./known-shelf.tsx";
import { NoCompanies } from "./no-companies.tsx";
import { isFiltered, type useCompanies, usePrefetchCompanies } from "./use-companies.ts";

interface CompanyResultsProps {
  readonly view: CompanyView;
  readonly query: URLSearchParams;
  /** The reader's sign, if it is known. */
  readonly reader: SignId | undefined;
  readonly result: ReturnType<typeof useCompanies>;
  /** The numbers of openings by company. Undefined while they load. */
  readonly openings: ReadonlyMap<number, OpeningCount> | undefined;
  readonly check: Check;
}

export const CompanyResults = deferred(function CompanyResults({
  view,
  query,
  reader,
  result,
  openings,
  check,
}: CompanyResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isPlaceholderData } = result;
  const { prefetchCompany } = usePrefetchCompanies();
  const companies = data?.companies;
  // A phone sorts all companies in about 40 ms, and the page renders several times while it loads.
  const arranged = useMemo(
    () => companies && arrangeCompanies(companies, { view, reader, hasOpenings: (id) => openings?.has(id) ?? false }),
    [companies, view, reader, openings],
  );
  const outdated = isPlaceholderData && view.search !== "";
  const hasShelf = view.scope === "all" && view.order === "name" && !isFiltered(view) && arranged?.page === 1;
  return (
    <section aria-busy={outdated || (!data && !error)}>
      {hasShelf && companies && companies.length > pageSize && <KnownShelf companies={bestKnown(companies, 12)} />}
      <ResultsHeading ref={heading} title={titleFor(view, reader)} status={statusOf(arranged, error)} />
      {reader && arranged && arranged.companies.length > 0 && <ScoreKey className="-mt-3 mb-4" />}
      {error ? (
        <FailureState
          text="Failed to load company data. Please check your connection and try again."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : arranged?.companies.length === 0 && !outdated ? (
        <NoCompanies view={view} check={check} />
      ) : arranged ? (
        <RecordList
          columns={["Company", "What it does", "Sign, founded", "Work there", reader && "Match"]}
          className={outdated ? "opacity-60 transition-opacity" : "transition-opacity"}
        >
          {arranged.companies.map((company) => (
            <CompanyRow
              key={company.id}
              company={company}
              chosen={view.signs}
              reader={reader}
              openings={openings?.get(company.id)}
              onApproach={prefetchCompany}
            />
          ))}
        </RecordList>
      ) : (
        <RecordListLoading count={pageSize} />
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
});

function titleFor({ search, scope, signs, industry }: CompanyView, reader: SignId | undefined): string {
  const within = industry ? `: ${industry}` : "";
  if (search !== "") return `Results for “${search}”${within}`;
  if (scope === "matches" && reader) return `Companies for ${withArticle(signById(reader).name)}${within}`;
  if (signs.length > 0) return `Founded in a year of the ${inWords(signs)}${within}`;
  return industry ? `Companies in ${industry}` : "All companies";
}

const list = new Intl.ListFormat("en-US", { type: "disjunction" });

function inWords(signs: readonly SignId[]): string {
  return list.format(signs.map((sign) => signById(sign).name));
}

function statusOf(arranged: CompanyPage | undefined, error: Error | null): string {
  if (error) return "";
  if (!arranged) return "Loading companies";
  const { total, possible, page, totalPages } = arranged;
  const count = counted(total, "company", "companies");
  const all = `${count}${possibleStatus(possible)}`;
  return totalPages > 1 ? `${all}, page ${page} of ${totalPages}` : all;
}
