import { cx } from "class-variance-authority";

interface ScoreBadgeProps {
  /** 0 to 100. */
  readonly score: number;
  /** Says what the score is of, for screen readers: `Match with Dragon`. */
  readonly label: string;
}

/** A score: filled from 80, outlined from 60, plain below, in forced colors too. The number says the same. */
export function ScoreBadge({ score, label }: ScoreBadgeProps) {
  return (
    <p
      className={cx(
        "inline-grid h-7.5 min-w-11 shrink-0 place-content-center rounded-sm border-[1.5px] px-1 font-serif text-xl leading-none font-medium tabular-nums",
        score >= 80
          ? "border-success bg-success text-paper forced-colors:border-[CanvasText] forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-color-adjust-none"
          : score >= 60
            ? "border-success text-success"
            : "border-transparent text-ink forced-colors:border-[Canvas]",
      )}
    >
      <span>
        <span className="sr-only">{label}: </span>
        {score}
        <span className="sr-only"> of 100</span>
      </span>
    </p>
  );
}
