import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** A small line in gold capitals above a heading, at the same distance everywhere. */
export function Eyebrow({ className, ...rest }: ComponentProps<"p">) {
  return (
    <p
      className={cx("text-xs font-medium tracking-eyebrow text-gold uppercase [&:has(+:is(h1,h2,h3))]:mb-3", className)}
      {...rest}
    />
  );
}
