import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { Callout } from "@zodiac-at-work/ui/callout";
import { useEffect, useState } from "react";
import { type CardFormProps, outcomeOf } from "./card-form.ts";
import { stripeAppearance } from "./stripe-appearance.ts";

/** Stripe's Payment Element. Card numbers stay in Stripe's frame and never reach this page. */
export function StripeCard({ publishableKey, clientSecret, onReady }: CardFormProps) {
  const [stripe] = useState(() => loadOnce(publishableKey));
  const [appearance] = useState(stripeAppearance);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    void stripe.then((loaded) => setFailed(loaded === null));
  }, [stripe]);

  if (failed) {
    return (
      <Callout tone="danger">
        The payment form could not be loaded. Please check your connection and reload the page.
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
  const handleReady = () => {
    if (!stripe || !elements) return;
    onReady({
      async confirm(returnUrl) {
        const { error, paymentIntent } = await stripe.confirmPayment({
          elements,
          confirmParams: { return_url: returnUrl },
          redirect: "if_required",
        });
        if (error?.type === "validation_error") return { kind: "incomplete" };
        return outcomeOf({ status: paymentIntent?.status ?? error?.payment_intent?.status, message: error?.message });
      },
    });
  };
  return <PaymentElement onReady={handleReady} options={{ layout: "tabs" }} />;
}

let loading: Promise<Stripe | null> | undefined;

/** Loads Stripe's script once per page, as Stripe requires. A failed load is retried by the next call. */
function loadOnce(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey).catch((error: unknown) => {
    loading = undefined;
    console.error("Stripe could not be loaded.", error);
    return null;
  });
  return loading;
}
