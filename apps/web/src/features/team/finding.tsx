import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";

interface FindingProps {
  readonly eyebrow: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One thing that the scores and the texts say of a whole team. */
export function Finding({ eyebrow, title, children }: FindingProps) {
  return (
    <section aria-label={eyebrow}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={2} size="card" className="mt-1 wrap-anywhere">
        {title}
      </Heading>
      <div className="mt-1 grid gap-1 text-soft">{children}</div>
    </section>
  );
}
