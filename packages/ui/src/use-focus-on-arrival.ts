import { type RefObject, useEffect, useRef } from "react";

/**
 * For the heading, or the telling line, of what takes the place of something else on the same page: the focus goes to
 * it as it appears, so that a screen reader goes on there.
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
