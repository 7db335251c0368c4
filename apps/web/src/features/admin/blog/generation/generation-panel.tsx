import { generationSteps } from "@zodiac-at-work/catalog";
import { Button } from "@zodiac-at-work/ui/button";
import { CheckProgress } from "@zodiac-at-work/ui/check-progress";
import { Notice } from "@zodiac-at-work/ui/notice";
import type { Generation } from "../blog-admin-types.ts";
import { elapsedText, stepNames } from "../blog-admin-words.ts";
import { GateProblems } from "./gate-problems.tsx";
import { GeneratedLinks } from "./generated-links.tsx";
import { isUnended, savedText, stepsDone, subjectOf } from "./generations.ts";
import type { Generations } from "./use-generations.ts";
import { useNow } from "./use-now.ts";

interface GenerationPanelProps {
  readonly generations: Generations;
  /** Returns the URL's query with an article in the editor. */
  readonly editSearch: (id: number) => string;
}

/** The articles that are being written, and the outcome of the last one. Screen readers hear each step. */
export function GenerationPanel({ generations, editSearch }: GenerationPanelProps) {
  const { latest = [], outcome, isStarting, dismiss } = generations;
  const unended = latest.filter(isUnended);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {unended[0] ? stepText(unended[0]) : isStarting ? "Starting to write an article" : ""}
      </p>
      <div className="mt-5 grid gap-3 empty:hidden">
        {unended.map((generation) => (
          <Progress key={generation.id} generation={generation} />
        ))}
        {outcome && (
          <Notice
            tone={outcome.state === "failed" ? "danger" : "success"}
            action={
              <>
                {outcome.post && <GeneratedLinks post={outcome.post} editSearch={editSearch} />}
                <Button variant="quiet" size="small" onClick={dismiss}>
                  Close<span className="sr-only"> the outcome</span>
                </Button>
              </>
            }
          >
            {outcome.state === "failed" ? (
              <>
                <p>
                  <span className="font-semibold">{outcome.keyword ?? outcome.title ?? "The article"}</span> was not
                  written. {outcome.problem}
                </p>
                <GateProblems gates={outcome.gates} />
              </>
            ) : (
              outcome.post && savedText(outcome.post)
            )}
          </Notice>
        )}
      </div>
    </>
  );
}

function Progress({ generation }: { readonly generation: Generation }) {
  const now = useNow(true);
  return (
    <CheckProgress
      title={subjectOf(generation)}
      done={stepsDone(generation)}
      of={generationSteps.length}
      note="You can leave this page. The article is written in the background."
    >
      <p>
        {stepText(generation)}
        <span className="tabular-nums"> · {elapsedText(now - Date.parse(generation.createdAt))}</span>
      </p>
    </CheckProgress>
  );
}

function stepText({ state, step, hasWorker }: Generation): string {
  if (!hasWorker) return "Waiting, because no worker is running. It starts as soon as one does.";
  if (state === "queued" || step === null) return "Waiting for the worker";
  return stepNames[step];
}
