import { cx } from "class-variance-authority";

interface BenefitListProps {
  readonly benefits: readonly string[];
  readonly className?: string;
}

/** What full access includes, line by line. */
export function BenefitList({ benefits, className }: BenefitListProps) {
  return (
    <ul className={cx("border-b border-line", className)}>
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-3 border-t border-line py-2.5">
          <svg
            viewBox="0 0 18 18"
            aria-hidden="true"
            className="mt-1 size-4.5 shrink-0 fill-none stroke-gold"
            strokeWidth="1.5"
          >
            <path d="M3 9.5l4 4 8-9" />
          </svg>
          {benefit}
        </li>
      ))}
    </ul>
  );
}
