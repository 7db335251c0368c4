import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Returns a ref for an element, and whether the reader has scrolled to it. It stays true once it was.
 *
 * @example
 * const [figure, isSeen] = useSeen<HTMLDivElement>();
 * <div ref={figure} data-unseen={isSeen ? undefined : ""} />
 */
export function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.some((entry) => entry.isIntersecting)), {
      threshold: 0.3,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [element, isSeen];
}
