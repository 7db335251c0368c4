import { useQuery } from "@tanstack/react-query";
import { Card } from "@zodiac-at-work/ui/card";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";
import { apiQuery } from "../api/client.ts";
import { BenefitList } from "./benefit-list.tsx";
import { BuyAccess } from "./buy-access.tsx";
import { benefitsOf } from "./offer.ts";

interface OfferCardProps {
  readonly title: string;
  /** The price or the terms, whichever is not in the title. */
  readonly children: ReactNode;
}

/** What full access includes and costs, with the buy button. */
export function OfferCard({ title, children }: OfferCardProps) {
  const { data: totals } = useQuery(apiQuery("/api/stats"));
  return (
    <Card className="grid gap-x-16 gap-y-5 sm:gap-y-8 md:grid-cols-[1fr_1.2fr] md:p-12">
      <div>
        <Eyebrow>Limited Time Offer</Eyebrow>
        <Heading level={2} size="section" className="mt-2">
          {title}
        </Heading>
        {children}
        <BuyAccess className="mt-6 max-sm:w-full" />
        <p className="mt-4 text-sm md:max-w-[19em] text-soft">Paid once. No subscription, no recurring charges.</p>
      </div>
      <BenefitList benefits={benefitsOf(totals?.openings ?? 0)} className="self-center" />
    </Card>
  );
}
