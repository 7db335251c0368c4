import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Notice } from "@zodiac-at-work/ui/notice";
import { errorText } from "../../../api/error-text.ts";
import { typing } from "../../../lists/search-field.tsx";
import { useQueryChange } from "../../../lists/use-query-change.ts";
import { dayAndTimeOf, shortMoment } from "../../../text/moment.ts";
import { AdminTabs } from "../admin-tabs.tsx";
import { SectionFailure } from "../section-failure.tsx";
import { CoverageSection } from "./board-coverage/coverage-section.tsx";
import { BoardsSection } from "./boards/boards-section.tsx";
import { BrowsersSection } from "./browsers/browsers-section.tsx";
import { CheckAllButton } from "./checks/check-all-button.tsx";
import { ChecksSection } from "./checks/checks-section.tsx";
import { HealthSection } from "./health-section.tsx";
import { isDenied } from "./is-denied.ts";
import { OperationsFigures } from "./operations-figures.tsx";
import { changedView, operationsViewIn } from "./operations-view.ts";
import { QueueSection } from "./queue/queue-section.tsx";
import { SchedulesSection } from "./schedules/schedules-section.tsx";
import { StorageSection } from "./storage/storage-section.tsx";
import { useOperations } from "./use-operations.ts";

/** The checks of job boards, the boards and the tasks. The URL holds the filters, the pages and what is open. */
export function OperationsPage() {
  const { query, changeQuery } = useQueryChange();
  const view = operationsViewIn(query);
  const { data, error, dataUpdatedAt, refetch } = useOperations();

  const show = (changes: Parameters<typeof changedView>[1], options: { replace?: boolean; state?: object } = {}) =>
    changeQuery((latest) => changedView(latest, changes), options);
  // Typing replaces its entry in the browser's history instead of adding one for each key.
  const search = (name: "search" | "board", text: string) =>
    show(
      { [name]: text, ...(name === "board" && { boards: undefined }) },
      { replace: view[name] !== "", state: typing },
    );
  const page = { view, query, show, search };
  return (
    <>
      <AdminTabs />
      <Container className="py-8 sm:py-10">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Heading level={1} size="page">
            Operations
          </Heading>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-h-6 text-sm text-soft tabular-nums">{data && dayAndTimeOf(data.at)}</p>
            <CheckAllButton />
          </div>
        </div>
        {data && error && (
          <Notice tone="warning" className="mb-4">
            What you see is from {shortMoment(new Date(dataUpdatedAt), new Date())}. {errorText(error)}
            {!isDenied(error) && " The page tries every 10 seconds."}
          </Notice>
        )}
        {data?.hasWorker === false && (
          <Notice tone="warning" className="mb-4">
            No worker is running, so checks and tasks wait. Start one with{" "}
            <code className="font-mono text-sm">pnpm worker start</code>.
          </Notice>
        )}
        {error && !data ? (
          <SectionFailure
            text="The figures could not be loaded."
            reason={errorText(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <OperationsFigures figures={data} />
        )}
        <div className="mt-8 grid gap-x-9 lg:grid-cols-[minmax(0,1fr)_16.5rem]">
          <ChecksSection {...page} />
          <HealthSection {...page} />
        </div>
        <QueueSection {...page} />
        <SchedulesSection />
        <CoverageSection />
        <BoardsSection {...page} />
        <BrowsersSection />
        <StorageSection />
      </Container>
    </>
  );
}
