import { useSyncExternalStore } from "react";

/** Returns false while the page is rendered on a server and while it hydrates, then true. */
export function useHydrated(): boolean {
  return useAfterHydration(true, false);
}

/**
 * Returns `prerendered` while the page is rendered on a server and while it hydrates, then `value`.
 *
 * @param value a primitive. The component renders a second time only if it differs from `prerendered`.
 */
export function useAfterHydration<Value extends Primitive>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => prerendered,
  );
}

type Primitive = string | number | boolean | undefined;

function subscribe(): () => void {
  return () => {};
}
