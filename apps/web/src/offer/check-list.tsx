import { cx } from "class-variance-authority";

interface CheckListProps {
  readonly points: readonly string[];
  readonly className?: string | undefined;
}

/** What is included, with a check mark before each point. */
export function CheckList({ points, className }: CheckListProps) {
  return (
    <ul className={cx("grid gap-2 text-base", className)}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <svg
            viewBox="0 0 18 18"
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 fill-none stroke-success"
            strokeWidth="1.75"
          >
            <path d="M3 9.5l4 4 8-9" />
          </svg>
          {point}
        </li>
      ))}
    </ul>
  );
}
