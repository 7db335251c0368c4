import { cva } from "class-variance-authority";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { pageWindow } from "./page-window.ts";

interface PaginationProps {
  /** The name for screen readers: `Pages of companies`. */
  readonly label: string;
  readonly page: number;
  readonly totalPages: number;
  /** Returns the URL's query for a page. */
  readonly searchFor: (page: number) => string;
  /** Called when the reader changes the page, to scroll and move the focus to the top of the list. */
  readonly onTurn: () => void;
  /** Called when the reader points at the link to a page. */
  readonly onApproach?: (page: number) => void;
}

/** Previous, at most five page numbers, and Next. Renders nothing for a single page. */
export function Pagination({ label, page, totalPages, searchFor, onTurn, onApproach }: PaginationProps) {
  if (totalPages < 2) return null;
  const linkTo = (target: number) => ({
    to: { search: searchFor(target) },
    preventScrollReset: true,
    onClick: (event: MouseEvent) => isPlain(event) && onTurn(),
    onPointerEnter: () => onApproach?.(target),
    onFocus: () => onApproach?.(target),
  });
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap gap-2 sm:justify-end">
      <Step text="Previous" link={page > 1 ? linkTo(page - 1) : undefined} />
      <ol className="flex min-w-0 gap-2">
        {pageWindow(page, totalPages).map((number) => (
          <li key={number}>
            <Link
              {...linkTo(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
              className={pageLinkStyle({
                className: "min-w-11 aria-[current=page]:bg-ink aria-[current=page]:text-paper",
              })}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <Step text="Next" link={page < totalPages ? linkTo(page + 1) : undefined} />
    </nav>
  );
}

const pageLinkStyle = cva(
  "inline-flex min-h-11 items-center justify-center rounded-sm border border-line bg-sheet px-2 text-sm font-medium tabular-nums transition-colors",
  {
    variants: { isLink: { true: "hover:border-ink", false: "text-soft max-sm:hidden" } },
    defaultVariants: { isLink: true },
  },
);

function Step({ text, link }: { readonly text: string; readonly link: Parameters<typeof Link>[0] | undefined }) {
  const look = { isLink: link !== undefined, className: "px-3.5" };
  if (!link) {
    return (
      <span aria-hidden="true" className={pageLinkStyle(look)}>
        {text}
      </span>
    );
  }
  return (
    <Link {...link} className={pageLinkStyle(look)}>
      {text}
      <span className="sr-only"> page</span>
    </Link>
  );
}

/** Returns false for a click that opens another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
