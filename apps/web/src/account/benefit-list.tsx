import { cx } from "class-variance-authority";
import { Check } from "lucide-react";

interface BenefitListProps {
  readonly benefits: readonly string[];
  readonly className?: string;
}

/** What full access holds, line by line. */
export function BenefitList({ benefits, className }: BenefitListProps) {
  return (
    <ul className={cx("border-b border-line", className)}>
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-3 border-t border-line py-2.5">
          <Check aria-hidden size={18} strokeWidth={1.75} className="mt-1 shrink-0 text-gold" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
