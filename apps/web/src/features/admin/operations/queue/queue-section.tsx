import { withCommas } from "@zodiac-at-work/catalog/counted";
import { Chips, Count, chipStyle } from "@zodiac-at-work/ui/chip";
import { DataTable } from "@zodiac-at-work/ui/data-table";
import { Heading } from "@zodiac-at-work/ui/heading";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { useId, useRef } from "react";
import { Link } from "react-router";
import { errorText } from "../../../../api/error-text.ts";
import { Pagination } from "../../../../lists/pagination.tsx";
import { goToTop } from "../../../../lists/results-heading.tsx";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import { taskStateNames } from "../badges.tsx";
import type { Task, TaskPage } from "../operations-types.ts";
import { changedView } from "../operations-view.ts";
import type { PageState } from "../page-state.ts";
import { useTasks } from "../use-operations.ts";
import { RunRow, TaskRow, taskColumns } from "./task-row.tsx";

/** The unfinished runs and the tasks in the queue. */
export function QueueSection({ view, query }: Pick<PageState, "view" | "query">) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useTasks(view);
  const runs = view.task === undefined && view.taskPage === 1 ? (data?.runs ?? []) : [];
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading ref={heading} id={id} level={2} size="small" tabIndex={-1} className="scroll-mt-6">
          Queue
        </Heading>
        <p className="text-sm text-soft">Refreshed every 10 seconds</p>
      </div>
      {!data && !error && <RowsLoading label="Loading the queue" rows={5} />}
      {!data && error && (
        <SectionFailure
          text="The queue could not be loaded."
          reason={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <StateChips chosen={view.task} query={query} counts={data.counts} />}
      {data && runs.length + data.tasks.length === 0 && (
        <p className="border-b border-line py-5 text-sm text-soft">
          {view.task === undefined ? "Nothing is running, waiting or in need of a retry." : "No task is in this state."}
        </p>
      )}
      {data && runs.length + data.tasks.length > 0 && (
        <DataTable label="Queue">
          <TableHead columns={taskColumns} />
          <tbody>
            {runs.map((run) => (
              <RunRow key={`run ${run.id}`} run={run} />
            ))}
            {data.tasks.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </tbody>
        </DataTable>
      )}
      {data && (
        <Pagination
          label="Pages of the queue"
          page={view.taskPage}
          totalPages={data.totalPages}
          searchFor={(page) => changedView(query, { queue: page > 1 ? page : undefined })}
          onTurn={() => goToTop(heading)}
        />
      )}
    </section>
  );
}

interface StateChipsProps {
  readonly chosen: Task["state"] | undefined;
  readonly query: URLSearchParams;
  readonly counts: TaskPage["counts"];
}

/** The states to filter by. They are left out while the queue is empty. */
function StateChips({ chosen, query, counts }: StateChipsProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 && chosen === undefined) return null;
  const link = (state: Task["state"] | undefined) => ({
    to: { search: changedView(query, { tasks: state, queue: undefined }) },
    preventScrollReset: true,
    "aria-current": chosen === state ? ("true" as const) : undefined,
    className: chipStyle(),
  });
  return (
    <div className="mb-1">
      <Chips label="States of tasks">
        <Link {...link(undefined)}>
          All <Count>{withCommas(total)}</Count>
        </Link>
        {counts.map(({ state, count }) => (
          <Link key={state} {...link(state)}>
            {taskStateNames[state]} <Count>{withCommas(count)}</Count>
          </Link>
        ))}
      </Chips>
    </div>
  );
}
