import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { lengthOf } from "./live-checks.ts";

interface TextBoxProps extends Omit<ComponentProps<"input">, "className" | "id" | "onChange"> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly isLong?: boolean;
  /** The lengths that search engines show. A longer text is allowed. */
  readonly limit?: { readonly least?: number; readonly most: number };
  readonly error?: string | undefined;
}

/** A field of an article with its label and, where search engines cut the text, its length. */
export function TextBox({ label, value, onValue, isLong = false, limit, error, maxLength }: TextBoxProps) {
  const id = useId();
  const control = {
    id,
    value,
    maxLength,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": limit ? `${id}-count ${id}-error` : `${id}-error`,
    onChange: (event: { currentTarget: { value: string } }) => onValue(event.currentTarget.value),
    className: boxStyle,
  };
  return (
    <div className="min-w-0">
      <LabelRow>
        <label htmlFor={id}>{label}</label>
        {limit && <Counter id={`${id}-count`} length={lengthOf(value)} {...limit} />}
      </LabelRow>
      {isLong ? (
        <textarea rows={2} {...control} className={cx(boxStyle, "field-sizing-content")} />
      ) : (
        <input {...control} />
      )}
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger not-empty:mt-1">
        {error}
      </p>
    </div>
  );
}

/** The classes of a text field. iOS enlarges the page for a text smaller than 16 px. */
export const boxStyle =
  "block min-h-10 w-full rounded-sm border border-edge bg-sheet px-3.5 py-2 text-sm text-ink transition-colors hover:border-ink aria-invalid:border-danger pointer-coarse:text-base";

export function LabelRow({ children }: { readonly children: ReactNode }) {
  return <div className="mb-1.5 flex justify-between gap-3 text-sm text-soft">{children}</div>;
}

interface CounterProps {
  readonly id: string;
  readonly length: number;
  readonly least?: number;
  readonly most: number;
}

function Counter({ id, length, least = 1, most }: CounterProps) {
  const isFitting = length >= least && length <= most;
  return (
    <span
      id={id}
      className={cx("shrink-0 font-medium tabular-nums", isFitting ? "text-success" : length > most && "text-danger")}
    >
      {length} / {most}
      <span className="sr-only"> characters</span>
    </span>
  );
}
