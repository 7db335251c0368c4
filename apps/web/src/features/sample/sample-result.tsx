import { Container } from "@zodiac-at-work/ui/container";
import { parseDate, signOfDate } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { offer } from "../../offer/offer.ts";
import { OfferCard } from "../../offer/offer-card.tsx";
import { PersonalityCard } from "../../sign/personality-card.tsx";
import { SignPlate } from "../../sign/sign-plate.tsx";
import { TestimonialSection } from "../../testimonials/testimonial-section.tsx";

interface SampleResultProps {
  /** An ISO date that has a sign. */
  readonly birthDate: string;
  readonly onReset: () => void;
}

export function SampleResult({ birthDate, onReset }: SampleResultProps) {
  const answer = signOfDate(birthDate);
  const profile = shortProfiles[answer.sign];
  return (
    <div className="animate-appear">
      <Container className="py-12 sm:py-16">
        <SignPlate birthDate={parseDate(birthDate)} answer={answer} profile={profile} onReset={onReset} />
      </Container>
      <Container className="pb-16 md:pb-24">
        <PersonalityCard profile={profile} />
      </Container>
      <TestimonialSection count={2} />
      <Container className="pb-16 md:pb-24">
        <OfferCard title={`Get Full Access - ${offer.price}`}>
          <p className="mt-3 text-base font-medium">{offer.terms}</p>
        </OfferCard>
      </Container>
    </div>
  );
}
