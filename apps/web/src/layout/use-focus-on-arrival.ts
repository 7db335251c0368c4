import { type RefObject, useEffect, useRef } from "react";

/**
 * For the heading of what takes the place of something else on the same page: the focus goes to it as it appears, so
 * that a screen reader goes on there.
 */
export function useFocusOnArrival(takesFocus = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return heading;
}
