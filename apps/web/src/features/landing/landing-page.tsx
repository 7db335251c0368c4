import { signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import { useToday } from "../../sign/use-today.ts";
import { TestimonialSection } from "../../testimonials/testimonial-section.tsx";
import { useBornYear } from "./born-year.ts";
import { FeatureBand } from "./feature-band.tsx";
import { Hero } from "./hero.tsx";
import { NewYearSection } from "./new-year-section.tsx";
import { OfferSection } from "./offer-section.tsx";
import { QuestionSection } from "./question-section.tsx";
import { ReadingSection } from "./reading-section.tsx";

export function LandingPage() {
  const { zodiacYear } = signOfDate(useToday());
  const year = useBornYear(zodiacYear);
  return (
    <>
      <Hero year={year} latest={zodiacYear} />
      <FeatureBand reader={signForYear(year)} />
      <ReadingSection />
      <NewYearSection from={zodiacYear} />
      <TestimonialSection count={3} />
      <OfferSection />
      <QuestionSection />
    </>
  );
}
