import { Toast } from "@base-ui/react/toast";
import { cx } from "class-variance-authority";
import { useEffect } from "react";
import { buttonStyle } from "./button.tsx";

/** The content of a toast. A new object is a new toast, even with the same text. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Reports a failure. Screen readers interrupt what they read to announce it. */
  readonly destructive?: boolean;
  /** A button that takes back or continues what the toast reports. It also closes the toast. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

interface ToasterProps {
  /** The latest message. */
  readonly message: ToastMessage;
  /** The accessible names of the region of toasts and of the close button. */
  readonly labels: { readonly region: string; readonly close: string };
}

/**
 * Shows one toast at a time for six seconds. The time stops while the pointer or the focus is on the toast. Toasts stay
 * away from what the reader reads or is about to press. On narrow screens, whose buttons are at the bottom, they cover the
 * header. On wide ones they are at the lower left, because forms and dialogs have their buttons at the right.
 */
export function Toaster({ message, labels }: ToasterProps) {
  return (
    <Toast.Provider limit={1} timeout={6000}>
      <Shown message={message} />
      <Toast.Portal>
        <Toast.Viewport
          aria-label={labels.region}
          className="fixed inset-x-2 top-2 z-30 outline-none sm:right-auto sm:left-6 sm:w-96 md:top-auto md:bottom-6 md:[body:has([data-workspace])_&]:bottom-24"
        >
          <Toasts closeLabel={labels.close} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Shown({ message }: Pick<ToasterProps, "message">) {
  const { add, close } = Toast.useToastManager();
  useEffect(() => {
    // The limit alone only hides an older toast and shows it again later.
    close();
    const { title, description, destructive = false, action } = message;
    add({
      title,
      description,
      type: destructive ? "destructive" : "plain",
      priority: destructive ? "high" : "low",
      ...(action && {
        actionProps: {
          children: action.label,
          onClick: () => {
            close();
            action.onClick();
          },
        },
      }),
    });
  }, [add, close, message]);
  return null;
}

function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // Base UI hides an urgent toast and the close button from screen readers until the focus is in the toast. The Tab key
      // reaches the button all the same.
      aria-hidden={undefined}
      swipeDirection={["up", "down", "left"]}
      className="absolute inset-x-0 rounded-md border border-line bg-sheet py-2.5 pr-14 pl-4 shadow-float md:py-4 md:pl-5 transition data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0 max-md:top-0 md:bottom-0 md:data-ending-style:translate-y-2 md:data-starting-style:translate-y-2"
    >
      <Toast.Content>
        <Toast.Title
          render={<p />}
          className={cx("text-base/6 font-semibold", toast.type === "destructive" ? "text-danger" : "text-ink")}
        />
        <Toast.Description className="line-clamp-6 text-sm wrap-anywhere text-soft md:mt-1" />
        {toast.actionProps && (
          <Toast.Action className={buttonStyle({ variant: "quiet", size: "small", className: "mt-3" })} />
        )}
        <Toast.Close
          aria-label={closeLabel}
          aria-hidden={undefined}
          className="absolute top-1 right-1 grid size-11 place-content-center rounded-sm text-soft transition-colors hover:text-ink"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 stroke-current" strokeWidth="1.5">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
