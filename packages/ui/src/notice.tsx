import type { ReactNode } from "react";
import { Container } from "./container.tsx";
import { Eyebrow } from "./eyebrow.tsx";
import { Heading } from "./heading.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

interface NoticeProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
  /** It takes the place of something else on the same page, and the focus with it. */
  readonly takesFocus?: boolean;
}

/** A whole page that says what happened, why, and the one thing to do. */
export function Notice({ eyebrow, title, text, action, takesFocus = false }: NoticeProps) {
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
