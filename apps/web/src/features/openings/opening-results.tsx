import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { newCountText } from "@zodiac-at-work/catalog/new-count";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Notice } from "@zodiac-at-work/ui/notice";
import { Select } from "@zodiac-at-work/ui/select";
import { signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { RefObject } from "react";
import { Link, Navigate } from "react-router";
import { ResponseError } from "../../api/client.ts";
import { deferred } from "../../deferred.tsx";
import { FailureState } from "../../lists/failure-state.tsx";
import { Pagination } from "../../lists/pagination.tsx";
import { goToTop } from "../../lists/results-heading.tsx";
import { changed, pageValue } from "../../lists/search-params.ts";
import { CheckButton } from "../../openings/check-button.tsx";
import { CheckCard } from "../../openings/check-card.tsx";
import type { Check } from "../../openings/use-check.ts";
import { dayAndTimeOf } from "../../text/moment.ts";
import { NoOpenings, totalOf } from "./no-openings.tsx";
import { OpeningList, OpeningListLoading } from "./opening-list.tsx";
import { type OpeningView, searchWithoutFilters } from "./opening-view.ts";
import { UnknownCity } from "./unknown-city.tsx";
import { type OpeningPage, type useOpeningFilters, type useOpenings, usePrefetchOpenings } from "./use-openings.ts";
import type { useVisit } from "./use-visit.ts";

interface OpeningResultsProps {
  readonly view: OpeningView;
  readonly query: URLSearchParams;
  readonly result: ReturnType<typeof useOpenings>;
  readonly filters: ReturnType<typeof useOpeningFilters>;
  readonly check: Check;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly visit: ReturnType<typeof useVisit>;
  readonly onOrder: (order: string) => void;
}

/** The list of openings with its heading and pages, or a placeholder, an error or an empty state. */
export const OpeningResults = deferred(function OpeningResults({
  view,
  query,
  result,
  filters,
  check,
  heading,
  visit,
  onOrder,
}: OpeningResultsProps) {
  const { data, error, refetch, isPending, isPlaceholderData: isOutdated } = result;
  const prefetch = usePrefetchOpenings(visit.since);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  // Nothing is known for these signs. The empty state has the button that starts a check.
  const isBare = data?.total === 0 && filters.data !== undefined && totalOf("openings", filters.data.signs, view) === 0;
  const searchFor = (page: number) => changed(query, { page: pageValue(page) });
  if (data && !isOutdated && data.totalPages > 0 && view.page > data.totalPages) {
    return <Navigate to={{ search: searchFor(data.totalPages) }} replace />;
  }
  const markAsSeen = (
    <button
      type="button"
      onClick={() => {
        focusHeading();
        visit.markAllSeen();
      }}
      className="text-link min-h-11 text-sm max-sm:text-xs"
    >
      Mark all as seen
    </button>
  );
  return (
    <section aria-busy={isPending || isOutdated}>
      <p role="status" className="sr-only">
        {statusOf(result)}
      </p>
      <div className={isBare ? "sr-only" : "mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"}>
        <Heading
          ref={heading}
          level={2}
          size="small"
          tabIndex={-1}
          className="min-w-0 grow basis-40 scroll-mt-6 content-center max-sm:min-h-[2lh]"
        >
          {error ? "Openings" : titleFor(view, data)}
          {data && !error && data.newCount > 0 && (
            <>
              , <span className="text-cinnabar">{newCountText(data.newCount)} new</span>
            </>
          )}
        </Heading>
        {view.reader && !isBare && (
          <Select
            label="Order"
            name="sort"
            isCompact
            value={view.order}
            onChange={(event) => onOrder(event.currentTarget.value)}
          >
            <option value="newest">Newest first</option>
            <option value="match">Best match first</option>
          </Select>
        )}
        <div className="flex items-center justify-between gap-3 max-md:w-full">
          <p className="text-sm text-soft md:text-right">{data && !isBare && checkedText(data.checkedAt)}</p>
          {!isBare && <CheckButton check={check} variant="quiet" size="small" className="min-h-11 shrink-0" />}
        </div>
      </div>
      <CheckCard
        check={check}
        showNew={
          <Link
            to={{ search: changed(new URLSearchParams(searchWithoutFilters(query)), { sort: undefined }) }}
            preventScrollReset
            onClick={() => goToTop(heading)}
            className="text-link inline-flex min-h-11 items-center"
          >
            Show new
          </Link>
        }
      />
      {error && view.near && isRefused(error) ? (
        <UnknownCity city={view.near} query={query} onWayOut={focusHeading} />
      ) : error ? (
        <FailureState
          text="Failed to load openings. Please check your connection and try again."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : isPending || (data.total === 0 && filters.isPending) ? (
        <div className="border-t border-edge">
          <OpeningListLoading />
        </div>
      ) : data.total === 0 ? (
        <NoOpenings
          view={view}
          query={query}
          data={data}
          signs={filters.data?.signs ?? []}
          check={check}
          onWayOut={focusHeading}
        />
      ) : (
        <div className={cx("border-t border-edge transition-opacity", isOutdated && "opacity-60")}>
          {data.openings.some(({ isSample }) => isSample) && (
            <Notice tone="warning" className="mt-3 mb-1">
              <strong className="block font-semibold">Sample openings.</strong>
              <span className="block text-soft">
                You can’t apply for these.
                {data.checkedAt === null && " Check the boards to replace them."}
              </span>
            </Notice>
          )}
          <OpeningList view={view} data={data} markAsSeen={markAsSeen} />
        </div>
      )}
      {data && !error && data.total > 0 && (
        <div className="flex flex-wrap items-start justify-between gap-x-8">
          <p className="mt-8 max-w-120 text-sm text-soft">
            An opening leads to the company’s own board in a new tab. Applying there is between you and the company; the
            score is for entertainment only.
            {view.near && (
              <>
                {" "}
                Distances are between the centers of cities, by{" "}
                <ExternalLink href="https://www.geonames.org" className="text-link">
                  GeoNames
                </ExternalLink>{" "}
                (CC BY 4.0).
              </>
            )}
          </p>
          <Pagination
            label="Pages of openings"
            page={view.page}
            totalPages={data.totalPages}
            searchFor={searchFor}
            onTurn={() => goToTop(heading)}
            onApproach={(page) => prefetch({ ...view, page })}
          />
        </div>
      )}
    </section>
  );
});

/** The address holds a value that the API refuses. The page ignores all invalid values but an unknown city. */
function isRefused(error: Error): boolean {
  return error instanceof ResponseError && error.status === 400;
}

function checkedText(checkedAt: string | null): string {
  return checkedAt ? `Boards checked ${dayAndTimeOf(checkedAt)}` : "Boards not checked yet";
}

function titleFor({ scope, sign, reader }: OpeningView, data: OpeningPage | undefined): string {
  if (!data) return "Openings";
  const count = data.total === 0 ? "No openings" : counted(data.total, "opening");
  if (sign) return `${count} at ${signById(sign).name} companies`;
  if (!reader || scope === "all") return count;
  const { name } = signById(reader);
  return scope === "matches" ? `${count} for ${withArticle(name)}` : `${count} at ${name} companies`;
}

/** Screen readers announce a change of this text. */
function statusOf({ data, error, isPending, isPlaceholderData }: ReturnType<typeof useOpenings>): string {
  if (error) return "";
  if (isPending || isPlaceholderData || !data) return "Loading openings";
  const { total, totalPages, newCount } = data;
  const count = counted(total, "opening");
  const fresh = newCount > 0 ? `, ${newCountText(newCount)} new` : "";
  return totalPages > 1 ? `${count}${fresh}, on ${withCommas(totalPages)} pages` : `${count}${fresh}`;
}
