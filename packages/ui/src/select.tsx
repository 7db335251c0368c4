import { cx } from "class-variance-authority";
import { type ComponentProps, useId } from "react";
import { labelStyle } from "./field.tsx";

interface SelectProps extends Omit<ComponentProps<"select">, "id" | "className"> {
  readonly label: string;
  /** Whether it is one of a row of filters: lower, and labeled for screen readers only. */
  readonly isCompact?: boolean;
  /** Whether it is one of a row of fields in a dense form: lower, with a smaller label. */
  readonly isDense?: boolean;
}

/** A labeled `select` of the browser. The children are its options. */
export function Select({ label, isCompact = false, isDense = false, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={labelStyle({ isCompact, isDense })}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          className={cx(
            "block w-full appearance-none rounded-sm border-[1.5px] border-edge text-ellipsis text-ink transition-colors hover:border-ink",
            isCompact || isDense
              ? "min-h-11 bg-sheet py-1.5 pr-8 pl-3 text-sm"
              : "min-h-13 bg-paper py-2 pr-10 pl-4 text-lg max-sm:pr-8 max-sm:pl-3 max-sm:text-base",
          )}
          {...select}
        >
          {children}
        </select>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 fill-none stroke-soft"
          strokeWidth="1.5"
        >
          <path d="M3 6l5 5 5-5" />
        </svg>
      </div>
    </div>
  );
}
