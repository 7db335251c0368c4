import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** A link or a button. */
  readonly children?: ReactNode;
}

/** Takes the place of an empty list. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 border-y border-line py-12 sm:items-center sm:text-center">
      <Heading level={3} size="card">
        {title}
      </Heading>
      <p className="max-w-measure text-soft">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
