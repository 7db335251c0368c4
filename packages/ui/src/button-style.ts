import { cva } from "class-variance-authority";

/** The classes of a button, for a link that looks like one: `<Link className={buttonStyle({ variant: "primary" })}>`. */
export const buttonStyle = cva(
  "inline-flex items-center justify-center gap-2 rounded-sm border-[1.5px] text-center text-balance font-sans leading-snug font-semibold no-underline transition-colors",
  {
    variants: {
      variant: {
        primary:
          "border-cinnabar bg-cinnabar text-on-cinnabar hover:border-cinnabar-strong hover:bg-cinnabar-strong disabled:border-line disabled:bg-paper disabled:text-soft",
        secondary: "border-ink bg-transparent text-ink hover:bg-ink hover:text-paper",
        danger: "border-danger bg-transparent text-danger hover:bg-danger hover:text-on-cinnabar",
        quiet: "border-line bg-sheet text-ink hover:border-ink disabled:text-soft disabled:hover:border-line",
      },
      size: {
        normal: "min-h-12 px-5.5 py-2 text-base",
        small: "min-h-9 px-3.5 py-1 text-sm pointer-coarse:min-h-11",
      },
    },
    defaultVariants: { variant: "primary", size: "normal" },
  },
);
