import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref for the heading of content that replaces other content on the same page. The element receives the focus
 * when it mounts. A screen reader continues there.
 */
export function useFocusOnArrival<Kind extends HTMLElement = HTMLHeadingElement>(
  takesFocus = true,
): RefObject<Kind | null> {
  const heading = useRef<Kind>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return heading;
}
