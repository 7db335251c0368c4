import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ContentField } from "./content-field.tsx";
import { descriptionLimits, lengthOf, titleLimit } from "./live-checks.ts";
import type { Editing } from "./use-editing.ts";

/** The fields of an article that its readers see. */
export function ArticleForm({ editing }: { readonly editing: Editing }) {
  const { fields, change, problem, contentKey, post } = editing;
  return (
    <div className="flex min-w-0 flex-col gap-4 bg-paper p-5 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr] sm:gap-3">
        <TextBox
          label="Title"
          limit={{ most: titleLimit }}
          maxLength={200}
          value={fields.title}
          error={problem?.field === "title" ? problem.text : undefined}
          onValue={(title) => change({ title })}
        />
        <TextBox
          label="Target keyword"
          maxLength={200}
          value={fields.targetKeyword}
          onValue={(targetKeyword) => change({ targetKeyword })}
        />
      </div>
      <TextBox
        label="Meta description"
        isLong
        limit={descriptionLimits}
        maxLength={500}
        value={fields.metaDescription}
        onValue={(metaDescription) => change({ metaDescription })}
      />
      <ContentField
        key={contentKey}
        content={fields.content}
        signs={post?.signs ?? []}
        title={fields.title}
        onChange={(content) => change({ content })}
      />
    </div>
  );
}

interface TextBoxProps extends Omit<ComponentProps<"input">, "className" | "id" | "onChange"> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly isLong?: boolean;
  /** The lengths that search engines show. A longer text is allowed. */
  readonly limit?: { readonly least?: number; readonly most: number };
  readonly error?: string | undefined;
}

function TextBox({ label, value, onValue, isLong = false, limit, error, maxLength }: TextBoxProps) {
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

// iOS enlarges the page for a text smaller than 16 px.
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
