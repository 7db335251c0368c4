import { cva } from "class-variance-authority";

/** The classes of a button, for a link that looks like one: `<Link className={buttonStyle({ variant: "primary" })}>`. */
export const buttonStyle = cva(
  "inline-flex items-center justify-center gap-2 rounded-sm border-[1.5px] text-center text-balance font-sans leading-snug font-semibold no-underline transition-colors disabled:cursor-default disabled:border-line disabled:bg-line disabled:text-soft",
  {
    variants: {
      variant: {
        primary:
          "border-cinnabar bg-cinnabar text-on-cinnabar not-disabled:hover:border-cinnabar-strong not-disabled:hover:bg-cinnabar-strong",
        secondary: "border-ink bg-transparent text-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper",
        danger:
          "border-danger bg-transparent text-danger not-disabled:hover:bg-danger not-disabled:hover:text-on-cinnabar",
        quiet: "border-line bg-sheet text-ink not-disabled:hover:border-ink",
      },
      size: {
        normal: "min-h-12 px-5.5 py-2 text-base",
        small: "min-h-9 px-3.5 py-1 text-sm pointer-coarse:min-h-11",
      },
    },
    defaultVariants: { variant: "primary", size: "normal" },
  },
);
