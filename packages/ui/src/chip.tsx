import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** The classes of a chip that filters a list: a link, or a button. A chosen one has the attribute `aria-current`. */
export const chipStyle = cva(
  "inline-flex min-h-9 shrink-0 items-center gap-2 rounded-sm border border-line bg-sheet px-3 text-sm font-medium whitespace-nowrap text-ink transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper pointer-coarse:min-h-11",
);

interface ChipsProps {
  /** The name for screen readers: `Signs`. */
  readonly label: string;
  /** Links or buttons with the classes of `chipStyle`. */
  readonly children: ReactNode;
}

/** A row of chips. On a phone it scrolls sideways, up to the edges of the window. */
export function Chips({ label, children }: ChipsProps) {
  return (
    <nav
      aria-label={label}
      className="flex gap-2 max-sm:-mx-5 max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap"
    >
      {children}
    </nav>
  );
}

/** A number after the name in a chip or a segment. */
export function Count({ children }: { readonly children: ReactNode }) {
  return <span className="font-normal tabular-nums">{children}</span>;
}

/** A short remark on a row: `Sample`. */
export function Tag({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      className={cx(
        "inline-block shrink-0 rounded-sm border border-dashed border-gold px-1.5 text-xs/5 font-medium whitespace-nowrap text-gold",
        className,
      )}
      {...rest}
    />
  );
}

/** The classes of a filter in use, a link or a button that removes it. End its text with a cross. */
export const appliedFilterStyle = cva(
  "inline-flex min-h-7 items-center gap-1.5 rounded-sm bg-line px-2 text-xs font-medium text-ink transition-colors hover:bg-ink hover:text-paper pointer-coarse:min-h-11 pointer-coarse:px-3",
);
