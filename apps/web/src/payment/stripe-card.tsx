import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { Callout } from "@zodiac-at-work/ui/callout";
import { useEffect, useState } from "react";
import { type CardFormProps, outcomeOf } from "./card-form.ts";
import { stripeAppearance } from "./stripe-appearance.ts";

/** Stripe's own form, in a frame of Stripe's: card numbers never touch this page. */
export function StripeCard({ publishableKey, clientSecret, onReady }: CardFormProps) {
  const [stripe] = useState(() => loadOnce(publishableKey));
  const [appearance] = useState(stripeAppearance);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    void stripe.then((loaded) => setMissing(loaded === null));
  }, [stripe]);

  if (missing) {
    return (
      <Callout tone="danger">
        The payment provider’s form could not be loaded. Please check your connection and load the page again.
      </Callout>
    );
  }
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <Element onReady={onReady} />
    </Elements>
  );
}

function Element({ onReady }: Pick<CardFormProps, "onReady">) {
  const stripe = useStripe();
  const elements = useElements();
  const offerEntry = () => {
    if (!stripe || !elements) return;
    onReady({
      async confirm(returnUrl) {
        const { error, paymentIntent } = await stripe.confirmPayment({
          elements,
          confirmParams: { return_url: returnUrl },
          redirect: "if_required",
        });
        return outcomeOf({ status: paymentIntent?.status ?? error?.payment_intent?.status, message: error?.message });
      },
    });
  };
  return <PaymentElement onReady={offerEntry} options={{ layout: "tabs" }} />;
}

let loading: Promise<Stripe | null> | undefined;

/** Stripe's script may be loaded once a page. A load that failed may be tried again. */
function loadOnce(publishableKey: string): Promise<Stripe | null> {
  const stripe =
    loading ??
    loadStripe(publishableKey).catch((error: unknown) => {
      loading = undefined;
      console.error("Stripe could not be loaded.", error);
      return null;
    });
  loading = stripe;
  return stripe;
}
