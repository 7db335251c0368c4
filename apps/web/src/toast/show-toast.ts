import type { ToastMessage } from "@zodiac-at-work/ui/toaster";

let latest: ToastMessage | undefined;
const listeners = new Set<() => void>();

/** Shows a message in the corner of the page. A new message replaces the one before. */
export function showToast(message: ToastMessage): void {
  latest = message;
  for (const listener of listeners) listener();
}

/** Hides the message, for a page that already shows what the message announces. */
export function hideToast(): void {
  latest = undefined;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  latest: () => latest,
};
