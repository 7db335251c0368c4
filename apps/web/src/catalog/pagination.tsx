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
    <nav
      aria-label={label}
      className="mt-10 flex items-center justify-between gap-2 border-t border-line pt-4 text-base"
    >
      <Step text="Previous" link={page > 1 ? linkTo(page - 1) : undefined} />
      <ol className="flex min-w-0">
        {pageWindow(page, totalPages).map((number) => (
          <li key={number} className="w-11">
            <Link
              {...linkTo(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
              className="group grid min-h-11 place-content-center text-soft tabular-nums transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <span className="border-b-2 border-transparent px-1 group-aria-[current=page]:border-cinnabar">
                {number}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Step text="Next" link={page < totalPages ? linkTo(page + 1) : undefined} />
    </nav>
  );
}

const stepLook = "inline-flex min-h-11 items-center";

function Step({ text, link }: { readonly text: string; readonly link: Parameters<typeof Link>[0] | undefined }) {
  if (!link) {
    return (
      <span aria-hidden="true" className={`${stepLook} text-soft`}>
        {text}
      </span>
    );
  }
  return (
    <Link {...link} className={`${stepLook} font-semibold text-cinnabar underline-offset-4 hover:underline`}>
      {text}
      <span className="sr-only"> page</span>
    </Link>
  );
}

/** Returns false for a click that opens another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
