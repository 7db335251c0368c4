import { Card } from "@zodiac-at-work/ui/card";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BenefitList } from "../../offer/benefit-list.tsx";
import { offer } from "../../offer/offer.ts";

/** The order summary on the left, the payment on the right. */
export function CheckoutLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Container className="grid items-start gap-x-16 gap-y-10 py-12 sm:py-16 md:grid-cols-2 md:py-24">
      <div>
        <Eyebrow>Checkout</Eyebrow>
        <Heading level={1} size="page" className="mt-3">
          Complete Your Purchase
        </Heading>
        <OrderSummary />
        <Link to="/" className="mt-6 inline-block text-link">
          Back to homepage
        </Link>
      </div>
      <Card>
        <Heading level={2} size="card" className="mb-6">
          Payment details
        </Heading>
        {children}
      </Card>
    </Container>
  );
}

function OrderSummary() {
  return (
    <section aria-labelledby="order-summary" className="mt-8">
      <Heading id="order-summary" level={2} size="small">
        Order summary
      </Heading>
      <p className="mt-1 text-soft">Lifetime access, one-time payment</p>
      <BenefitList benefits={offer.features} className="mt-4" />
      <p className="flex items-baseline justify-between gap-4 border-b border-edge py-3">
        <span className="font-semibold">Total</span>
        <span className="font-display text-3xl font-medium tracking-display">{offer.total}</span>
      </p>
      <p className="mt-3 text-sm text-soft">No recurring charges</p>
    </section>
  );
}
