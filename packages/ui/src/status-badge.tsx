import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const statusBadgeStyle = cva(
  "inline-flex min-h-6 items-center gap-1.5 rounded-sm border px-2 text-sm/5 font-medium whitespace-nowrap text-ink [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        good: "bg-success/12 [&_svg]:text-success",
        fair: "bg-gold/12 [&_svg]:text-gold",
        bad: "bg-danger/12 [&_svg]:text-danger",
        busy: "bg-seal-pig/12 [&_svg]:text-seal-pig",
        quiet: "bg-ink/6 [&_svg]:text-soft",
      },
      /** Whether a person has to act. */
      needsPerson: { true: "border-danger", false: "border-transparent" },
    },
    defaultVariants: { needsPerson: false },
  },
);

interface StatusBadgeProps extends VariantProps<typeof statusBadgeStyle> {
  readonly tone: NonNullable<VariantProps<typeof statusBadgeStyle>["tone"]>;
  /** An icon of its own for each state. The color is never the only difference. */
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A state as an icon and a word. */
export function StatusBadge({ tone, needsPerson, icon, children }: StatusBadgeProps) {
  return (
    <span className={statusBadgeStyle({ tone, needsPerson })}>
      {icon}
      {children}
    </span>
  );
}
