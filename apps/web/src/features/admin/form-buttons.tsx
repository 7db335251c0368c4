import { Button } from "@zodiac-at-work/ui/button";
import { cx } from "class-variance-authority";

interface FormButtonsProps {
  readonly save: string;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly className?: string;
}

/** Saves or leaves a form that is opened in a row. */
export function FormButtons({ save, isSaving, onCancel, className }: FormButtonsProps) {
  return (
    <div className={cx("flex flex-wrap gap-2", className)}>
      <Button type="submit" variant="secondary" size="small" aria-disabled={isSaving || undefined}>
        {save}
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
