import { Heading } from "@zodiac-at-work/ui/heading";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { NewMark } from "./new-mark.tsx";

interface OpeningRowProps {
  /** The company's tile. A list of one company has none. */
  readonly tile?: ReactNode;
  /** The link to the opening. */
  readonly title: ReactNode;
  /** A remark beside the title: `Sample`. */
  readonly tag?: ReactNode;
  /** The button that saves the opening. */
  readonly save?: ReactNode;
  /** The line below the title: the company, the department. */
  readonly about: ReactNode;
  readonly place: ReactNode;
  readonly type: string | null;
  /** The pay as published. */
  readonly pay: string | null;
  /** The day of publication; null if it is not published, and empty while it loads. */
  readonly posted: string | null;
  /** When a check first found it, if that is another day. */
  readonly seen?: string | null;
  readonly isNew: boolean;
  /** The last column: the score, an arrow. */
  readonly end: ReactNode;
  /** What unfolds below the row. */
  readonly children?: ReactNode;
}

/** One job opening, as an item of a list. It is one line of columns in a wide window, and a block of lines in a narrow one. */
export function OpeningRow(props: OpeningRowProps) {
  const { tile, title, tag, save, about, place, type, pay, posted, seen, isNew, end, children } = props;
  return (
    <li className={cx(row, tile ? withTile : withoutTile, "border-b border-line py-3 md:py-2")}>
      {tile && <div className="self-start md:self-center">{tile}</div>}
      <div className="min-w-0 wrap-anywhere">
        <div className="flex items-start justify-between gap-3">
          <Heading level={3} size="row">
            {title}
          </Heading>
          {(tag || save) && (
            <div className="flex shrink-0 items-start gap-2">
              {tag}
              {save}
            </div>
          )}
        </div>
        <div className="text-sm text-soft">{about}</div>
      </div>
      <div className="min-w-0 text-sm wrap-anywhere text-soft max-md:order-1 max-md:col-(--text)">
        <p className="max-md:inline">{place}</p>
        {type && (
          <p className="max-md:inline">
            {/* On a phone both are one text, and the dot stays with the place. */}
            <span aria-hidden="true" className="md:hidden">
              {"\u00a0· "}
            </span>
            <span className="sr-only">Type: </span>
            {type}
          </p>
        )}
      </div>
      <div className="min-w-0 text-sm max-md:order-2 max-md:col-(--text) max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 md:contents">
        <p className={cx("min-w-0 wrap-anywhere", pay === null && "text-soft")}>
          <span className={pay === null ? "md:sr-only" : "sr-only"}>Pay </span>
          {pay ?? <span className="max-md:lowercase">Not published</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-soft max-md:ml-auto md:flex-col md:items-end">
          {isNew && <NewMark />}
          <span className="whitespace-nowrap">
            {posted && <span className="md:sr-only">Posted </span>}
            {posted ?? "Date not published"}
          </span>
          {seen && <span className="text-xs whitespace-nowrap">{seen}</span>}
        </p>
      </div>
      <div className="justify-self-end max-md:self-start">{end}</div>
      {children && <div className="order-3 col-(--text) min-w-0">{children}</div>}
    </li>
  );
}

/** The names of the columns, in a wide window. Screen readers get them in each row instead. */
export function OpeningListHead({ hasTile = true, end }: { readonly hasTile?: boolean; readonly end: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        row,
        hasTile ? withTile : withoutTile,
        "border-b border-line py-1.5 text-sm text-soft max-md:hidden",
      )}
    >
      {hasTile && <span />}
      <span>Opening</span>
      <span>Place and type</span>
      <span>Pay, as published</span>
      <span className="text-right">Posted</span>
      <span className="text-right">{end}</span>
    </div>
  );
}

const row = "grid items-center gap-x-4";
const withTile =
  "grid-cols-[2.5rem_minmax(0,1fr)_auto] [--text:2/-1] md:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)_8rem_2.75rem]";
const withoutTile =
  "grid-cols-[minmax(0,1fr)_auto] [--text:1/-1] md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)_8rem_2.75rem]";
