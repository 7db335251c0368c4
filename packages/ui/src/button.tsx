import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The classes of a button, for a link that looks like one: `<Link className={buttonStyle({ variant: "primary" })}>`. */
export const buttonStyle = cva(
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border-[1.5px] px-5.5 py-2 text-center text-balance font-sans text-base leading-snug font-semibold no-underline transition-colors",
  {
    variants: {
      variant: {
        primary:
          "border-cinnabar bg-cinnabar text-on-cinnabar hover:border-cinnabar-strong hover:bg-cinnabar-strong disabled:border-line disabled:bg-paper disabled:text-soft",
        secondary: "border-ink bg-transparent text-ink hover:bg-ink hover:text-paper",
      },
    },
    defaultVariants: { variant: "primary" },
  },
);

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonStyle>;

/** A button. A view has one primary button at most. */
export function Button({ variant, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle({ variant, className })} {...rest} />;
}
