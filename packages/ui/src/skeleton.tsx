import { cx } from "class-variance-authority";

/** A placeholder for text that is loading. Screen readers skip it, so announce the loading elsewhere. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={cx("block rounded-sm bg-line", className)} />;
}
