import { counted } from "@zodiac-at-work/catalog/counted";
import { cellStyle, DataRow } from "@zodiac-at-work/ui/data-table";
import { call } from "../../../../api/client.ts";
import { shortMoment } from "../../../../text/moment.ts";
import { ActionButton } from "../../action-button.tsx";
import { TaskStateBadge } from "../badges.tsx";
import type { Run, Task } from "../operations-types.ts";
import { runTitle, taskTitle } from "../operations-words.ts";
import { useOperation } from "../use-operation.ts";

const hidden = "max-sm:hidden";

export const taskColumns = [
  "Task",
  "State",
  { name: "How far", className: hidden },
  { name: "When", className: hidden },
  { name: "Retry", isHidden: true },
];

/** A check of several boards that has not ended. */
export function RunRow({ run }: { readonly run: Run }) {
  const state = run.state === "running" ? "active" : "queued";
  const progress = `${run.done} of ${counted(run.of, "board")}`;
  return (
    <DataRow>
      <td className={cellStyle({ className: "font-medium" })}>
        {runTitle(run)}
        <Narrow>{progress}</Narrow>
      </td>
      <td className={cellStyle()}>
        <TaskStateBadge state={state} />
      </td>
      <td className={cellStyle({ tone: "soft", className: hidden })}>{progress}</td>
      <td className={cellStyle({ tone: "soft", className: hidden })}>
        Started {shortMoment(run.startedAt, new Date())}
      </td>
      <td className={cellStyle()} />
    </DataRow>
  );
}

/** A task of the queue. One that waits for a retry, or gave up, can be retried. */
export function TaskRow({ task }: { readonly task: Task }) {
  const title = taskTitle(task);
  const retry = useOperation({
    act: () => call("POST /api/operations/tasks/:name/:id/retry", { params: { name: task.name, id: task.id } }),
    done: `${title} is due now`,
    failed: `${title} could not be retried`,
  });
  const progress = progressText(task);
  return (
    <DataRow>
      <td className={cellStyle({ className: "py-2" })}>
        <span className="font-medium wrap-anywhere">{title}</span>
        <Narrow>{progress}</Narrow>
        {task.failure !== null && task.state !== "active" && (
          <span className="block max-w-measure text-xs wrap-anywhere text-soft">{task.failure}</span>
        )}
      </td>
      <td className={cellStyle()}>
        <TaskStateBadge state={task.state} />
      </td>
      <td className={cellStyle({ tone: "soft", className: hidden })}>{progress}</td>
      <td className={cellStyle({ tone: "soft", className: hidden })}>{whenText(task)}</td>
      <td className={cellStyle({ isNumber: true })}>
        {(task.state === "retrying" || task.state === "failed") && (
          <ActionButton action={retry} about={title} className="whitespace-nowrap">
            {task.state === "retrying" ? "Retry now" : "Retry"}
          </ActionButton>
        )}
      </td>
    </DataRow>
  );
}

/** A second line on a phone. It has no column for it. */
function Narrow({ children }: { readonly children: string }) {
  return <span className="block text-xs font-normal text-soft sm:hidden">{children}</span>;
}

function progressText({ state, attempt, attempts, progress }: Task): string {
  if (state === "failed") return `${attempt} of ${counted(attempts, "attempt")} failed`;
  if (progress) return progress.of === null ? `${progress.done} done` : `${progress.done} of ${progress.of}`;
  if (state === "queued" || attempt === 0) return "Not started";
  return `Attempt ${attempt} of ${attempts}`;
}

function whenText({ state, startedAt, endedAt, nextAt, enqueuedAt }: Task): string {
  const now = new Date();
  if (state === "active" && startedAt !== null) return `Started ${shortMoment(startedAt, now)}`;
  if (state === "failed" && endedAt !== null) return `Gave up ${shortMoment(endedAt, now)}`;
  if (nextAt !== null) return `Next at ${shortMoment(nextAt, now)}`;
  return `Waiting since ${shortMoment(enqueuedAt, now)}`;
}
