import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { counted } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { cellStyle, DataRow, DataTable } from "@zodiac-at-work/ui/data-table";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { Heading } from "@zodiac-at-work/ui/heading";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { useRef } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../../api/client.ts";
import { errorText } from "../../../api/error-text.ts";
import { Pagination } from "../../../lists/pagination.tsx";
import { goToTop } from "../../../lists/results-heading.tsx";
import { changed, pageValue } from "../../../lists/search-params.ts";
import { useQueryChange } from "../../../lists/use-query-change.ts";
import { dayAndTimeOf } from "../../../text/moment.ts";
import { AdminTabs } from "../admin-tabs.tsx";
import { RowsLoading } from "../rows-loading.tsx";
import { SectionFailure } from "../section-failure.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { auditViewIn } from "./audit-view.ts";
import { type AuditEntry, aboutParts, actionName, personName } from "./audit-words.ts";

/** What administrators and operators did, the latest first. The URL holds the filters and the page. */
export function AuditLogPage() {
  const { query, changeQuery } = useQueryChange();
  const view = auditViewIn(query);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    ...apiQuery("/api/operations/audit-log", { ...view, page: view.page }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <AdminTabs />
      <Container className="py-8 sm:py-10">
        <Heading ref={heading} level={1} size="page" tabIndex={-1}>
          Audit log
        </Heading>
        <p className="mt-2 mb-5 max-w-prose text-base/6 text-soft">
          Every change that an administrator made here, or an operator with a command.
        </p>
        <AuditFilters
          view={view}
          people={data?.people ?? []}
          show={(changes) => changeQuery((latest) => changed(latest, changes))}
        />
        {!data && !error && <RowsLoading label="Loading the audit log" rows={12} />}
        {!data && error && (
          <SectionFailure
            text="The audit log could not be loaded."
            reason={errorText(error)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.entries.length === 0 && <NoEntries isFiltered={query.size > 0} />}
        {data && data.entries.length > 0 && (
          <>
            <Entries entries={data.entries} />
            <p role="status" className="mt-3 text-sm text-soft tabular-nums">
              {counted(data.total, "action")}
            </p>
            <Pagination
              label="Pages of actions"
              page={view.page}
              totalPages={data.totalPages}
              searchFor={(number) => changed(query, { page: pageValue(number) })}
              onTurn={() => goToTop(heading)}
            />
          </>
        )}
      </Container>
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <DataTable label="Actions" isStacked>
      <TableHead columns={["When", "Who", "Action", "What"]} />
      <tbody>
        {entries.map((entry) => (
          <DataRow key={entry.id}>
            <td className={cellStyle({ tone: "soft", className: "whitespace-nowrap max-md:order-1" })}>
              <time dateTime={entry.at} title={entry.requestId ? `Request ${entry.requestId}` : undefined}>
                {dayAndTimeOf(entry.at)}
              </time>
            </td>
            <td className={cellStyle({ className: "wrap-anywhere max-md:order-2" })}>
              {personName(entry.person)}
              {entry.person.byCommand && <span className="text-soft"> by command</span>}
            </td>
            <td className={cellStyle({ className: "font-medium max-md:w-full" })}>{actionName(entry.action)}</td>
            <td className={cellStyle({ tone: "soft", className: "wrap-anywhere max-md:w-full max-md:empty:hidden" })}>
              {aboutParts(entry).join(", ")}
            </td>
          </DataRow>
        ))}
      </tbody>
    </DataTable>
  );
}

function NoEntries({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <EmptyState
      level={2}
      isDashed={!isFiltered}
      title={isFiltered ? "No actions match" : "No actions yet"}
      text={
        isFiltered
          ? "Nobody did this on this day, or the entry is older than the log is kept."
          : "What an administrator changes from now on appears here."
      }
    >
      {isFiltered && (
        <Link to={{ search: "" }} className={buttonStyle({ variant: "quiet", size: "small" })}>
          Show all actions
        </Link>
      )}
    </EmptyState>
  );
}
