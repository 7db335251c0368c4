import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";

interface OpeningsHeadProps {
  readonly title: string;
  readonly lede: string;
  /** What stands beside the title, if anything. */
  readonly children: ReactNode;
}

/** The head of a page of openings. */
export function OpeningsHead({ title, lede, children }: OpeningsHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-b border-line pb-6">
      <div>
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className="mt-2 font-serif text-lg font-medium text-balance text-soft">{lede}</p>
      </div>
      {children}
    </div>
  );
}
