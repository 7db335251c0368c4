import { Button } from "@zodiac-at-work/ui/button";
import { type SubmitEvent, useId, useState } from "react";
import { call } from "../../../../../api/client.ts";
import type { FullArticle } from "../article-fields.ts";
import { boxStyle } from "../text-box.tsx";
import type { Editing } from "../use-editing.ts";
import { localInputOf, momentIn, momentWithZone, timeZoneName } from "./time-zone.ts";
import { usePublishing } from "./use-publishing.ts";

interface ScheduleFormProps {
  readonly editing: Editing;
  readonly post: FullArticle;
  readonly onClose: () => void;
}

/** Sets when the article is published, in the time zone of the reader. */
export function ScheduleForm({ editing, post, onClose }: ScheduleFormProps) {
  const id = useId();
  const [value, setValue] = useState(() => localInputOf(post.scheduledFor ? new Date(post.scheduledFor) : tomorrow()));
  const [problem, setProblem] = useState("");
  const at = momentIn(value);
  const scheduling = usePublishing(editing, {
    act: () => {
      if (!at) throw new Error("There is no time.");
      return call("POST /api/blog/posts/:id/schedule", {
        params: { id: String(post.id) },
        body: { at: at.toISOString() },
      });
    },
    done: ({ scheduledFor }) => ({
      title: "Article scheduled",
      ...(scheduledFor && { description: `It will be published ${momentWithZone(new Date(scheduledFor))}.` }),
    }),
    failed: "Scheduling failed",
    savesFirst: true,
    onDone: onClose,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!at) return setProblem("Enter a day and a time.");
    if (at.getTime() <= Date.now()) return setProblem("Choose a time in the future.");
    scheduling.start();
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Schedule" className="grid gap-2">
      <label htmlFor={id} className="text-xs text-soft">
        Day and time in {timeZoneName()}
      </label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        aria-invalid={problem !== "" || undefined}
        aria-describedby={`${id}-problem ${id}-words`}
        onChange={(event) => {
          setValue(event.currentTarget.value);
          setProblem("");
        }}
        className={boxStyle}
      />
      <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
      <p id={`${id}-words`} className="text-xs text-soft empty:hidden">
        {at && momentWithZone(at)}
      </p>
      <div>
        <Button type="submit" size="small" variant="quiet" aria-disabled={scheduling.isPending || undefined}>
          {editing.isDirty ? "Save and schedule" : "Schedule it"}
        </Button>
      </div>
    </form>
  );
}

/** Tomorrow at nine in the morning. */
function tomorrow(): Date {
  const date = new Date();
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1, 9);
}
