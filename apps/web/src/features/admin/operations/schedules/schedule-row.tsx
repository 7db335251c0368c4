import { Button } from "@zodiac-at-work/ui/button";
import { cellStyle, DataRow, OpenedRow } from "@zodiac-at-work/ui/data-table";
import { useId, useRef } from "react";
import { call } from "../../../../api/client.ts";
import { dayAndTimeOf, shortMoment } from "../../../../text/moment.ts";
import { ActionButton } from "../../action-button.tsx";
import { ScheduleBadge } from "../badges.tsx";
import type { Schedule } from "../operations-types.ts";
import { taskName } from "../operations-words.ts";
import { useOperation } from "../use-operation.ts";
import { wordsOf } from "./cron-text.ts";
import { ScheduleForm } from "./schedule-form.tsx";

const hidden = "max-sm:hidden";

export const scheduleColumns = [
  "Task",
  { name: "Runs", className: hidden },
  { name: "State", className: hidden },
  { name: "Next", className: hidden },
  { name: "Last", className: "max-md:hidden" },
  { name: "Change", isHidden: true },
];

interface ScheduleRowProps {
  readonly schedule: Schedule;
  readonly isChanging: boolean;
  readonly onChange: (isChanging: boolean) => void;
}

/** The schedule of a task, with the form that changes it below while it is open. */
export function ScheduleRow({ schedule, isChanging, onChange }: ScheduleRowProps) {
  const form = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { task, cron, timeZone, isPaused, nextAt, lastAt, changedBy, changedAt } = schedule;
  const name = taskName(task);
  const switching = useOperation({
    act: () =>
      call("PUT /api/operations/schedules/:task", { params: { task }, body: { cron, timeZone, isPaused: !isPaused } }),
    done: isPaused ? `${name} runs again by its schedule` : `${name} is paused`,
    failed: isPaused ? `${name} could not be resumed` : `${name} could not be paused`,
  });
  const next = nextAt === null ? "Never while it is paused" : shortMoment(nextAt, new Date());
  const words = `${wordsOf(cron)}${timeZone === "UTC" ? " UTC" : `, ${timeZone}`}`;
  const close = () => {
    onChange(false);
    button.current?.focus();
  };
  return (
    <>
      <DataRow isOpen={isChanging}>
        <td className={cellStyle({ className: "py-2" })}>
          <span className="font-medium">{name}</span>
          {changedAt !== null && (
            <span className="block text-xs text-soft">
              Changed {dayAndTimeOf(changedAt)}
              {changedBy !== null && <span className="wrap-anywhere"> by {changedBy}</span>}
            </span>
          )}
          <span className="block text-xs text-soft sm:hidden">
            {words}. {isPaused ? "Paused" : `Next at ${next}`}.
          </span>
        </td>
        <td className={cellStyle({ className: hidden })}>
          {words} <code className="block font-mono text-xs text-soft">{cron}</code>
        </td>
        <td className={cellStyle({ className: hidden })}>
          <ScheduleBadge isPaused={isPaused} />
        </td>
        <td className={cellStyle({ tone: "soft", className: hidden })}>{next}</td>
        <td className={cellStyle({ tone: "soft", className: "max-md:hidden" })}>
          {lastAt === null ? "Never" : shortMoment(lastAt, new Date())}
        </td>
        <td className={cellStyle({ isNumber: true })}>
          <div className="flex flex-wrap justify-end gap-2">
            <Button
              ref={button}
              variant="quiet"
              size="small"
              aria-expanded={isChanging}
              aria-controls={isChanging ? form : undefined}
              onClick={() => onChange(!isChanging)}
            >
              Change<span className="sr-only"> when {name} runs</span>
            </Button>
            <ActionButton action={switching} about={name}>
              {isPaused ? "Resume" : "Pause"}
            </ActionButton>
          </div>
        </td>
      </DataRow>
      {isChanging && (
        <OpenedRow id={form} columns={scheduleColumns.length}>
          <ScheduleForm schedule={schedule} onClose={close} />
        </OpenedRow>
      )}
    </>
  );
}
