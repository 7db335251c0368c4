import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { TestimonialList } from "../../testimonials/testimonial-list.tsx";

export function TestimonialSection() {
  return (
    <section className="border-t border-line">
      <Container className="py-16 md:py-24">
        <Eyebrow>Readers</Eyebrow>
        <Heading level={2} size="section" className="mt-2 mb-10">
          What it is like to read
        </Heading>
        <TestimonialList count={3} />
      </Container>
    </section>
  );
}
