import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { Heading } from "./heading.tsx";

interface NumberedChapterProps {
  /** The id of the section, for links to it. */
  readonly id?: string;
  readonly number: number;
  readonly title: string;
  readonly lede?: string;
  /** Whether the chapter is unfolded on a phone. Wider windows show it either way, and so does paper. */
  readonly isOpen?: boolean;
  /** Whether paper leaves it out, folded or not. */
  readonly isScreenOnly?: boolean;
  /** A chapter without it can't be folded. */
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

/**
 * A numbered part of a long text, below a rule. On a phone it may be folded.
 *
 * @example
 * <NumberedChapter number={3} title="At work" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>…</NumberedChapter>
 */
export function NumberedChapter(props: NumberedChapterProps) {
  const { id, number, title, lede, isOpen = true, isScreenOnly = false, onToggle, children } = props;
  const titleId = useId();
  const contentId = useId();
  return (
    <section
      id={id}
      // A link to the chapter may move the focus to it.
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(
        "mt-12 scroll-mt-16 border-t border-edge pt-4 outline-none first:mt-0 print:mt-4 print:pt-2 md:scroll-mt-6",
        onToggle && "max-sm:mt-0 max-sm:py-2 max-sm:last:border-b",
        onToggle && isOpen && "max-sm:pb-6",
        isScreenOnly && "print:hidden",
      )}
    >
      <div className="relative flex min-h-11 items-center justify-between sm:items-baseline gap-4">
        <Heading id={titleId} level={2} size="section">
          {title}
        </Heading>
        <span aria-hidden="true" className={cx("font-serif text-2xl text-gold", onToggle && "max-sm:hidden")}>
          {number}
        </span>
        {onToggle && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-labelledby={titleId}
            onClick={onToggle}
            className="absolute inset-0 flex items-center justify-end sm:hidden print:hidden"
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5 stroke-cinnabar" strokeWidth="1.5">
              <path d={isOpen ? "M2 8h12" : "M2 8h12M8 2v12"} />
            </svg>
          </button>
        )}
      </div>
      <div id={contentId} className={cx(!isOpen && "max-sm:not-print:hidden")}>
        {lede && <p className="mt-1 font-serif text-lg font-medium text-soft">{lede}</p>}
        <div className="mt-6 print:mt-3">{children}</div>
      </div>
    </section>
  );
}
