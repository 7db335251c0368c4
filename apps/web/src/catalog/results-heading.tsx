import { Heading } from "@zodiac-at-work/ui/heading";
import type { RefObject } from "react";

interface ResultsHeadingProps {
  readonly ref: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  /** How much there is and which part is shown. Read out politely whenever it changes. */
  readonly status: string;
}

/** Says what the list below holds. The focus comes here when a page is turned: see `goToTop`. */
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

/** Leads the eye and the focus to the top of the list. */
export function goToTop(heading: RefObject<HTMLHeadingElement | null>): void {
  heading.current?.focus({ preventScroll: true });
  heading.current?.scrollIntoView({ block: "start" });
}
