import { Button } from "@zodiac-at-work/ui/button";
import { Notice } from "@zodiac-at-work/ui/notice";

interface SectionFailureProps {
  /** What could not be loaded: `The runs could not be loaded.` */
  readonly text: string;
  /** Why, as a sentence. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Takes the place of a section that could not be loaded. */
export function SectionFailure({ text, reason, onRetry }: SectionFailureProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {text} {reason}
    </Notice>
  );
}
