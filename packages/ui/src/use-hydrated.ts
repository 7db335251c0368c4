import { useSyncExternalStore } from "react";

/** Returns false while the page is rendered on a server and while it hydrates, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => {};
}
