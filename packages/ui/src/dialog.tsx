import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { Eyebrow } from "./eyebrow.tsx";
import { Heading } from "./heading.tsx";

interface DialogProps {
  readonly open: boolean;
  /** The reader closes it. */
  readonly onClose: () => void;
  /** It is out of sight. */
  readonly onClosed?: () => void;
  /** Where in a sequence the dialog stands, or what it belongs to. */
  readonly eyebrow: string;
  readonly title: string;
  /** What the button that closes it is called by screen readers. */
  readonly closeLabel: string;
  /** Takes the focus as the dialog opens; otherwise the first control does. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A sheet over the page that keeps the focus until it is closed, by its button or by Escape. A press beside it does not
 * close it: what was typed would be lost.
 */
export function Dialog({ open, onClose, onClosed, eyebrow, title, closeLabel, initialFocus, children }: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(next) => next || onClosed?.()}
      disablePointerDismissal
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-shade transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-20 grid overflow-y-auto overscroll-contain sm:place-items-center sm:p-6">
          <Base.Popup
            {...(initialFocus && { initialFocus })}
            className="relative w-full bg-sheet p-6 outline-none transition data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:max-w-dialog sm:rounded-md sm:border sm:border-line sm:p-8 sm:shadow-float"
          >
            <Eyebrow className="pr-12">{eyebrow}</Eyebrow>
            <Base.Title render={<Heading level={2} size="section" className="mt-2" />}>{title}</Base.Title>
            {children}
            <Base.Close
              aria-label={closeLabel}
              className="absolute top-3 right-3 grid size-11 place-content-center rounded-sm text-soft transition-colors hover:text-ink sm:top-5 sm:right-5"
            >
              <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 stroke-current" strokeWidth="1.5">
                <path d="M2 2l12 12M14 2L2 14" />
              </svg>
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
