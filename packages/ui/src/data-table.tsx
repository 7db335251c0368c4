import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

interface DataTableProps {
  /** The name for screen readers: `Runs`. */
  readonly label: string;
  /**
   * Whether a row becomes a card in a narrow window: its cells flow in lines, and a cell with the class `max-md:w-full`
   * takes a line of its own.
   */
  readonly isStacked?: boolean;
  /** A `TableHead` and a `tbody` of `DataRow`. */
  readonly children: ReactNode;
}

/**
 * A dense table. In a narrow window, cells with the class `max-sm:hidden` leave the two or three facts that matter, or each
 * row becomes a card.
 */
export function DataTable({ label, isStacked = false, children }: DataTableProps) {
  return (
    <table
      aria-label={label}
      className={cx("w-full text-left text-sm tabular-nums [&_th]:px-1 sm:[&_th]:px-2", isStacked && stackedStyle)}
    >
      {children}
    </table>
  );
}

const stackedStyle =
  "max-md:block max-md:[&>tbody]:block max-md:[&>tbody]:border-t max-md:[&>tbody]:border-edge max-md:[&>thead]:sr-only max-md:[&>tbody>tr]:flex max-md:[&>tbody>tr]:h-auto max-md:[&>tbody>tr]:flex-wrap max-md:[&>tbody>tr]:items-center max-md:[&>tbody>tr]:gap-x-3 max-md:[&>tbody>tr]:gap-y-1 max-md:[&>tbody>tr]:py-2.5 max-md:[&>tbody>tr>td]:p-0 max-md:[&>tbody>tr>td[colspan]]:w-full";

interface DataRowProps extends ComponentProps<"tr"> {
  /** Whether the row below shows more about it. */
  readonly isOpen?: boolean;
}

/** A row of a `DataTable`. */
export function DataRow({ isOpen = false, className, ...rest }: DataRowProps) {
  return (
    <tr
      className={cx(
        "h-9.5 pointer-coarse:h-11",
        isOpen ? "bg-sheet max-md:-mx-3 max-md:px-3" : "border-b border-line",
        className,
      )}
      {...rest}
    />
  );
}

/** The classes of a cell in a `DataRow`. */
export const cellStyle = cva("px-1 py-1 sm:px-2", {
  variants: {
    tone: { plain: "text-ink", soft: "text-soft" },
    isNumber: { true: "text-right", false: "" },
  },
  defaultVariants: { tone: "plain", isNumber: false },
});

interface OpenedRowProps {
  /** The id that the button of the row names in `aria-controls`. */
  readonly id: string;
  readonly columns: number;
  readonly children: ReactNode;
}

/** The content that opens below a row, as wide as the table. */
export function OpenedRow({ id, columns, children }: OpenedRowProps) {
  return (
    <tr id={id} className="border-b border-edge bg-sheet max-md:-mx-3">
      <td colSpan={columns} className="p-0">
        {children}
      </td>
    </tr>
  );
}

/** The classes of a link or a button at the end of a row. */
export const rowActionStyle = cva(
  "inline-flex min-h-7 items-center rounded-sm text-sm text-cinnabar underline-offset-4 hover:underline aria-disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:px-1",
);

interface OpenButtonProps {
  readonly isOpen: boolean;
  readonly controls: string;
  /** What is opened, for screen readers: `the run of Canva`. */
  readonly about: string;
  readonly onToggle: () => void;
}

/** The button at the end of a row that opens and closes the content below. On a phone it is an arrow. */
export function OpenButton({ isOpen, controls, about, onToggle }: OpenButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className="inline-flex min-h-9 items-center gap-1 rounded-sm px-1 text-sm text-cinnabar underline-offset-4 hover:underline pointer-coarse:min-h-11 max-sm:min-w-8 max-sm:justify-center"
    >
      <span className="max-sm:sr-only">{isOpen ? "Close" : "Open"}</span>
      <span className="sr-only">{about}</span>
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className={cx("size-4 fill-none stroke-current sm:hidden", isOpen && "rotate-180")}
        strokeWidth="1.75"
      >
        <path d="M3 6l5 5 5-5" />
      </svg>
    </button>
  );
}
