import { useSyncExternalStore } from "react";
import { lookKey } from "./look-key.ts";

/** A look that a reader can choose. */
export const looks = ["device", "light", "dark"] as const;
export type Look = (typeof looks)[number];

const listeners = new Set<() => void>();

/** The look of the site. The style sheet reads it from the root element; without one, the device decides. */
export const look = {
  get(): Look {
    const stored = localStorage.getItem(lookKey);
    return looks.find((each) => each === stored) ?? "device";
  },
  set(chosen: Look): void {
    if (chosen === "device") localStorage.removeItem(lookKey);
    else localStorage.setItem(lookKey, chosen);
    look.restore();
    for (const listener of listeners) listener();
  },
  /** Applies what the browser keeps. Call it before the first render. */
  restore(): void {
    document.documentElement.dataset.look = look.get();
  },
};

export function useLook(): Look {
  return useSyncExternalStore(subscribe, look.get, () => "device");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
