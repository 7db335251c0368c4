import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Says what is wrong and how to correct it. Screen readers announce it as soon as it appears. */
  readonly error?: string | undefined;
  /** A control inside the input, at its end, 44 px wide. */
  readonly action?: ReactNode;
}

/** A labeled input with a hint and an error, which screen readers read as its description. */
export function Field({ label, hint, error, action, ...input }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-base font-semibold text-ink">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={cx(
            "block min-h-13 w-full rounded-sm border-[1.5px] border-edge bg-paper px-4 py-2 text-lg text-ink tabular-nums transition-colors hover:border-ink aria-invalid:border-danger",
            action && "pr-14",
          )}
          {...input}
        />
        {action && <div className="absolute inset-y-1 right-1 grid w-11 place-content-center">{action}</div>}
      </div>
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
