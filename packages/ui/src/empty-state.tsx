import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Heading } from "./heading.tsx";

interface EmptyStateProps {
  /** A seal or an icon above the title. */
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The level of the title. The default is 3, for a list below a heading of its own. */
  readonly level?: 2 | 3;
  /** Whether the place is empty by nature. The border is dashed then. */
  readonly isDashed?: boolean;
  /** What to do next: links or buttons. */
  readonly children?: ReactNode;
  /** A remark below the actions. */
  readonly note?: string;
}

/** Takes the place of an empty list. */
export function EmptyState({ icon, title, text, level = 3, isDashed = false, children, note }: EmptyStateProps) {
  return (
    <div
      className={cx(
        "grid justify-items-center gap-2 rounded-md border px-5 py-10 text-center sm:px-8 sm:py-12",
        isDashed ? "border-dashed border-edge" : "border-line bg-sheet",
      )}
    >
      {icon && <div className="mb-2">{icon}</div>}
      <Heading level={level} size="card" className="wrap-anywhere">
        {title}
      </Heading>
      <p className="max-w-measure text-balance text-soft wrap-anywhere">{text}</p>
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
      {note && <p className="mt-1 text-sm text-soft">{note}</p>}
    </div>
  );
}
