import { useQuery } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Spinner } from "@zodiac-at-work/ui/spinner";
import { lazy, Suspense } from "react";
import { apiQuery } from "../api/client.ts";
import { showToast } from "../toast/show-toast.ts";
import type { CardEntry, CardFormProps } from "./card-form.ts";
import { usePayment } from "./use-payment.ts";

const SandboxCard = lazy(async () => ({ default: (await import("./sandbox-card.tsx")).SandboxCard }));
const StripeCard = lazy(async () => ({ default: (await import("./stripe-card.tsx")).StripeCard }));

interface PaymentFormProps {
  readonly clientSecret: string;
  readonly submitLabel: string;
  /** The payment was made, or is on its way. */
  readonly onPaid: () => void;
}

/** Takes a card and pays with it, once, and says in passing how that went. */
export function PaymentForm({ clientSecret, submitLabel, onPaid }: PaymentFormProps) {
  const { processing, problem, setEntry, pay } = usePayment({
    onPaid(kind) {
      showToast(news[kind]);
      onPaid();
    },
    onRefused: (description) => showToast({ title: "Payment Failed", description, destructive: true }),
  });
  return (
    <form onSubmit={pay} className="grid gap-6">
      <Suspense fallback={<Spinner label="Loading the payment form" />}>
        <CardForm clientSecret={clientSecret} onReady={setEntry} />
      </Suspense>
      {problem && <Callout tone="danger">{problem}</Callout>}
      <Button type="submit" disabled={processing}>
        {processing ? "Processing..." : submitLabel}
      </Button>
      <p className="text-sm text-soft">
        Your payment information is secure: it goes straight to the payment provider, encrypted, and is never stored
        here.
      </p>
    </form>
  );
}

/** While the bank takes its time nothing has succeeded yet. */
const news = {
  succeeded: { title: "Payment Successful", description: "Processing your access... Please wait a moment." },
  processing: { title: "Payment Processing", description: "Your bank takes its time. Please do not pay again." },
} as const;

interface CardFormChoice {
  readonly clientSecret: string;
  readonly onReady: (entry: CardEntry) => void;
}

/** Stripe's form, or on a laptop without keys the test form in its place. */
function CardForm(props: CardFormChoice) {
  const { data: config } = useQuery(apiQuery("/api/config"));
  const publishableKey = config?.stripePublishableKey;
  if (!publishableKey) return null;
  const form: CardFormProps = { ...props, publishableKey };
  return config.stripeSandboxUrl ? (
    <SandboxCard {...form} sandboxUrl={config.stripeSandboxUrl} />
  ) : (
    <StripeCard {...form} />
  );
}
