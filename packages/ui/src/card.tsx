import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

interface CardProps extends ComponentProps<"div"> {
  /** For a card beside other things: less padding. */
  readonly isDense?: boolean;
}

/** A bordered sheet. Cards do not nest. */
export function Card({ className, isDense = false, ...rest }: CardProps) {
  return (
    <div
      className={cx("rounded-md border border-line bg-sheet", isDense ? "p-5" : "p-6 sm:p-8", className)}
      {...rest}
    />
  );
}
