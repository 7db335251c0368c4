import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

/** The classes of a link or a button in `Segments`. The chosen one has the attribute `aria-current`. */
export const segmentStyle = cva(
  "inline-flex min-h-11 items-center justify-center gap-2 px-2 text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 transition-colors hover:text-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper max-sm:grow max-sm:gap-1.5 max-[23.5rem]:gap-1 max-[23.5rem]:px-1.5 max-[22rem]:flex-col max-[22rem]:gap-0 max-[22rem]:py-1 sm:px-4",
);

interface SegmentsProps {
  /** The name for screen readers: `Which openings`. */
  readonly label: string;
  /** Links or buttons with the classes of `segmentStyle`. */
  readonly children: ReactNode;
}

/** Two to four views of one list, side by side in a box. */
export function Segments({ label, children }: SegmentsProps) {
  return (
    <nav
      aria-label={label}
      className="flex divide-x divide-line overflow-hidden rounded-md border border-edge bg-sheet max-sm:w-full sm:inline-flex"
    >
      {children}
    </nav>
  );
}
