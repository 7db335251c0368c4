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
  /** Said where the page could not be had. */
  readonly failure: string;
  readonly read: UseQueryResult<Data>;
  /** Whether what is shown is the page before, while the one asked for is on its way. */
  readonly isOutdated: boolean;
  readonly page: number;
  readonly totalPages: number;
  readonly shown: number;
  /** The query of the address that shows a page. */
  readonly searchFor: (page: number) => string;
  /** The reader is about to turn the page. */
  readonly onApproach: (page: number) => void;
  readonly loading: ReactNode;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** One page of a list that the server pages, with what stands in its place while there is none. */
export function PagedResults<Data>(props: PagedResultsProps<Data>) {
  const { title, units, failure, read, isOutdated, page, totalPages, shown, searchFor, onApproach } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isPending } = read;
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

/** While the page before stays in sight, nothing is said: the words would be the old page's. */
function statusOf<Data>({ read, isOutdated, units, page, totalPages, shown }: PagedResultsProps<Data>): string {
  if (read.error) return "";
  if (read.isPending || isOutdated) return `Loading the ${units[1]}`;
  return pageStatus({ page, totalPages, shown }, units);
}
