import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { cx } from "class-variance-authority";
import { operatorText } from "../operator/operator-text.ts";

const id = "testimonials";

/**
 * The words of `count` readers. Without the setting, they are lines of a reading. The API writes them, because they belong to the
 * operator and not to the build.
 */
export function TestimonialSection({ count }: { readonly count: 2 | 3 }) {
  return (
    <section aria-labelledby={id} className="border-t border-line has-[ul:empty]:hidden">
      <Container className="py-6 sm:py-12 md:py-16">
        <Eyebrow {...operatorText("quotes-label")} />
        <Heading id={id} level={2} size="section" className="mt-2" {...operatorText("quotes-title")} />
        <p className="mt-2 text-sm text-soft empty:hidden" {...operatorText("quotes-note")} />
        <ul
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard has to reach it
          tabIndex={0}
          className={cx(
            "relative mt-6 grid md:mt-10 md:divide-x border-line max-md:-mx-5 max-md:auto-cols-[82%] max-md:snap-x max-md:scroll-px-5 max-md:grid-flow-col max-md:overflow-x-auto max-md:px-5 sm:max-md:-mx-8 sm:max-md:px-8",
            "*:snap-start *:border-line max-md:*:border-t max-md:*:pt-4 max-md:*:pr-5 md:*:px-8 md:*:first:pl-0 md:*:last:pr-0",
            "[&_figure]:flex [&_figure]:h-full [&_figure]:flex-col [&_figure]:justify-between [&_figure]:gap-5",
            "[&_blockquote]:max-w-[17em] [&_blockquote]:font-serif [&_blockquote]:text-xl [&_blockquote]:font-medium [&_blockquote]:text-balance",
            "[&_figcaption]:flex [&_figcaption]:items-center [&_figcaption]:gap-3 [&_figcaption]:text-sm [&_figcaption]:text-soft",
            "[&_svg]:size-7 [&_svg]:shrink-0 [&_svg]:forced-color-adjust-none",
            count === 3 ? "md:grid-cols-3" : "md:grid-cols-2 [&>:nth-child(2)]:border-e-0 [&>:nth-child(3)]:hidden",
          )}
          {...operatorText("quotes")}
        />
      </Container>
    </section>
  );
}
