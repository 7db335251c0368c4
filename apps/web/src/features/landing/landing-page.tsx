import { signOfDate } from "@zodiac-at-work/zodiac";
import { today } from "../../sign/today.ts";
import { FeatureBand } from "./feature-band.tsx";
import { Hero } from "./hero.tsx";
import { NewYearSection } from "./new-year-section.tsx";
import { OfferSection } from "./offer-section.tsx";
import { QuestionSection } from "./question-section.tsx";
import { TestimonialSection } from "./testimonial-section.tsx";

export function LandingPage() {
  const { zodiacYear } = signOfDate(today());
  return (
    <>
      <Hero zodiacYear={zodiacYear} />
      <FeatureBand />
      <NewYearSection zodiacYear={zodiacYear} />
      <TestimonialSection />
      <OfferSection />
      <QuestionSection />
    </>
  );
}
