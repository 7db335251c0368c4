import { useQuery } from "@tanstack/react-query";
import { counted } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { changed } from "../../../../lists/search-params.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import type { PageState } from "../page-state.ts";
import { fresh } from "../use-blog-admin.ts";
import { addMonths, monthIn, monthName, monthValue, rangeOf } from "./month.ts";
import { MonthDays } from "./month-days.tsx";
import { MonthList } from "./month-list.tsx";

/** What was published and what will be, by month: a table, or a list in a narrow window. */
export function CalendarTab({ view, query, show }: PageState) {
  const now = new Date();
  const month = monthIn(view.month ?? null, now);
  const { data, error, refetch } = useQuery({ ...apiQuery("/api/blog/calendar", rangeOf(month)), ...fresh });
  const searchFor = (months: number) => changed(query, { month: monthValue(addMonths(month, months)) });
  const isCurrent = monthValue(month) === monthValue(monthIn(null, now));
  const turn = (event: KeyboardEvent) => {
    const months = { PageUp: -1, PageDown: 1 }[event.key];
    if (months === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show({ month: monthValue(addMonths(month, months)) });
  };
  const days = data && data.articles.length > 0 && { month, articles: data.articles, query, now };
  return (
    <section aria-labelledby="month-heading" aria-busy={!data && !error} onKeyDown={turn}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <Heading level={2} size="card" id="month-heading">
            {monthName(month)}
          </Heading>
          <p role="status" className="text-sm text-soft tabular-nums">
            {data && summaryOf(data)}
          </p>
        </div>
        <nav aria-label="Months" className="flex gap-2">
          <MonthLink to={searchFor(-1)}>Previous</MonthLink>
          {!isCurrent && <MonthLink to={changed(query, { month: undefined })}>Today</MonthLink>}
          <MonthLink to={searchFor(1)}>Next</MonthLink>
        </nav>
      </div>
      {!data && !error && <RowsLoading label="Loading the calendar" rows={8} />}
      {error && (
        <SectionFailure
          text="The calendar could not be loaded."
          reason={adminErrorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.articles.length === 0 && (
        <EmptyState
          isDashed
          title={`Nothing in ${monthName(month)}`}
          text="No article was published in this month, and none is scheduled."
        >
          <Link to={{ search: "?status=draft" }} className={buttonStyle({ variant: "quiet", size: "small" })}>
            Schedule a draft
          </Link>
        </EmptyState>
      )}
      {days && (
        <>
          <MonthDays {...days} />
          <MonthList {...days} />
        </>
      )}
      {data?.hasMore && <p className="mt-3 text-sm text-soft">The month has more articles than are shown here.</p>}
    </section>
  );
}

function MonthLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      to={{ search: to }}
      preventScrollReset
      className={buttonStyle({ variant: "quiet", size: "small", className: "pointer-coarse:min-h-11" })}
    >
      {children}
      {children !== "Today" && <span className="sr-only"> month</span>}
    </Link>
  );
}

function summaryOf({ articles }: { readonly articles: readonly { readonly status: string }[] }): string {
  const scheduled = articles.filter(({ status }) => status === "scheduled").length;
  return `${counted(articles.length - scheduled, "article")} published, ${scheduled} scheduled`;
}
