import { cx } from "class-variance-authority";
import { type Job, workplaceText } from "./opening-text.ts";

/** Where the work of an opening is done. */
export function Place({ job }: { readonly job: Job }) {
  const { mode, place } = workplaceText(job);
  if (!mode) return place ? <span className="text-ink">{place}</span> : "Place not published";
  return (
    <>
      <span className={cx("font-semibold", mode === "Remote" ? "text-success" : "text-ink")}>{mode}</span>
      {place ? ` ${place}` : mode === "Remote" && ", country not stated"}
    </>
  );
}
