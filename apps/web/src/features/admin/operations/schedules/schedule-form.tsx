import { useQueryClient } from "@tanstack/react-query";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Field } from "@zodiac-at-work/ui/field";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { errorText } from "../../../../api/error-text.ts";
import { refresh } from "../../../../api/refresh.ts";
import { FormError } from "../../../../form/form-error.ts";
import { useFormMutation } from "../../../../form/use-form-mutation.ts";
import { comingMoment } from "../../../../text/moment.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import { FormButtons } from "../../form-buttons.tsx";
import type { Schedule } from "../operations-types.ts";
import { taskName } from "../operations-words.ts";
import { operationsPath } from "../use-operations.ts";
import { readCron } from "./cron-text.ts";

interface ScheduleFormProps {
  readonly schedule: Schedule;
  readonly onClose: () => void;
}

/** Changes when a task runs. It says in words what was entered, and the next three times. */
export function ScheduleForm({ schedule, onClose }: ScheduleFormProps) {
  const client = useQueryClient();
  const [cron, setCron] = useState(schedule.cron);
  const [timeZone, setTimeZone] = useState(schedule.timeZone);
  const form = useFocusOnArrival<HTMLFormElement>();
  const reading = readCron(cron, timeZone.trim(), new Date());
  const saving = useFormMutation({
    send: async () => {
      if (reading.problem !== undefined) throw new FormError(reading.problem);
      const body = { cron: cron.trim(), timeZone: timeZone.trim(), isPaused: schedule.isPaused };
      await call("PUT /api/operations/schedules/:task", { params: { task: schedule.task }, body });
      await refresh(client, { queryKey: [`${operationsPath}/tasks`] });
    },
    messageOf: (error) => `The schedule is unchanged. ${errorText(error)}`,
    onSuccess: () => {
      showToast({ title: `${taskName(schedule.task)} has a new schedule` });
      onClose();
    },
  });
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={`When ${taskName(schedule.task)} runs`}
      noValidate
      onSubmit={saving.submit}
      className="grid gap-x-8 gap-y-4 px-3 py-4 outline-none sm:px-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <Field
          label="Schedule"
          name="cron"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          hint="Minute, hour, day of the month, month, day of the week"
          value={cron}
          onChange={(event) => {
            saving.reset();
            setCron(event.currentTarget.value);
          }}
        />
        <Field
          label="Time zone"
          name="timeZone"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          hint="Such as UTC or Europe/Berlin"
          value={timeZone}
          onChange={(event) => {
            saving.reset();
            setTimeZone(event.currentTarget.value);
          }}
        />
      </div>
      <div aria-live="polite" className="rounded-md border border-line bg-well px-4 py-3 text-sm">
        {reading.problem === undefined ? (
          <>
            <p className="font-medium">{reading.words}</p>
            <p className="mt-2 text-soft">The next three times, in your time zone</p>
            <ol className="tabular-nums">
              {reading.next.map((date) => (
                <li key={date.toISOString()}>{comingMoment(date)}</li>
              ))}
            </ol>
          </>
        ) : (
          <p className="text-danger">{reading.problem}</p>
        )}
      </div>
      {saving.problem !== undefined && saving.problem !== reading.problem && (
        <Callout tone="danger" className="md:col-span-2">
          {saving.problem}
        </Callout>
      )}
      <FormButtons save="Save the schedule" isSaving={saving.isPending} onCancel={onClose} className="md:col-span-2" />
    </form>
  );
}
