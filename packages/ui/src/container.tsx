import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The content width of the page, with margins. */
export function Container({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("mx-auto w-full max-w-page px-5 sm:px-8", className)} {...rest} />;
}
