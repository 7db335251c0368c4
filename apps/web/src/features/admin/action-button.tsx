import { Button } from "@zodiac-at-work/ui/button";
import type { ComponentProps } from "react";

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "disabled"> {
  readonly action: { readonly isPending: boolean; start(): void };
  /** Continues the text for screen readers: `Check board: Canva`. */
  readonly about?: string;
}

/** A button of an action. It keeps the focus while the action runs, so it is marked as disabled and not disabled. */
export function ActionButton({ action, about, children, ...button }: ActionButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-disabled={action.isPending || undefined}
      onClick={() => action.start()}
      {...button}
    >
      <span className={action.isPending ? "opacity-60" : undefined}>{children}</span>
      {about && <span className="sr-only">{about}</span>}
    </Button>
  );
}
