import { Container } from "@zodiac-at-work/ui/container";
import { offer } from "../../offer/offer.ts";
import { OfferCard } from "../../offer/offer-card.tsx";

export function OfferSection() {
  return (
    <Container className="pb-12 md:pb-16">
      <OfferCard title={offer.terms}>
        <p className="mt-5 font-display text-5xl font-medium tracking-display">{offer.price}</p>
      </OfferCard>
    </Container>
  );
}
