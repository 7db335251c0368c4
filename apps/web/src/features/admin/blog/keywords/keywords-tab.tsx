import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Chips, Count, chipStyle } from "@zodiac-at-work/ui/chip";
import { DataTable } from "@zodiac-at-work/ui/data-table";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { useRef, useState } from "react";
import { Link, Navigate } from "react-router";
import { adminErrorText } from "../../../../api/error-text.ts";
import { Pagination } from "../../../../lists/pagination.tsx";
import { goToTop } from "../../../../lists/results-heading.tsx";
import { changed, pageValue } from "../../../../lists/search-params.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import { keywordStates } from "../blog-admin-view.ts";
import { keywordStateNames } from "../blog-admin-words.ts";
import { CategorySelect, IntentSelect } from "../keyword-selects.tsx";
import type { PageState } from "../page-state.ts";
import { useKeywords } from "../use-blog-admin.ts";
import { AddKeywordForm } from "./add-keyword-form.tsx";
import { arrangeKeywords, type KeywordPage } from "./arrange-keywords.ts";
import { ImportNotice, KeywordFileButtons, useKeywordFiles } from "./keyword-files.tsx";
import { KeywordRow, type KeywordTask, keywordColumns } from "./keyword-row.tsx";

/** The keywords that articles are written for. One can be changed at a time. */
export function KeywordsTab({ view, query, show }: PageState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<{ id: number; task: KeywordTask }>();
  const { data, error, refetch } = useKeywords();
  const files = useKeywordFiles();
  const page = data && arrangeKeywords(data.keywords, view);
  if (page && page.totalPages > 0 && view.page > page.totalPages) {
    return <Navigate to={{ search: changed(query, { page: pageValue(page.totalPages) }) }} replace />;
  }
  return (
    <section aria-labelledby="keywords-heading">
      <h2 ref={heading} id="keywords-heading" tabIndex={-1} className="sr-only">
        Keywords
      </h2>
      <AddKeywordForm />
      {files.outcome && <ImportNotice outcome={files.outcome} onClose={files.dismiss} />}
      <div className="mt-5 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StateChips view={view} query={query} counts={page?.counts} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <CategorySelect
            all="All categories"
            isCompact
            value={view.category ?? ""}
            onChange={(event) => show({ category: event.currentTarget.value })}
          />
          <IntentSelect
            all="All intents"
            isCompact
            value={view.intent ?? ""}
            onChange={(event) => show({ intent: event.currentTarget.value })}
          />
          <KeywordFileButtons {...files} />
        </div>
      </div>
      {!data && !error && <RowsLoading label="Loading the keywords" rows={12} />}
      {!data && error && (
        <SectionFailure
          text="The keywords could not be loaded."
          reason={adminErrorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.keywords.length === 0 && (
        <p className="rounded-md border border-dashed border-edge px-5 py-12 text-center text-soft">
          No keywords found. Initialize the system to load default keywords.
        </p>
      )}
      {data && data.keywords.length > 0 && page?.total === 0 && <NoMatch query={query} />}
      {page && page.total > 0 && (
        <>
          <DataTable label="Keywords" isStacked>
            <TableHead columns={keywordColumns} />
            <tbody>
              {page.keywords.map((keyword) => (
                <KeywordRow
                  key={keyword.id}
                  keyword={keyword}
                  open={open?.id === keyword.id ? open.task : undefined}
                  onOpen={(task) => setOpen(task && { id: keyword.id, task })}
                />
              ))}
            </tbody>
          </DataTable>
          <p role="status" className="mt-3 text-sm text-soft tabular-nums">
            {counted(page.total, "keyword")}
          </p>
          <Pagination
            label="Pages of keywords"
            page={view.page}
            totalPages={page.totalPages}
            searchFor={(number) => changed(query, { page: pageValue(number) })}
            onTurn={() => goToTop(heading)}
          />
        </>
      )}
    </section>
  );
}

interface StateChipsProps extends Pick<PageState, "view" | "query"> {
  /** Undefined while the list is loading. */
  readonly counts: KeywordPage["counts"] | undefined;
}

function StateChips({ view, query, counts }: StateChipsProps) {
  return (
    <Chips label="States of keywords">
      {([undefined, ...keywordStates] as const).map((state) => (
        <Link
          key={state ?? "all"}
          to={{ search: changed(query, { state }) }}
          preventScrollReset
          aria-current={view.state === state ? "true" : undefined}
          className={chipStyle()}
        >
          {state === undefined ? "All" : keywordStateNames[state]}{" "}
          {counts && <Count>{withCommas(counts[state ?? "all"])}</Count>}
        </Link>
      ))}
    </Chips>
  );
}

function NoMatch({ query }: Pick<PageState, "query">) {
  const none = { search: undefined, category: undefined, intent: undefined, state: undefined };
  return (
    <EmptyState title="No keywords match" text="No keyword matches your search and filters.">
      <Link
        to={{ search: changed(query, none) }}
        preventScrollReset
        className={buttonStyle({ variant: "quiet", size: "small" })}
      >
        Show all keywords
      </Link>
    </EmptyState>
  );
}
