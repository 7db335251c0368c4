import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { TestimonialList } from "./testimonial-list.tsx";

/** Testimonials with a heading. */
export function TestimonialSection({ count }: { readonly count: 2 | 3 }) {
  return (
    <section className="border-t border-line">
      <Container className="py-9 sm:py-12 md:py-16">
        <Eyebrow>Readers</Eyebrow>
        <Heading level={2} size="section" className="mt-2 mb-6 md:mb-10">
          What readers say
        </Heading>
        <TestimonialList count={count} />
      </Container>
    </section>
  );
}
