import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface DisclosureProps {
  readonly summary: string;
  /** For links: the browser opens the line when it follows one. */
  readonly id?: string | undefined;
  /** Whether the content takes the whole width, not that of a text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A line that expands: the browser's own `details` element. */
export function Disclosure({ summary, id, isWide = false, children }: DisclosureProps) {
  return (
    <details className="group border-t border-line last:border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 font-serif text-lg leading-snug font-medium tracking-heading [&::-webkit-details-marker]:hidden">
        {summary}
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 stroke-cinnabar" strokeWidth="1.5">
          <path d="M2 8h12" />
          <path d="M8 2v12" className="origin-center transition-transform group-open:scale-y-0" />
        </svg>
      </summary>
      <div id={id} className={cx("scroll-mt-20 pb-6", !isWide && "max-w-measure text-soft")}>
        {children}
      </div>
    </details>
  );
}
