import type { ReactNode } from "react";
import { Container } from "./container.tsx";
import { Eyebrow } from "./eyebrow.tsx";
import { Heading } from "./heading.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

interface PageNoticeProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
  /** Moves the focus to the title, for a notice that replaces other content on the same page. */
  readonly takesFocus?: boolean;
}

/** A full page that says what happened, why, and what to do next. */
export function PageNotice({ eyebrow, title, text, action, takesFocus = false }: PageNoticeProps) {
  const heading = useFocusOnArrival(takesFocus);
  return (
    <Container className="flex grow flex-col items-start py-16 sm:py-24">
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading ref={heading} level={1} size="page" className="mt-2">
        {title}
      </Heading>
      <p className="mt-4 mb-8 max-w-[28em] text-lg text-balance text-soft">{text}</p>
      {action}
    </Container>
  );
}
