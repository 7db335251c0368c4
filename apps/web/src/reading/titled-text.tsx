import { Heading } from "@zodiac-at-work/ui/heading";
import { cx } from "class-variance-authority";
import { type ReactNode, useId, useState } from "react";

interface TitledTextProps {
  readonly title: string;
  /** Whether it starts folded on a phone. Wider windows and paper always show it. */
  readonly isFoldable?: boolean;
  readonly children: ReactNode;
}

/** A part of a chapter with a title of its own. */
export function TitledText({ title, isFoldable = false, children }: TitledTextProps) {
  const [isOpen, setIsOpen] = useState(!isFoldable);
  const titleId = useId();
  const contentId = useId();
  return (
    <div
      className={cx(
        "grid content-start print:gap-1.5 break-inside-avoid",
        isFoldable ? "max-sm:border-t max-sm:border-line print:border-0 sm:gap-3" : "gap-3",
      )}
    >
      <div
        className={cx("relative flex items-center justify-between gap-4", isFoldable && "max-sm:not-print:min-h-12")}
      >
        <Heading id={titleId} level={3} size="small">
          {title}
        </Heading>
        {isFoldable && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-labelledby={titleId}
            onClick={() => setIsOpen(!isOpen)}
            className="absolute inset-0 flex items-center justify-end sm:hidden print:hidden"
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 stroke-cinnabar" strokeWidth="1.5">
              <path d={isOpen ? "M2 8h12" : "M2 8h12M8 2v12"} />
            </svg>
          </button>
        )}
      </div>
      <div
        id={contentId}
        className={cx("grid gap-3", isFoldable && "max-sm:not-print:pb-4", !isOpen && "max-sm:not-print:hidden")}
      >
        {children}
      </div>
    </div>
  );
}
