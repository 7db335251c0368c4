import { Heading } from "@zodiac-at-work/ui/heading";
import { type ReactNode, useId } from "react";

interface OverviewSectionProps {
  readonly title: string;
  /** A remark or a link at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the overview. */
export function OverviewSection({ title, aside, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 sm:mt-12">
      <div className="mb-2 flex sm:mb-4 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading id={id} level={2} size="section">
          {title}
        </Heading>
        {aside && <p className="text-sm text-soft">{aside}</p>}
      </div>
      {children}
    </section>
  );
}
