import { cx } from "class-variance-authority";

/** Holds the place of words that are on their way. It is hidden from screen readers; say there what is being loaded. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={cx("block rounded-sm bg-line", className)} />;
}
