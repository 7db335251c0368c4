import type { ToastMessage } from "@zodiac-at-work/ui/toaster";

let latest: ToastMessage | undefined;
const listeners = new Set<() => void>();

/** Says something in passing, in the corner of the page. One message is visible at a time: the latest. */
export function showToast(message: ToastMessage): void {
  latest = message;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  latest: () => latest,
};
