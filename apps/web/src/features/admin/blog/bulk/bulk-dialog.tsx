import type { ArticleAction } from "@zodiac-at-work/catalog";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { Button } from "@zodiac-at-work/ui/button";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { type SubmitEvent, useState } from "react";
import { call } from "../../../../api/client.ts";
import { useBlogAction } from "../use-blog-action.ts";
import { BulkSchedule, type ScheduleInput, tomorrowAtNine } from "./bulk-schedule.tsx";
import { actionWords, outcomeOf, questionOf } from "./bulk-words.ts";

type Outcome = Of<Api["POST /api/blog/posts/bulk"], "response">;

interface BulkDialogProps {
  readonly action: ArticleAction;
  readonly ids: readonly number[];
  readonly onClose: () => void;
  /** Called after the action with the articles that stay as they were. */
  readonly onDone: (failed: readonly number[]) => void;
}

/** Asks once before several articles are changed, and says which of them could not be. */
export function BulkDialog({ action, ids, onClose, onDone }: BulkDialogProps) {
  // The selection shrinks when the action is done. The question is about what was asked for.
  const [asked] = useState(ids);
  const [schedule, setSchedule] = useState<ScheduleInput>(tomorrowAtNine);
  const [problem, setProblem] = useState("");
  const [outcome, setOutcome] = useState<Outcome>();
  const change = useBlogAction({
    act: () =>
      call("POST /api/blog/posts/bulk", {
        body: {
          ...{ action, ids: [...asked] },
          ...(action === "schedule" &&
            schedule.at && { at: schedule.at.toISOString(), daysBetween: schedule.daysBetween }),
        },
      }),
    done: (result) =>
      result.failures.length > 0 ? undefined : { title: "Articles changed", description: outcomeOf(action, result) },
    failed: `${actionWords[action].name} failed`,
    onDone: (result) => {
      onDone(result.failures.map(({ id }) => id));
      if (result.failures.length > 0) setOutcome(result);
      else onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (action === "schedule" && !schedule.at) return setProblem("Enter a day and a time.");
    if (action === "schedule" && schedule.at && schedule.at.getTime() <= Date.now()) {
      return setProblem("Choose a time in the future.");
    }
    change.start();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      eyebrow="Several articles"
      title={outcome ? "Some articles stay as they were" : questionOf(action, asked.length)}
      closeLabel="Close"
    >
      {outcome ? (
        <>
          <p role="status" className="mt-3 text-soft">
            {outcomeOf(action, outcome)}
          </p>
          <ul aria-label="Articles that stay as they were" className="mt-4 grid max-h-72 gap-2 overflow-y-auto text-sm">
            {outcome.failures.map(({ id, title, reason }) => (
              <li key={id} className="wrap-anywhere">
                <span className="font-medium">{title ?? `Article ${id}`}</span>
                <span className="block text-soft">{reason}</span>
              </li>
            ))}
          </ul>
          <Button className="mt-6" size="small" onClick={onClose}>
            Close
          </Button>
        </>
      ) : (
        <form onSubmit={submit} noValidate>
          <p className="mt-3 text-soft">{actionWords[action].effect}</p>
          {action === "schedule" && (
            <BulkSchedule
              articles={asked.length}
              value={schedule}
              problem={problem}
              onChange={(next) => {
                setSchedule(next);
                setProblem("");
              }}
            />
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            <Button type="submit" size="small" aria-disabled={change.isPending || undefined}>
              {change.isPending ? "Working…" : questionOf(action, asked.length).slice(0, -1)}
            </Button>
            <Button variant="quiet" size="small" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
