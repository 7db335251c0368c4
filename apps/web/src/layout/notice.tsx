import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";

interface NoticeProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** A whole page that says what happened, why, and the one thing to do. */
export function Notice({ eyebrow, title, text, action }: NoticeProps) {
  return (
    <Container className="flex grow flex-col items-start py-16 sm:py-24">
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={1} size="page" className="mt-2">
        {title}
      </Heading>
      <p className="mt-4 mb-8 max-w-[28em] text-lg text-balance text-soft">{text}</p>
      {action}
    </Container>
  );
}
