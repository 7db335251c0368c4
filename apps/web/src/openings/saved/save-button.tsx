import { cx } from "class-variance-authority";
import { Bookmark } from "lucide-react";
import type { Job } from "../opening-text.ts";
import type { SavedLists } from "./saved-lists.ts";
import { removeOpening, saveOpening } from "./use-saved.ts";

interface SaveButtonProps {
  readonly job: Pick<Job, "id" | "title">;
  readonly company: { readonly id: number; readonly name: string };
  readonly lists: SavedLists;
}

/** Saves an opening, or removes it from what is saved. */
export function SaveButton({ job, company, lists }: SaveButtonProps) {
  const saved = lists.openings.find(({ id }) => id === job.id);
  const toggle = () => {
    if (saved) return removeOpening(saved);
    const title = job.title.trim().slice(0, longestTitle) || "Untitled";
    const { id, name } = company;
    return saveOpening({
      id: job.id,
      title: title.toWellFormed(),
      company: { id, name },
      savedAt: new Date().toISOString(),
    });
  };
  return (
    <button
      type="button"
      aria-pressed={saved !== undefined}
      aria-label={`Save ${job.title} at ${company.name}`}
      title={saved ? "Saved. Press to remove." : "Save"}
      onClick={() => void toggle()}
      className={cx(
        "-my-1.5 grid size-9 place-content-center rounded-sm transition-colors hover:text-cinnabar pointer-coarse:-my-2.5 pointer-coarse:size-11",
        saved ? "text-cinnabar" : "text-soft",
      )}
    >
      <Bookmark aria-hidden size={18} strokeWidth={1.75} className={saved && "fill-current"} />
    </button>
  );
}

/** The contract's limit. */
const longestTitle = 300;
