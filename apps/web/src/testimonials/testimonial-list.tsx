import { Seal } from "@zodiac-at-work/ui/seal";
import { signs } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { type Testimonial, testimonials } from "./testimonials.ts";

/** The first `count` testimonials. */
export function TestimonialList({ count }: { readonly count: 2 | 3 }) {
  return (
    <ul
      aria-label="What readers say"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard has to reach it
      tabIndex={0}
      className={cx(
        "relative grid border-line max-md:-mx-5 max-md:auto-cols-[82%] max-md:snap-x max-md:scroll-px-5 max-md:grid-flow-col max-md:overflow-x-auto max-md:px-5 sm:max-md:-mx-8 sm:max-md:px-8 md:divide-x",
        count === 3 ? "md:grid-cols-3" : "md:grid-cols-2",
      )}
    >
      {testimonials.slice(0, count).map((testimonial) => (
        <li
          key={testimonial.quote}
          className="snap-start border-line max-md:border-t max-md:pt-4 max-md:pr-5 md:px-8 md:first:pl-0 md:last:pr-0"
        >
          <Quote {...testimonial} />
        </li>
      ))}
    </ul>
  );
}

function Quote({ quote, role, sign }: Testimonial) {
  return (
    <figure className="flex h-full flex-col justify-between gap-5">
      <blockquote className="max-w-[17em] font-serif text-xl font-medium text-balance text-ink">“{quote}”</blockquote>
      <figcaption className="flex items-center gap-3 text-sm text-soft">
        <Seal sign={sign} size={28} />
        {role}, {signs.find(({ id }) => id === sign)?.name}
      </figcaption>
    </figure>
  );
}
