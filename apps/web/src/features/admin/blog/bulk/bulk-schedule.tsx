import { Field } from "@zodiac-at-work/ui/field";
import { localInputOf, momentIn, momentWithZone, timeZoneName } from "../editor/panels/time-zone.ts";

/** When the first of several articles is published, and the days to the next one. */
export interface ScheduleInput {
  /** As the field has it. */
  readonly text: string;
  readonly at: Date | undefined;
  readonly daysBetween: number;
}

interface BulkScheduleProps {
  readonly articles: number;
  readonly value: ScheduleInput;
  readonly problem: string;
  readonly onChange: (value: ScheduleInput) => void;
}

/** The times at which several articles are published. */
export function BulkSchedule({ articles, value, problem, onChange }: BulkScheduleProps) {
  const { at, daysBetween } = value;
  const last = at && new Date(at.getTime() + (articles - 1) * daysBetween * 86_400_000);
  return (
    <div className="mt-4 grid gap-4">
      <Field
        isDense
        type="datetime-local"
        label={`The first one, in ${timeZoneName()}`}
        value={value.text}
        error={problem}
        hint={at && momentWithZone(at)}
        onChange={({ currentTarget: { value: text } }) => onChange({ ...value, text, at: momentIn(text) })}
      />
      <Field
        isDense
        type="number"
        min={0}
        max={30}
        label="Days between two articles"
        value={daysBetween}
        hint={articles > 1 && last && (daysBetween === 0 ? "All at once." : `The last one: ${momentWithZone(last)}.`)}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          onChange({ ...value, daysBetween: Math.min(30, Math.max(0, Math.trunc(valueAsNumber) || 0)) })
        }
      />
    </div>
  );
}

/** Tomorrow at nine in the morning, all at once. */
export function tomorrowAtNine(): ScheduleInput {
  const now = new Date();
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9);
  return { text: localInputOf(at), at, daysBetween: 0 };
}
