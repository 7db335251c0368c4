import { cva, cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Says what is wrong and how to correct it. Screen readers announce it as soon as it appears. */
  readonly error?: string | undefined;
  /** A control inside the input, at its end, 44 px wide. */
  readonly action?: ReactNode;
  /** A link beside the label. The keyboard reaches it after the input. */
  readonly labelAction?: ReactNode;
  /** Whether it is one of a row of filters: lower, and labeled for screen readers only. */
  readonly isCompact?: boolean;
  /** Whether it is one of a row of fields in a dense form: lower, with a smaller label. */
  readonly isDense?: boolean;
  /** An icon inside the input, at its start. */
  readonly icon?: ReactNode;
}

/** The classes of the label above a control. */
export const labelStyle = cva("", {
  variants: {
    isCompact: { true: "sr-only", false: "block text-ink" },
    isDense: { true: "", false: "" },
  },
  compoundVariants: [
    { isCompact: false, isDense: false, className: "mb-2 text-base font-semibold" },
    { isCompact: false, isDense: true, className: "mb-1 text-sm font-medium" },
  ],
});

/** A labeled input with a hint and an error. Screen readers read both as its description. */
export function Field({
  label,
  hint,
  error,
  action,
  labelAction,
  isCompact = false,
  isDense = false,
  icon,
  ...input
}: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={labelAction ? "relative" : undefined}>
      <label htmlFor={id} className={labelStyle({ isCompact, isDense })}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={cx(
            "block w-full rounded-sm border-[1.5px] border-edge text-ellipsis text-ink tabular-nums transition-colors hover:border-ink aria-invalid:border-danger",
            // iOS enlarges the page for a text smaller than 16 px.
            isCompact || isDense
              ? "min-h-11 bg-sheet px-3 py-1.5 text-sm pointer-coarse:text-base"
              : "min-h-13 bg-paper px-4 py-2 text-lg",
            icon && "pl-9",
            action && "pr-14",
          )}
          {...input}
        />
        {icon && (
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 grid place-content-center">
            {icon}
          </span>
        )}
        {action && <div className="absolute inset-y-1 right-1 grid w-11 place-content-center">{action}</div>}
      </div>
      {labelAction && <div className="absolute top-0 right-0 text-sm/6">{labelAction}</div>}
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger not-empty:mt-2">
        {error}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
