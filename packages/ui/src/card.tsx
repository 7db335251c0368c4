import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** A bordered sheet. Cards do not nest. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("rounded-md border border-line bg-sheet p-6 sm:p-8", className)} {...rest} />;
}
