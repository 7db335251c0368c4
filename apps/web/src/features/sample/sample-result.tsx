import { Container } from "@zodiac-at-work/ui/container";
import { parseDate, type SignId, signOfDate } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { FailureState } from "../../lists/failure-state.tsx";
import { BuyAccess } from "../../offer/buy-access.tsx";
import { offer } from "../../offer/offer.ts";
import { PersonalityCard } from "../../sign/personality-card.tsx";
import { TestimonialSection } from "../../testimonials/testimonial-section.tsx";
import { SampleChapter } from "./sample-chapter.tsx";
import { SampleCompanies } from "./sample-companies.tsx";
import { SampleHead } from "./sample-head.tsx";
import { buyLabel, SampleOffer } from "./sample-offer.tsx";
import { useSample } from "./use-sample.ts";

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
      <div>
        <Container className="py-8 sm:py-11">
          <SampleHead birthDate={parseDate(birthDate)} answer={answer} profile={profile} onReset={onReset} />
        </Container>
        <Container className="grid gap-12 pb-10">
          <PersonalityCard profile={profile} />
          <PaidParts sign={answer.sign} />
        </Container>
        <OfferBar />
      </div>
      <Container className="pb-12 md:pb-16">
        <SampleOffer sign={answer.sign} />
      </Container>
      <TestimonialSection count={2} />
    </div>
  );
}

/** What the server opens of the paid texts, as proof before the price. */
function PaidParts({ sign }: { readonly sign: SignId }) {
  const { data, error, refetch } = useSample(sign);
  if (error)
    return (
      <FailureState
        text="Failed to load the rest of your sample. Please check your connection and try again."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {data ? "" : "Loading a chapter of your reading"}
      </p>
      <SampleChapter chapter={data?.chapter} />
      <SampleCompanies reader={sign} companies={data?.companies} />
    </>
  );
}

/** On a phone, the offer in one line at the lower edge, until the reader reaches the offer itself. */
function OfferBar() {
  return (
    <div className="sticky bottom-0 z-10 mb-6 border-y border-line bg-sheet sm:hidden">
      <Container className="flex items-center justify-between gap-4 py-2.5">
        <p className="text-sm/5">
          Full access
          <span className="block text-soft">{offer.price} once</span>
        </p>
        <BuyAccess label={buyLabel} className="px-4" />
      </Container>
    </div>
  );
}
