import { Button } from "@zodiac-at-work/ui/button";
import { Dialog } from "@zodiac-at-work/ui/dialog";

interface LeaveDialogProps {
  readonly isNew: boolean;
  readonly onStay: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks what becomes of the unsaved changes when the editor is closed. */
export function LeaveDialog({ isNew, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog open onClose={onStay} eyebrow="Unsaved changes" title="Close the editor?" closeLabel="Keep editing">
      <p className="mt-3 text-soft">
        {isNew
          ? "Your text is not an article yet. Keep it in this browser, and you find it when you start a new article."
          : "The article itself is unchanged. Keep your text as a draft, and you find it when you open the article again."}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="small" onClick={onKeep}>
          Keep as a draft
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          Discard my changes
        </Button>
        <Button size="small" variant="quiet" onClick={onStay}>
          Keep editing
        </Button>
      </div>
    </Dialog>
  );
}
