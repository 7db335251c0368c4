import { Heading } from "@zodiac-at-work/ui/heading";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface RecordRowProps {
  /** The tile or seal at the start. */
  readonly tile: ReactNode;
  /** The name, as text or a link. */
  readonly name: ReactNode;
  /** The line below the name: the industry and the place. */
  readonly about: ReactNode;
  /** Two lines of text, above the sign on a phone. */
  readonly description?: ReactNode;
  /** The sign and the date. */
  readonly sign: ReactNode;
  /** Links: careers, details. */
  readonly links?: ReactNode;
  /** The score, at the end of the row. */
  readonly score?: ReactNode;
  /** What unfolds below the row. */
  readonly children?: ReactNode;
}

/**
 * A record of the catalog as an item of a list: a line of columns in a wide window, a block of lines on a phone, and in
 * between a line of columns above the description.
 *
 * @example
 * <RecordRow tile={<CompanyTile …/>} name="Reddit" about="Media · San Francisco, California" sign={…} score={…} />
 */
export function RecordRow({ tile, name, about, description, sign, links, score, children }: RecordRowProps) {
  return (
    <li
      className={cx(
        row,
        "border-b border-line py-2 max-sm:pb-1 lg:py-2.5",
        score !== undefined ? withScore : withoutScore,
      )}
    >
      <div className="self-start lg:self-center">{tile}</div>
      <div className="min-w-0 wrap-anywhere max-sm:col-span-2">
        <Heading level={3} size="row">
          {name}
        </Heading>
        <p className="text-sm/snug text-soft">{about}</p>
      </div>
      <div className="min-w-0 text-sm max-lg:col-start-2 max-lg:-col-end-1 max-lg:row-start-2">
        <p className="line-clamp-2 text-sm/snug text-soft">{description}</p>
      </div>
      <div className="min-w-0 text-sm max-sm:col-start-2 max-sm:row-start-3">{sign}</div>
      <div className="flex min-w-0 flex-col items-end gap-y-0.5 text-sm max-sm:col-span-2 max-sm:row-start-3">
        {links}
      </div>
      {score !== undefined && (
        <div className="justify-self-end max-sm:col-start-4 max-sm:row-start-1 max-sm:self-start">{score}</div>
      )}
      {children && <div className="col-start-2 -col-end-1 min-w-0 pt-1 pb-1">{children}</div>}
    </li>
  );
}

interface RecordListProps {
  /** The names of the columns in a wide window, in the order of the row's props. Screen readers skip them. */
  readonly columns: readonly [
    name: string,
    description: string,
    sign: string,
    links: string,
    score?: string | undefined,
  ];
  readonly className?: string;
  /** `RecordRow`s. */
  readonly children: ReactNode;
}

/** Rows below the names of their columns. */
export function RecordList({ columns, className, children }: RecordListProps) {
  const [name, description, sign, links, score] = columns;
  return (
    <div className={cx("border-t border-edge", className)}>
      <div
        aria-hidden="true"
        className={cx(
          row,
          "border-b border-line py-1.5 text-sm text-soft max-lg:hidden",
          score ? withScore : withoutScore,
        )}
      >
        <span className="col-start-2">{name}</span>
        <span>{description}</span>
        <span>{sign}</span>
        <span className="text-right">{links}</span>
        {score && <span className="text-right">{score}</span>}
      </div>
      <ul>{children}</ul>
    </div>
  );
}

/** A placeholder for a list of rows. */
export function RecordListLoading({ count }: { readonly count: number }) {
  return (
    <ul aria-hidden="true" className="border-t border-edge">
      {Array.from({ length: count }, (_, index) => (
        <RecordRow
          key={index}
          tile={<Skeleton className="size-10" />}
          name={<Skeleton className="my-1 h-5 w-2/5" />}
          about={<Skeleton className="mt-2 h-3.5 w-4/5" />}
          description={<Skeleton className="h-3.5" />}
          sign={<Skeleton className="h-3.5 w-3/5" />}
          links={<Skeleton className="h-3.5 w-16" />}
        />
      ))}
    </ul>
  );
}

const row = "grid grid-cols-[2.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-0.5 lg:gap-x-4 lg:gap-y-0";
// Between phone and wide window the description has a line of its own, below the other columns.
const withScore =
  "sm:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,4fr)_9rem_2.75rem] lg:grid-cols-[2.5rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)_11rem_2.75rem]";
const withoutScore =
  "sm:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,4fr)_9rem] lg:grid-cols-[2.5rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)_11rem]";
