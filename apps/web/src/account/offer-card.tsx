import { Card } from "@zodiac-at-work/ui/card";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { offer } from "./offer.ts";

interface OfferCardProps {
  readonly title: string;
  /** The price or the terms, as the title leaves one of them unsaid. */
  readonly children: ReactNode;
}

/** What full access will hold and cost. It is information until access can be bought. */
export function OfferCard({ title, children }: OfferCardProps) {
  return (
    <Card className="grid gap-x-16 gap-y-8 md:grid-cols-[1fr_1.2fr] md:p-12">
      <div>
        <Eyebrow>Full access</Eyebrow>
        <Heading level={2} size="section" className="mt-2">
          {title}
        </Heading>
        {children}
        <p className="mt-4 max-w-[19em] text-sm text-soft">
          Full access is not on sale yet. The free sample is open to everybody, without an account.
        </p>
      </div>
      <ul className="self-center border-b border-line">
        {offer.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3 border-t border-line py-3">
            <Check aria-hidden size={18} strokeWidth={1.75} className="mt-1 shrink-0 text-gold" />
            {benefit}
          </li>
        ))}
      </ul>
    </Card>
  );
}
