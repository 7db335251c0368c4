import { Dialog as Base } from "@base-ui/react/dialog";
import { type KeyboardEvent, type ReactNode, useRef } from "react";

interface WorkspaceDialogProps {
  /** Called when the reader wants to close the dialog. It stays open until it is no longer rendered. */
  readonly onClose: () => void;
  readonly eyebrow: string;
  readonly title: string;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  /** Beside the close button: a state, a link. */
  readonly aside?: ReactNode;
  /** The row of actions, always in sight. */
  readonly footer?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The work. It scrolls between header and footer. */
  readonly children: ReactNode;
}

/** A modal dialog for longer work. On a phone it fills the screen. Only its button and Escape close it. */
export function WorkspaceDialog({
  onClose,
  eyebrow,
  title,
  closeLabel,
  aside,
  footer,
  onKeyDown,
  children,
}: WorkspaceDialogProps) {
  // The dialog itself has the focus first: a field would open the keyboard of a phone.
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open onOpenChange={(next) => next || onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-shade transition-opacity data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-20 grid sm:place-items-center sm:p-6">
          <Base.Popup
            ref={popup}
            initialFocus={popup}
            data-workspace=""
            onKeyDown={onKeyDown}
            className="flex h-dvh w-full min-w-0 flex-col bg-sheet outline-none transition data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:h-auto sm:max-h-[calc(100dvh-3rem)] sm:max-w-250 sm:overflow-hidden sm:rounded-md sm:shadow-float"
          >
            <header className="flex items-start gap-3 border-b border-line py-3 pr-3 pl-5 sm:items-center sm:py-4 sm:pr-5 sm:pl-6">
              <div className="min-w-0 grow">
                <p className="text-xs text-soft sm:text-sm">{eyebrow}</p>
                <Base.Title className="line-clamp-2 font-serif text-xl/7 font-medium tracking-heading text-ink">
                  {title}
                </Base.Title>
              </div>
              {aside && (
                <div className="flex shrink-0 items-center justify-end gap-2 max-sm:flex-col-reverse max-sm:items-end">
                  {aside}
                </div>
              )}
              <Base.Close
                aria-label={closeLabel}
                className="grid size-11 shrink-0 place-content-center rounded-sm text-ink transition-colors hover:text-cinnabar"
              >
                <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 stroke-current" strokeWidth="1.75">
                  <path d="M2 2l12 12M14 2L2 14" />
                </svg>
              </Base.Close>
            </header>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
            {footer && <footer className="border-t border-line px-5 py-3 sm:px-6 sm:py-3.5">{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
