import { Toast } from "@base-ui/react/toast";
import { cx } from "class-variance-authority";
import { useEffect } from "react";

/** What a toast says. A new object is a new toast, even if it says the same. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Something failed: it is read out at once, whatever else is being read. */
  readonly destructive?: boolean;
}

interface ToasterProps {
  /** The latest message. */
  readonly message: ToastMessage;
  /** What the place of the messages, and the button that closes one, are called by screen readers. */
  readonly labels: { readonly region: string; readonly close: string };
}

/** Shows one message at a time for some seconds, longer while the pointer or the focus is on it. */
export function Toaster({ message, labels }: ToasterProps) {
  return (
    <Toast.Provider limit={1} timeout={6000}>
      <Shown message={message} />
      <Toast.Portal>
        <Toast.Viewport
          aria-label={labels.region}
          className="fixed inset-x-4 bottom-4 z-30 outline-none sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
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
    // The limit alone would only cover the older one up, and bring it back later.
    close();
    const { title, description, destructive = false } = message;
    add({ title, description, type: destructive ? "destructive" : "plain", priority: destructive ? "high" : "low" });
  }, [add, close, message]);
  return null;
}

function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["down", "right"]}
      className="absolute inset-x-0 bottom-0 rounded-md border border-line bg-sheet py-4 pr-14 pl-5 shadow-float transition data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Content>
        <Toast.Title
          render={<p />}
          className={cx("text-base/6 font-semibold", toast.type === "destructive" ? "text-danger" : "text-ink")}
        />
        <Toast.Description className="mt-1 text-sm text-soft" />
        <Toast.Close
          aria-label={closeLabel}
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
