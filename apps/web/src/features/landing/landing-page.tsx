import { signOfDate } from "@zodiac-at-work/zodiac";
import { useToday } from "../../sign/use-today.ts";
import { TestimonialSection } from "../../testimonials/testimonial-section.tsx";
import { FeatureBand } from "./feature-band.tsx";
import { Hero } from "./hero.tsx";
import { NewYearSection } from "./new-year-section.tsx";
import { OfferSection } from "./offer-section.tsx";
import { QuestionSection } from "./question-section.tsx";

export function LandingPage() {
  const now = signOfDate(useToday());
  return (
    <>
      <Hero now={now} />
      <FeatureBand />
      <NewYearSection from={now.zodiacYear} />
      <TestimonialSection count={3} />
      <OfferSection />
      <QuestionSection />
    </>
  );
}
