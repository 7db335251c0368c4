import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** A small line in gold capitals above a heading. */
export function Eyebrow({ className, ...rest }: ComponentProps<"p">) {
  return <p className={cx("text-xs font-medium tracking-eyebrow text-gold uppercase", className)} {...rest} />;
}
