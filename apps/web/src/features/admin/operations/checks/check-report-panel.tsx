import { counted } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { errorText } from "../../../../api/error-text.ts";
import { dayAndTimeOf, durationText } from "../../../../text/moment.ts";
import { ActionButton } from "../../action-button.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import type { CheckReport } from "../operations-types.ts";
import { bytesText, checkTitle, triggerNames } from "../operations-words.ts";
import { Excerpt, ReportFact, RunReport } from "../run-report.tsx";
import { useCheckReport } from "../use-operations.ts";
import { useSourceActions } from "../use-source-actions.ts";
import { UnreadablePostings } from "./unreadable-postings.tsx";
import { useHandling } from "./use-handling.ts";

interface CheckReportPanelProps {
  readonly id: string;
  /** Closes a report that has no row. */
  readonly onClose?: () => void;
}

/** The report of a check, loaded when it opens. */
export function CheckReportPanel({ id, onClose }: CheckReportPanelProps) {
  const { data, error, refetch } = useCheckReport(id);
  if (data) return <Report check={data.check} onClose={onClose} />;
  if (error) {
    return (
      <div className="flex flex-wrap items-center gap-3 p-3">
        <div className="grow">
          <SectionFailure
            text="This report could not be loaded."
            reason={errorText(error)}
            onRetry={() => void refetch()}
          />
        </div>
        {onClose && <CloseButton onClose={onClose} />}
      </div>
    );
  }
  return (
    <div role="status" className="grid min-h-60 content-start gap-3 p-4">
      <span className="sr-only">Loading the report</span>
      <Skeleton className="h-6 w-72 max-w-full" />
      <Skeleton className="h-4 w-full max-w-measure" />
      <Skeleton className="h-28 w-full max-w-measure" />
    </div>
  );
}

function Report({ check, onClose }: { readonly check: CheckReport; readonly onClose: (() => void) | undefined }) {
  const { expected, found, unreadable } = check.details;
  const excerpt = [
    ...(expected === null ? [] : [{ term: "expected", text: expected }]),
    ...(found === null ? [] : [{ term: "found", text: found }]),
    ...(check.unreadable > 0 ? [{ term: "dropped", text: counted(check.unreadable, "posting") }] : []),
  ];
  return (
    <RunReport
      title={checkTitle(check)}
      sentence={check.reason}
      actions={<CheckActions check={check} onClose={onClose} />}
      facts={<CheckFacts check={check} />}
      aside={expected !== null || found !== null ? <Excerpt facts={excerpt} /> : undefined}
    >
      {unreadable.length > 0 && <UnreadablePostings postings={unreadable} total={check.unreadable} />}
    </RunReport>
  );
}

function CheckActions({ check, onClose }: { readonly check: CheckReport; readonly onClose: (() => void) | undefined }) {
  const { company, sourceId, outcome, handledAt } = check;
  const source = useSourceActions({ id: sourceId, company });
  const handling = useHandling(check);
  return (
    <>
      <ActionButton action={source.check}>Run again</ActionButton>
      {check.status === "active" ? (
        <ActionButton action={source.pause}>Switch board off</ActionButton>
      ) : (
        <ActionButton action={source.activate}>Switch board on</ActionButton>
      )}
      {outcome !== "complete" && (
        <ActionButton
          action={{ ...handling, isPending: handling.isPending || handledAt !== null }}
          className="border-ink"
        >
          {handledAt === null ? "Mark as handled" : "Handled"}
        </ActionButton>
      )}
      {onClose && <CloseButton onClose={onClose} />}
    </>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <Button variant="quiet" size="small" onClick={onClose}>
      Close
    </Button>
  );
}

function CheckFacts({ check }: { readonly check: CheckReport }) {
  const { startedAt, endedAt, attempts, requests, bytes, durationMs, found, unreadable, lastComplete, others } = check;
  return (
    <>
      <ReportFact term="Asked">
        {startedAt === null
          ? `Never, gave up on ${dayAndTimeOf(endedAt)}`
          : dayAndTimeOf(startedAt, { withSeconds: true })}
        {attempts > 1 && `, attempt ${attempts}`}
      </ReportFact>
      <ReportFact term="Asked by">{triggerNames[check.trigger]}</ReportFact>
      <ReportFact term="Answer">
        {requests === 0
          ? "No request was sent"
          : [counted(requests, "request"), bytesText(bytes), durationMs !== null && durationText(durationMs)]
              .filter(Boolean)
              .join(", ")}
      </ReportFact>
      <ReportFact term="Read / dropped">
        {found} / {unreadable}
      </ReportFact>
      <ReportFact term="New / changed / same / gone">
        {check.new} / {check.changed} / {check.unchanged} / {check.closed}
      </ReportFact>
      <ReportFact term="Last good run">
        {lastComplete
          ? `${dayAndTimeOf(lastComplete.at)}${lastComplete.openings === null ? "" : `, ${counted(lastComplete.openings, "opening")}`}`
          : "None yet"}
      </ReportFact>
      <ReportFact term="Others on this source">
        {others.checked === 0 ? "None checked" : `${others.same} of ${others.checked} ended the same`}
      </ReportFact>
      <ReportFact term="Board">{check.address}</ReportFact>
      {check.handledAt !== null && (
        <ReportFact term="Handled">
          {dayAndTimeOf(check.handledAt)}
          {check.handledBy !== null && ` by ${check.handledBy}`}
        </ReportFact>
      )}
    </>
  );
}
