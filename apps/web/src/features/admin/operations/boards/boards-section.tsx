import { type SourceStatus, sourceKinds } from "@zodiac-at-work/catalog";
import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Chips, Count, chipStyle } from "@zodiac-at-work/ui/chip";
import { DataTable } from "@zodiac-at-work/ui/data-table";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Select } from "@zodiac-at-work/ui/select";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { type RefObject, useRef } from "react";
import { Link } from "react-router";
import { errorText } from "../../../../api/error-text.ts";
import { Pagination } from "../../../../lists/pagination.tsx";
import { goToTop } from "../../../../lists/results-heading.tsx";
import { SearchField } from "../../../../lists/search-field.tsx";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import { changedView, healths, type OperationsView } from "../operations-view.ts";
import { kindNames, outcomeNames } from "../operations-words.ts";
import type { PageState } from "../page-state.ts";
import { useSources } from "../use-operations.ts";
import { BoardRow, boardColumns } from "./board-row.tsx";

/** The boards, whatever their state. One opens in place. */
export function BoardsSection(page: PageState) {
  const { view, query, show } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useSources(view);
  return (
    <section id="boards" aria-labelledby="boards-heading" className="mt-12 scroll-mt-6">
      <BoardsHead {...page} heading={heading} />
      {!data && !error && <RowsLoading label="Loading the boards" rows={12} />}
      {!data && error && (
        <SectionFailure
          text="The boards could not be loaded."
          reason={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <StatusChips view={view} query={query} counts={data.counts} />}
      {data && data.sources.length === 0 && <NoBoards view={view} query={query} />}
      {data && data.sources.length > 0 && (
        <>
          <DataTable label="Boards">
            <TableHead columns={boardColumns} />
            <tbody>
              {data.sources.map((source) => (
                <BoardRow
                  key={source.id}
                  source={source}
                  isOpen={String(source.id) === view.source}
                  onToggle={() => show({ source: String(source.id) === view.source ? undefined : source.id })}
                />
              ))}
            </tbody>
          </DataTable>
          <p role="status" className="mt-3 text-sm text-soft tabular-nums">
            {counted(data.total, "board")}
          </p>
          <Pagination
            label="Pages of boards"
            page={view.boardPage}
            totalPages={data.totalPages}
            searchFor={(number) => changedView(query, { boards: number > 1 ? number : undefined })}
            onTurn={() => goToTop(heading)}
          />
        </>
      )}
    </section>
  );
}

function BoardsHead({
  view,
  show,
  search,
  heading,
}: PageState & { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  const choose = (name: "kind" | "health") => ({
    name,
    isCompact: true,
    onChange: (event: { currentTarget: HTMLSelectElement }) =>
      show({ [name]: event.currentTarget.value, boards: undefined }),
  });
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Heading ref={heading} id="boards-heading" level={2} size="small" tabIndex={-1}>
        Boards
      </Heading>
      <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:grid-cols-[auto_auto_minmax(0,15rem)]">
        <Select label="Kind of board" value={view.kind ?? ""} {...choose("kind")}>
          <option value="">All kinds</option>
          {sourceKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </Select>
        <Select label="Last outcome" value={view.health ?? ""} {...choose("health")}>
          <option value="">Any outcome</option>
          {healths.map((health) => (
            <option key={health} value={health}>
              {health === "new" ? "Not checked" : health === "suspect" ? "Suspect" : outcomeNames[health]}
            </option>
          ))}
        </Select>
        <div className="max-sm:col-span-2">
          <SearchField
            search={view.board}
            onSearch={(text) => search("board", text)}
            label="Search the boards"
            placeholder="Company or address"
            isCompact
          />
        </div>
      </div>
    </div>
  );
}

const statusNames: Readonly<Record<SourceStatus, string>> = { proposed: "Proposed", active: "On", paused: "Off" };

interface StatusChipsProps {
  readonly view: OperationsView;
  readonly query: URLSearchParams;
  readonly counts: readonly { readonly status: SourceStatus; readonly count: number }[];
}

function StatusChips({ view, query, counts }: StatusChipsProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const link = (status: SourceStatus | undefined) => ({
    to: { search: changedView(query, { status, boards: undefined }) },
    preventScrollReset: true,
    "aria-current": view.status === status ? ("true" as const) : undefined,
    className: chipStyle(),
  });
  return (
    <div className="mb-1">
      <Chips label="States of boards">
        <Link {...link(undefined)}>
          All <Count>{withCommas(total)}</Count>
        </Link>
        {counts.map(({ status, count }) => (
          <Link key={status} {...link(status)}>
            {statusNames[status]} <Count>{withCommas(count)}</Count>
          </Link>
        ))}
      </Chips>
    </div>
  );
}

function NoBoards({ view, query }: Pick<StatusChipsProps, "view" | "query">) {
  const isFiltered = view.board !== "" || view.kind || view.health || view.status;
  return (
    <div className="mt-3">
      <EmptyState
        isDashed={!isFiltered}
        title={isFiltered ? "No boards match" : "No boards yet"}
        text={
          isFiltered
            ? "No board matches your filters."
            : "The worker looks for boards on the careers pages of companies and proposes them here."
        }
      >
        {isFiltered && (
          <Link
            to={{
              search: changedView(query, {
                board: undefined,
                kind: undefined,
                health: undefined,
                status: undefined,
                boards: undefined,
              }),
            }}
            preventScrollReset
            className={buttonStyle({ variant: "quiet", size: "small" })}
          >
            Show all boards
          </Link>
        )}
      </EmptyState>
    </div>
  );
}
