import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  /** What the number is of: `of 240`. */
  readonly note?: ReactNode;
  /** `bad` for a number that needs a person, `good` for one that shows that nothing is wrong. */
  readonly tone?: keyof typeof tones;
}

/** Figures side by side. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">{children}</dl>;
}

/** A number that is the message, with its label, in `Figures`. */
export function Figure({ label, value, note, tone = "plain" }: FigureProps) {
  return (
    <div
      className={cx(
        "flex flex-col justify-between gap-1 rounded-md border bg-sheet px-4 py-3",
        tone === "bad" ? "border-danger/60" : "border-line",
      )}
    >
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className={cx("font-display text-3xl font-medium tracking-display tabular-nums", tones[tone])}>
          {value}
        </span>
        {note && <span className="text-sm text-soft tabular-nums">{note}</span>}
      </dd>
    </div>
  );
}

const tones = { plain: "text-ink", good: "text-success", bad: "text-danger" } as const;
