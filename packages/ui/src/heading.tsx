import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const headingStyle = cva("font-medium text-ink", {
  variants: {
    size: {
      hero: "font-display text-5xl tracking-display",
      page: "font-display text-4xl tracking-display",
      section: "font-display text-3xl tracking-display",
      card: "font-serif text-2xl tracking-heading",
      small: "font-serif text-xl tracking-heading",
      row: "font-serif text-lg leading-snug tracking-heading",
    },
  },
});

interface HeadingProps extends ComponentProps<"h2">, Required<VariantProps<typeof headingStyle>> {
  /** The level in the outline of the page. It is independent of the size. */
  readonly level: 1 | 2 | 3;
}

/** A heading in Newsreader. A level 1 heading can receive the focus. A screen reader starts there on a new page. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Level = `h${level}` as const;
  return (
    <Level
      tabIndex={level === 1 ? -1 : undefined}
      className={headingStyle({ size, className: [className, "outline-none"] })}
      {...rest}
    />
  );
}
