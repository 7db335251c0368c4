import { dayAndTimeOf, shortMoment } from "../../../../text/moment.ts";
import type { Editing } from "./use-editing.ts";

/** Says where the text is: saved, kept as a draft, or not saved yet. */
export function SavedNote({ editing }: { readonly editing: Editing }) {
  const { post, draftState, isDirty } = editing;
  return (
    <div className="min-w-0 text-sm text-soft">
      <p>{post ? `Last saved ${dayAndTimeOf(post.updatedAt)}` : "Not saved yet"}</p>
      <p aria-live="polite" className="text-xs not-empty:mt-0.5">
        {isDirty && <DraftNote state={draftState} isNew={!post} />}
      </p>
    </div>
  );
}

function DraftNote({ state, isNew }: { readonly state: Editing["draftState"]; readonly isNew: boolean }) {
  if (isNew) return "Your text is kept in this browser until you save it.";
  switch (state.kind) {
    case "kept":
      return `Draft kept at ${shortMoment(state.at, new Date(state.at))}`;
    case "failed":
      return (
        <span className="font-medium text-danger">
          Not saved yet. The draft is in this browser and is sent when the server answers.
        </span>
      );
    case "waiting":
      return "Keeping your draft…";
    default:
      return "You have unsaved changes.";
  }
}
