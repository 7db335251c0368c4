import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** A list of terms and values with hairlines between them. */
export function FactList({ className, ...rest }: ComponentProps<"dl">) {
  return <dl className={cx("border-b border-line", className)} {...rest} />;
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

/** A term and its value in a `FactList`. */
export function Fact({ term, children }: FactProps) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-3 sm:grid-cols-[10rem_1fr] sm:gap-x-6">
      <dt className="text-sm/6 text-soft">{term}</dt>
      <dd className="text-base/6 text-ink">{children}</dd>
    </div>
  );
}
