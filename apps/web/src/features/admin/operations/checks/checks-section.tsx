import { withCommas } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { DataTable } from "@zodiac-at-work/ui/data-table";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Select } from "@zodiac-at-work/ui/select";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { useId } from "react";
import { Link } from "react-router";
import { errorText } from "../../../../api/error-text.ts";
import { SearchField } from "../../../../lists/search-field.tsx";
import { dayAndTimeOf } from "../../../../text/moment.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import type { CheckPage } from "../operations-types.ts";
import { changedView, type OperationsView, periods } from "../operations-view.ts";
import type { PageState } from "../page-state.ts";
import { useChecks, useTasks } from "../use-operations.ts";
import { CheckReportPanel } from "./check-report-panel.tsx";
import { CheckRow, checkColumns } from "./check-row.tsx";
import { OutcomeChips } from "./outcome-chips.tsx";

/** The ended checks of boards, the newest first. One opens in place. */
export function ChecksSection({ view, query, show, search }: PageState) {
  const id = useId();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useChecks(view);
  const first = data?.pages[0];
  return (
    <section aria-labelledby={id} className="contents">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:col-span-2">
        <Heading id={id} level={2} size="small">
          Runs
        </Heading>
        <div className="grid grid-cols-[auto_minmax(0,14rem)] gap-2 max-sm:grow max-sm:grid-cols-[auto_minmax(0,1fr)]">
          <Select
            label="Period of the runs"
            name="days"
            isCompact
            value={view.days}
            onChange={(event) =>
              show({ days: event.currentTarget.value === "1" ? undefined : event.currentTarget.value })
            }
          >
            {periods.map((days) => (
              <option key={days} value={days}>
                {periodNames[days]}
              </option>
            ))}
          </Select>
          <SearchField
            search={view.search}
            onSearch={(text) => search("search", text)}
            label="Search the runs"
            placeholder="Company or source"
            isCompact
          />
        </div>
      </div>
      <div className="mb-1 min-h-9 min-w-0 sm:[&_a]:gap-1.5 sm:[&_a]:px-2 sm:[&_nav]:gap-1.5 lg:col-span-2">
        {first && <OutcomeChips view={view} query={query} counts={first.counts} />}
      </div>
      <div className="min-w-0">
        {!data && !error && <RowsLoading label="Loading the runs" rows={12} />}
        {!data && error && (
          <SectionFailure
            text="The runs could not be loaded."
            reason={errorText(error)}
            onRetry={() => void refetch()}
          />
        )}
        {data && first && (
          <Checks
            pages={data.pages}
            view={view}
            query={query}
            onToggle={(check) => show({ run: check === view.run ? undefined : check })}
          />
        )}
        {first && first.total > 0 && (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-sm text-soft tabular-nums">
            <p role="status">{rangeText(data?.pages ?? [], first.total)}</p>
            {isFetchNextPageError && <p role="alert">Older runs could not be loaded. Try again.</p>}
            {hasNextPage && (
              <button
                type="button"
                aria-disabled={isFetchingNextPage || undefined}
                onClick={() => void (isFetchingNextPage || fetchNextPage())}
                className="text-link min-h-11"
              >
                Older runs
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

const periodNames: Readonly<Record<OperationsView["days"], string>> = {
  1: "24 hours",
  7: "7 days",
  30: "30 days",
  365: "A year",
};

interface ChecksProps {
  readonly pages: readonly CheckPage[];
  readonly view: OperationsView;
  readonly query: URLSearchParams;
  readonly onToggle: (id: string) => void;
}

function Checks({ pages, view, query, onToggle }: ChecksProps) {
  const checks = pages.flatMap((page) => page.checks);
  const isListed = checks.some(({ id }) => String(id) === view.run);
  return (
    <>
      {view.run && !isListed && (
        <div className="my-3 rounded-md border border-edge bg-sheet">
          <CheckReportPanel id={view.run} onClose={() => onToggle(view.run ?? "")} />
        </div>
      )}
      {checks.length === 0 ? (
        <NoChecks view={view} query={query} />
      ) : (
        <DataTable label="Runs">
          <TableHead columns={checkColumns} />
          <tbody>
            {checks.map((check) => (
              <CheckRow
                key={check.id}
                check={check}
                isOpen={String(check.id) === view.run}
                onToggle={() => onToggle(String(check.id))}
              />
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  );
}

function NoChecks({ view, query }: Pick<ChecksProps, "view" | "query">) {
  const { data } = useTasks({ task: undefined, taskPage: 1 });
  const next = data?.schedules.find(({ task }) => task === "scrape-sign")?.nextAt;
  const isFiltered = view.outcome !== undefined || view.search !== "";
  return (
    <div className="mt-3">
      <EmptyState
        isDashed={!isFiltered}
        title={isFiltered ? "No runs match" : "Nothing has been checked yet"}
        text={
          isFiltered
            ? "No board checked in this period matches your filters."
            : `No board was checked in the last ${view.days === 1 ? "24 hours" : `${view.days} days`}. Check all boards, or wait for the schedule${next ? `, which does so on ${dayAndTimeOf(next)}` : ""}.`
        }
      >
        {isFiltered && (
          <Link
            to={{ search: changedView(query, { outcome: undefined, search: undefined }) }}
            preventScrollReset
            className={buttonStyle({ variant: "quiet", size: "small" })}
          >
            Show all runs
          </Link>
        )}
        {!isFiltered && view.days < 365 && (
          <Link
            to={{ search: changedView(query, { days: 365 }) }}
            preventScrollReset
            className={buttonStyle({ variant: "quiet", size: "small" })}
          >
            Show the last year
          </Link>
        )}
      </EmptyState>
    </div>
  );
}

function rangeText(pages: readonly CheckPage[], total: number): string {
  const shown = pages.reduce((sum, { checks }) => sum + checks.length, 0);
  return shown > 0 ? `1 to ${shown} of ${withCommas(total)}` : "";
}
