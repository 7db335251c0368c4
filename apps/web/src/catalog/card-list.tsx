import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { pageSize } from "./page-status.ts";

/** Cards in one, two or three columns. */
export function CardList({ className, ...rest }: ComponentProps<"ul">) {
  return <ul className={cx("grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3", className)} {...rest} />;
}

interface CatalogCardProps {
  /** Logo, name and the line below it. */
  readonly head: ReactNode;
  readonly description: ReactNode;
  /** Whether the description takes up to three lines instead of two. */
  readonly isLong?: boolean;
  /** Seal, sign and date. */
  readonly sign: ReactNode;
  /** A note about the date. */
  readonly note?: ReactNode;
  /** Links. */
  readonly foot: ReactNode;
}

/** A card of the catalog. Its parts line up with those of the cards beside it. */
export function CatalogCard({ head, description, isLong = false, sign, note, foot }: CatalogCardProps) {
  return (
    <li className="relative flex flex-col rounded-md border border-line bg-sheet px-5 pt-5">
      <div className="flex min-h-14 gap-4">{head}</div>
      <div className={cx("mt-3 text-sm text-soft", isLong ? "line-clamp-3 h-[4.65em]" : "line-clamp-2 h-[3.1em]")}>
        {description}
      </div>
      <div className="mt-auto flex min-h-17 items-center justify-between gap-3 py-3.5">{sign}</div>
      {note && <p className="-mt-1 pb-4 text-sm text-soft">{note}</p>}
      <div className="flex min-h-13 items-center justify-between gap-4 border-t border-line text-sm">{foot}</div>
    </li>
  );
}

/** A placeholder for a page of cards, as tall as the cards. */
export function CardListLoading({ isLong = false }: { readonly isLong?: boolean }) {
  return (
    <CardList aria-hidden="true">
      {Array.from({ length: pageSize }, (_, index) => (
        <CatalogCard
          key={index}
          isLong={isLong}
          head={
            <>
              <Skeleton className="size-11 shrink-0" />
              <span className="grid grow content-start gap-2 pt-1">
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="h-3.5 w-4/5" />
              </span>
            </>
          }
          description={
            <span className="grid gap-2 pt-1">
              <Skeleton className="h-3.5" />
              <Skeleton className="h-3.5 w-3/5" />
            </span>
          }
          sign={
            <>
              <Skeleton className="size-9" />
              <span className="grid grow gap-2">
                <Skeleton className="h-3.5 w-1/5" />
                <Skeleton className="h-3.5 w-2/5" />
              </span>
            </>
          }
          foot={<Skeleton className="h-3.5 w-16" />}
        />
      ))}
    </CardList>
  );
}
