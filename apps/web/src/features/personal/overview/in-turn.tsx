import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";

interface InTurnProps {
  /** How many of the children fill the first screen. They show at once. */
  readonly first: number;
  readonly children: ReactNode;
}

/**
 * Shows its children one after another, each after the browser has painted the one before: a long page is laid out in short
 * tasks, its first screen first. A page whose scroll position the router restores shows all of them at once, because the
 * position needs the whole height.
 *
 * @example
 * <InTurn first={2}>
 *   <Head />
 *   <Summary />
 *   <Details />
 * </InTurn>
 */
export function InTurn({ first, children }: InTurnProps) {
  const parts = Children.toArray(children);
  const beginsAtTop = useNavigationType() !== NavigationType.Pop || isFirstPage();
  const [shown, setShown] = useState(beginsAtTop ? first : parts.length);
  const hasMore = shown < parts.length;
  useEffect(() => {
    if (hasMore) return afterPaint(() => startTransition(() => setShown(shown + 1)));
  }, [hasMore, shown]);
  return (
    <>
      {parts.slice(0, shown)}
      {/* Keeps the footer off the screen, so that it doesn't move. */}
      {hasMore && <div aria-hidden="true" className="h-dvh" />}
    </>
  );
}

let hasMovedInHistory = false;
globalThis.addEventListener?.("popstate", () => {
  hasMovedInHistory = true;
});

/** Returns whether the document was opened by a link or an address, so that it begins at its top. */
function isFirstPage(): boolean {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return document?.type === "navigate" && !hasMovedInHistory;
}

/** Calls back after the next paint. Returns a function that cancels the call. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
