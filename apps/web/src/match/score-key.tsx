import { cx } from "class-variance-authority";

interface ScoreKeyProps {
  /** Whether years stand beside the scores. Their words come from another rule, and the key says so. */
  readonly hasYears?: boolean;
  readonly className?: string;
}

/**
 * What a match score means, in a line below a list or a figure with scores. The thresholds are those of `ScoreBadge`.
 *
 * @example
 * <ScoreKey className="mt-3" />
 */
export function ScoreKey({ hasYears = false, className }: ScoreKeyProps) {
  return (
    <p className={cx("text-xs/5 text-soft", className)}>
      Match scores: 80 and more strong, 60 good, 40 even.
      {hasYears && " Years follow another rule."}
    </p>
  );
}
