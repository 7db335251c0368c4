import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const calloutStyle = cva("border-l-2 pl-4 text-base/6", {
  variants: {
    tone: {
      plain: "border-edge text-soft",
      offer: "border-gold text-soft",
      success: "border-success text-ink",
      danger: "border-danger font-medium text-danger",
    },
  },
  defaultVariants: { tone: "plain" },
});

type CalloutProps = ComponentProps<"div"> & VariantProps<typeof calloutStyle>;

/** Text with a rule at its left. Screen readers announce the tone `danger` as soon as it appears. */
export function Callout({ tone, className, ...rest }: CalloutProps) {
  return <div role={tone === "danger" ? "alert" : undefined} className={calloutStyle({ tone, className })} {...rest} />;
}
