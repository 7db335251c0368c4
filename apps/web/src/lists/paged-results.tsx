import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { Navigate } from "react-router";
import { FailureState } from "./failure-state.tsx";
import { pageStatus } from "./page-status.ts";
import { Pagination } from "./pagination.tsx";
import { goToTop, ResultsHeading } from "./results-heading.tsx";

interface PagedResultsProps<Data> {
  readonly title: string;
  /** One and many: `["car brand", "car brands"]`. */
  readonly units: readonly [string, string];
  /** The text if the page could not be loaded. */
  readonly failure: string;
  readonly result: UseQueryResult<Data>;
  /** Whether the previous page is shown while the new one loads. */
  readonly isOutdated: boolean;
  readonly page: number;
  readonly totalPages: number;
  readonly shown: number;
  /** How many of them are only possibly of the chosen sign. */
  readonly possible?: number;
  /** Returns the URL's query for a page. */
  readonly searchFor: (page: number) => string;
  /** Called when the reader points at the link to a page. */
  readonly onApproach: (page: number) => void;
  readonly loading: ReactNode;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** One page of a list that the server pages, or a placeholder, an error or an empty state. */
export function PagedResults<Data>(props: PagedResultsProps<Data>) {
  const { title, units, failure, result, isOutdated, page, totalPages, shown, searchFor, onApproach } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isPending } = result;
  if (data && !isOutdated && totalPages > 0 && page > totalPages) {
    return <Navigate to={{ search: searchFor(totalPages) }} replace />;
  }
  return (
    <section aria-busy={isPending || isOutdated}>
      <ResultsHeading ref={heading} title={title} status={statusOf(props)} />
      {error ? (
        <FailureState text={failure} error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        props.loading
      ) : shown === 0 ? (
        props.empty
      ) : (
        <div className={isOutdated ? "opacity-60 transition-opacity" : "transition-opacity"}>{props.children}</div>
      )}
      {data && !error && (
        <Pagination
          label={`Pages of ${units[1]}`}
          page={page}
          totalPages={totalPages}
          searchFor={searchFor}
          onTurn={() => goToTop(heading)}
          onApproach={onApproach}
        />
      )}
    </section>
  );
}

/** Returns the loading text while the previous page is shown, because its range is not that of the new page. */
function statusOf<Data>({
  result,
  isOutdated,
  units,
  page,
  totalPages,
  shown,
  possible = 0,
}: PagedResultsProps<Data>): string {
  if (result.error) return "";
  if (result.isPending || isOutdated) return `Loading ${units[1]}`;
  return pageStatus({ page, totalPages, shown, possible }, units);
}
