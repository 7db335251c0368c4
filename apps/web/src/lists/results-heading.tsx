import { Heading } from "@zodiac-at-work/ui/heading";
import type { RefObject } from "react";

interface ResultsHeadingProps {
  readonly ref: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  /** The size of the list and the part that is shown. Screen readers announce a change. */
  readonly status: string;
}

/** The heading of a list. It receives the focus when the page changes: see `goToTop`. */
export function ResultsHeading({ ref, title, status }: ResultsHeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <Heading ref={ref} level={2} size="card" tabIndex={-1} className="scroll-mt-6">
        {title}
      </Heading>
      <p role="status" className="text-sm text-soft tabular-nums">
        {status}
      </p>
    </div>
  );
}

/** Moves the focus to the heading and scrolls to it. */
export function goToTop(heading: RefObject<HTMLHeadingElement | null>): void {
  heading.current?.focus({ preventScroll: true });
  heading.current?.scrollIntoView({ block: "start" });
}
