import { cx } from "class-variance-authority";

interface ScoreBadgeProps {
  /** 0 to 100. */
  readonly score: number;
  /** Says what the score is of, for screen readers: `Match with Dragon`. */
  readonly label: string;
  /** `large` for the head of a page. */
  readonly size?: keyof typeof sizes;
}

/** A score: filled from 80, outlined from 60, plain below, in forced colors too. The number says the same. */
export function ScoreBadge({ score, label, size = "normal" }: ScoreBadgeProps) {
  return (
    <p
      className={cx(
        "inline-grid shrink-0 place-content-center rounded-sm border-[1.5px] px-1 font-serif leading-none font-medium tabular-nums",
        sizes[size],
        score >= 80
          ? "border-success bg-success text-paper forced-colors:border-[CanvasText] forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-color-adjust-none"
          : score >= 60
            ? "border-success text-success"
            : ["text-ink forced-colors:border-[Canvas]", size === "large" ? "border-line" : "border-transparent"],
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

const sizes = { normal: "h-7.5 min-w-11 text-xl", large: "h-12 min-w-16 text-3xl" } as const;
