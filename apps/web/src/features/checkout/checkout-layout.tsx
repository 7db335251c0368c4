import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { offer } from "../../offer/offer.ts";
import { PurchasePanel } from "../../offer/purchase-panel.tsx";

/** The order summary on the left, the payment on the right. */
export function CheckoutLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Container className="grid grow content-center py-8 sm:py-12">
      <div className="mx-auto w-full max-w-240">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div>
            <Eyebrow>Checkout</Eyebrow>
            <Heading level={1} size="page" className="mt-1">
              Complete Your Purchase
            </Heading>
          </div>
          <Link to="/" className="text-sm text-link">
            Back to homepage
          </Link>
        </div>
        <div className="grid overflow-hidden rounded-md border border-line bg-sheet md:grid-cols-[22rem_1fr]">
          <PurchasePanel
            title="Lifetime access"
            level={2}
            features={offer.features}
            className="border-line max-md:border-b md:border-r"
          />
          <section aria-labelledby="payment-details" className="p-6 sm:p-8">
            <Heading id="payment-details" level={2} size="card" className="mb-5">
              Payment details
            </Heading>
            {children}
          </section>
        </div>
      </div>
    </Container>
  );
}
