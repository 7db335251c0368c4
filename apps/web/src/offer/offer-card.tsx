import { useQuery } from "@tanstack/react-query";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";
import { apiQuery } from "../api/client.ts";
import { operatorText } from "../operator/operator-text.ts";
import { RefundLink } from "../operator/refund-link.tsx";
import { BenefitList } from "./benefit-list.tsx";
import { BuyAccess } from "./buy-access.tsx";
import { benefitsOf } from "./offer.ts";
import { TrustRow } from "./trust-row.tsx";

interface OfferCardProps {
  readonly title: string;
  /** The price or the terms, whichever is not in the title. */
  readonly children: ReactNode;
}

/** What full access includes and costs, with the buy button. */
export function OfferCard({ title, children }: OfferCardProps) {
  const { data: totals } = useQuery(apiQuery("/api/stats"));
  return (
    <div className="overflow-hidden rounded-md border border-line bg-sheet">
      <div className="grid gap-x-16 gap-y-5 p-5 sm:gap-y-8 sm:p-8 md:grid-cols-[1fr_1.2fr] md:p-12">
        <div>
          <Eyebrow>
            Limited Time Offer
            <span {...operatorText("offer-end")} />
          </Eyebrow>
          <Heading level={2} size="section" className="mt-2">
            {title}
          </Heading>
          <div className="flex flex-wrap items-baseline gap-x-4">
            {children}
            <RefundLink className="text-sm" />
          </div>
          <BuyAccess className="mt-6 max-sm:w-full" />
        </div>
        <BenefitList benefits={benefitsOf(totals?.openings ?? 0)} className="self-center" />
      </div>
      <TrustRow />
    </div>
  );
}
