import { Dialog as Base } from "@base-ui/react/dialog";
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Eyebrow } from "./eyebrow.tsx";
import { Heading } from "./heading.tsx";

interface DialogProps {
  readonly open: boolean;
  /** Called when the reader closes the dialog. */
  readonly onClose: () => void;
  /** Called when the closing transition has ended. */
  readonly onClosed?: () => void;
  /** The topic, or the steps of a sequence. */
  readonly eyebrow: ReactNode;
  readonly title: string;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  /** Receives the focus when the dialog opens. The default is the first control, or the dialog itself after a touch. */
  readonly initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  /** Returns what receives the focus when the dialog has closed. The default is the control that opened it. */
  readonly finalFocus?: () => HTMLElement | null | undefined;
  /** For lists and comparisons: 48 rem instead of 30. */
  readonly isWide?: boolean;
  /** A panel beside the content, and above it on narrow screens. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog. Its button and Escape close it. A click outside does not, because the reader would lose what they
 * typed.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  eyebrow,
  title,
  closeLabel,
  initialFocus,
  finalFocus,
  isWide = false,
  aside,
  children,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(next) => next || onClosed?.()}
      disablePointerDismissal
    >
      <Base.Portal>
        {/* A dialog over another one shades it too. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-20 bg-shade transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-20 grid overflow-y-auto overscroll-contain sm:place-items-center sm:p-6">
          <Base.Popup
            {...(initialFocus && { initialFocus })}
            {...(finalFocus && { finalFocus: () => finalFocus() ?? true })}
            className={cx(
              "w-full bg-sheet outline-none transition data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:overflow-hidden sm:rounded-md sm:border sm:border-line sm:shadow-float",
              aside && "max-md:grid max-md:grid-rows-[auto_1fr] md:grid md:grid-cols-[21rem_1fr]",
              isWide ? "sm:max-w-192" : "sm:max-w-dialog",
              aside && "md:max-w-220",
            )}
          >
            {aside}
            <div className="relative p-6 sm:p-8">
              {typeof eyebrow === "string" ? (
                <Eyebrow className="pr-12">{eyebrow}</Eyebrow>
              ) : (
                <div className="mb-4 pr-12">{eyebrow}</div>
              )}
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
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
