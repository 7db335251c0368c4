import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Chips, Count, chipStyle } from "@zodiac-at-work/ui/chip";
import { DataTable } from "@zodiac-at-work/ui/data-table";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { useEffect, useRef } from "react";
import { Link, Navigate } from "react-router";
import { adminErrorText } from "../../../api/error-text.ts";
import { Pagination } from "../../../lists/pagination.tsx";
import { goToTop } from "../../../lists/results-heading.tsx";
import { changed, pageValue } from "../../../lists/search-params.ts";
import { dayAndTimeOf } from "../../../text/moment.ts";
import { showToast } from "../../../toast/show-toast.ts";
import { RowsLoading } from "../rows-loading.tsx";
import { SectionFailure } from "../section-failure.tsx";
import { ArticleRow, articleColumns } from "./article-row.tsx";
import type { ArticlePage, BlogOverview } from "./blog-admin-types.ts";
import { type ArticleFilter, articleFilters, editSearch } from "./blog-admin-view.ts";
import { SelectionBar } from "./bulk/selection-bar.tsx";
import { useSelection } from "./bulk/use-selection.ts";
import { CategorySelect } from "./keyword-selects.tsx";
import type { PageState } from "./page-state.ts";
import { useArticles, useBlogOverview } from "./use-blog-admin.ts";

/** The articles, whatever their status. Deleted ones have a filter of their own. */
export function ArticlesTab({ view, query, show }: PageState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, errorUpdatedAt, isPlaceholderData, refetch } = useArticles(view);
  const selection = useSelection(view);
  useEffect(() => {
    if (error) showToast({ title: "Failed to Load Posts", description: adminErrorText(error), destructive: true });
  }, [error, errorUpdatedAt]);
  if (data && !isPlaceholderData && data.totalPages > 0 && view.page > data.totalPages) {
    return <Navigate to={{ search: changed(query, { page: pageValue(data.totalPages) }) }} replace />;
  }
  return (
    <section aria-labelledby="articles-heading" aria-busy={isPlaceholderData}>
      <h2 ref={heading} id="articles-heading" tabIndex={-1} className="sr-only">
        List of articles
      </h2>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatusChips view={view} query={query} counts={data?.counts} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
          <CategorySelect
            all="All categories"
            isCompact
            value={view.category ?? ""}
            onChange={(event) => show({ category: event.currentTarget.value })}
          />
          <Link
            to={{ search: editSearch(query, "new") }}
            preventScrollReset
            className={buttonStyle({ variant: "quiet", size: "small", className: "min-h-11" })}
          >
            New article
          </Link>
        </div>
      </div>
      {!data && !error && <RowsLoading label="Loading the articles" rows={12} />}
      {error && (
        <SectionFailure
          text="The articles could not be loaded."
          reason={adminErrorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && data.posts.length === 0 && <NoArticles view={view} query={query} />}
      {data && !error && data.posts.length > 0 && (
        <div className={isPlaceholderData ? "opacity-60 transition-opacity" : "transition-opacity"}>
          {view.status !== "deleted" && (
            <SelectionBar selection={selection} page={data.posts.map(({ id }) => id)} total={data.total} />
          )}
          <DataTable label="Articles" isStacked>
            <TableHead columns={articleColumns} />
            <tbody>
              {data.posts.map((article) => (
                <ArticleRow
                  key={article.id}
                  article={article}
                  query={query}
                  isSelected={selection.has(article.id)}
                  onSelect={(isSelected) => selection.mark([article.id], isSelected)}
                />
              ))}
            </tbody>
          </DataTable>
        </div>
      )}
      {data && !error && (
        <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-soft tabular-nums">
          <p role="status">{isPlaceholderData ? "Loading articles" : counted(data.total, "article")}</p>
          {data.counts.published > 0 && <p className="max-sm:hidden">View opens the public page in a new tab</p>}
        </div>
      )}
      {data && !error && (
        <Pagination
          label="Pages of articles"
          page={view.page}
          totalPages={data.totalPages}
          searchFor={(page) => changed(query, { page: pageValue(page) })}
          onTurn={() => goToTop(heading)}
        />
      )}
    </section>
  );
}

const filterNames: Readonly<Record<ArticleFilter, string>> = {
  draft: "Drafts",
  scheduled: "Scheduled",
  published: "Published",
  deleted: "Deleted",
};

interface StatusChipsProps extends Pick<PageState, "view" | "query"> {
  /** Undefined while the list is loading. */
  readonly counts: ArticlePage["counts"] | undefined;
}

function StatusChips({ view, query, counts }: StatusChipsProps) {
  const link = (status: ArticleFilter | undefined) => ({
    to: { search: changed(query, { status }) },
    preventScrollReset: true,
    "aria-current": view.status === status ? ("true" as const) : undefined,
    className: chipStyle(),
  });
  return (
    <Chips label="Statuses of articles">
      <Link {...link(undefined)}>
        All {counts && <Count>{withCommas(counts.draft + counts.scheduled + counts.published)}</Count>}
      </Link>
      {articleFilters.map((status) => (
        <Link key={status} {...link(status)}>
          {filterNames[status]} {counts && <Count>{withCommas(counts[status])}</Count>}
        </Link>
      ))}
    </Chips>
  );
}

/** Says when the schedule writes the next article. */
function scheduleText(overview: BlogOverview | undefined): string {
  if (!overview) return "";
  const { nextGenerationAt, keywords } = overview;
  if (nextGenerationAt && keywords.unused > 0) return `The schedule writes one on ${dayAndTimeOf(nextGenerationAt)}.`;
  return keywords.total === 0 ? "The schedule begins when you initialize the system." : "";
}

function NoArticles({ view, query }: Pick<PageState, "view" | "query">) {
  const { data: overview } = useBlogOverview();
  const isFiltered = view.search !== "" || view.status !== undefined || view.category !== undefined;
  return (
    <EmptyState
      isDashed={!isFiltered}
      title={isFiltered ? "No articles match" : "No articles yet"}
      text={
        isFiltered
          ? "No article matches your search and filters."
          : `Generate one from a keyword, or write one yourself. ${scheduleText(overview)}`.trim()
      }
    >
      {isFiltered ? (
        <Link
          to={{ search: changed(query, { search: undefined, status: undefined, category: undefined }) }}
          preventScrollReset
          className={buttonStyle({ variant: "quiet", size: "small" })}
        >
          Show all articles
        </Link>
      ) : (
        <>
          <Link
            to={{ search: "?tab=generate" }}
            preventScrollReset
            className={buttonStyle({ variant: "secondary", size: "small" })}
          >
            Generate an article
          </Link>
          <Link
            to={{ search: editSearch(query, "new") }}
            preventScrollReset
            className={buttonStyle({ variant: "quiet", size: "small" })}
          >
            Write an article
          </Link>
        </>
      )}
    </EmptyState>
  );
}
