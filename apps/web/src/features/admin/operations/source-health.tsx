import { cx } from "class-variance-authority";

interface SourceHealthProps {
  /** How each day went, the oldest first: from 0 (nothing was read) to 1 (everything), or null without a check. */
  readonly days: readonly (number | null)[];
  /** The days in words, for screen readers. */
  readonly label: string;
}

/** One mark for each day. The lower the mark, the less was read. A day without a check has a line only. */
export function SourceHealth({ days, label }: SourceHealthProps) {
  return (
    <div role="img" aria-label={label} className="flex h-3.5 items-end gap-px forced-color-adjust-none">
      {days.map((share, index) => (
        <span
          key={index}
          className={cx("min-w-0 grow basis-0 rounded-[1px]", tintOf(share))}
          style={{ height: share === null ? "1px" : `${Math.max(25, share * 100)}%` }}
        />
      ))}
    </div>
  );
}

function tintOf(share: number | null): string {
  if (share === null) return "bg-edge";
  if (share >= 0.95) return "bg-success/60";
  return share >= 0.6 ? "bg-gold" : "bg-danger";
}
