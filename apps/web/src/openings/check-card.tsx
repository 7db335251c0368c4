import { counted, wordFor } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { CheckProgress } from "@zodiac-at-work/ui/check-progress";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Notice } from "@zodiac-at-work/ui/notice";
import type { ReactNode } from "react";
import { inWords } from "../text/number-in-words.ts";
import type { CheckSummary } from "./check-summary.ts";
import type { Run } from "./follow-run.ts";
import type { Check } from "./use-check.ts";

interface CheckCardProps {
  readonly check: Check;
  /** The link that shows the new openings, once there are some. */
  readonly showNew: ReactNode;
}

/** What a check of job boards does, or how it ended. Renders nothing without a check. Screen readers announce each change. */
export function CheckCard({ check, showNew }: CheckCardProps) {
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {spokenText(check)}
      </p>
      {check.state !== "idle" && (
        <div className="my-6">
          {check.state === "running" && <Progress summary={check.summary} />}
          {check.state === "failed" && (
            <Notice
              tone="danger"
              action={
                <Button variant="quiet" size="small" onClick={check.start}>
                  Try again
                </Button>
              }
            >
              {check.message}
            </Notice>
          )}
          {check.state === "ended" && (
            <Notice tone="success" action={check.summary && check.summary.new > 0 ? showNew : undefined}>
              <span className="font-semibold">{check.message}</span>
              {check.summary?.isLast && (
                <span className="block">That is the last result. You can check again a little later.</span>
              )}
            </Notice>
          )}
          {check.state === "ended" && check.summary && <Unread unread={check.summary.unread} />}
        </div>
      )}
    </>
  );
}

function Progress({ summary }: { readonly summary: CheckSummary | undefined }) {
  const { done = 0, of = 0, current, openings = 0, hasWorker = true } = summary ?? {};
  return (
    <CheckProgress
      title="Checking job boards"
      done={done}
      of={of || undefined}
      note="You can go on reading. The list fills when all boards have answered."
    >
      {current && <CompanyTile {...current} sign={current.zodiacSign} size="small" />}
      {hasWorker ? (
        <p>
          {current ? `Now: ${current.name}. ` : "Starting. "}
          {done > 0 && `${counted(openings, "opening")} so far.`}
        </p>
      ) : (
        <p>The check waits, because no worker is running at the moment. It starts as soon as one does.</p>
      )}
    </CheckProgress>
  );
}

/** The boards that could not be read, each with the reason, folded in. */
function Unread({ unread }: Pick<Run, "unread">) {
  if (unread.length === 0) return null;
  return (
    <details className="mt-3 border-t border-line">
      <summary className="min-h-11 py-2.5 text-base/6 font-medium">Which {inWords(unread.length)}</summary>
      <ul>
        {unread.map(({ company, reason }) => (
          <li key={company.id} className="flex items-center gap-3 border-b border-line py-2 text-sm">
            <CompanyTile {...company} sign={company.zodiacSign} size="small" />
            <span className="min-w-0 font-medium wrap-anywhere">{company.name}</span>
            <span className="ml-auto text-right text-soft">{reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        {wordFor(unread.length, "Its", "Their")} earlier openings stay in the list. The next check tries again.
      </p>
    </details>
  );
}

/** Progress is spoken in quarters. A screen reader should not be interrupted by every board. */
function spokenText(check: Check): string {
  if (check.state === "ended") return check.message;
  if (check.state !== "running") return "";
  const { done = 0, of = 0 } = check.summary ?? {};
  const quarters = of > 0 ? Math.floor((done / of) * 4) : 0;
  return quarters === 0 ? "Checking job boards" : `Checking job boards, ${quarters * 25} percent done`;
}
