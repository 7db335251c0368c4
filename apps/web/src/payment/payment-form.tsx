import { useQuery } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Spinner } from "@zodiac-at-work/ui/spinner";
import { Lock } from "lucide-react";
import { lazy, Suspense } from "react";
import { apiQuery } from "../api/client.ts";
import type { CardFormProps } from "./card-form.ts";
import { PaymentNotice } from "./payment-notice.tsx";
import { usePayment } from "./use-payment.ts";

const SandboxCard = lazy(async () => ({ default: (await import("./sandbox-card.tsx")).SandboxCard }));
const StripeCard = lazy(async () => ({ default: (await import("./stripe-card.tsx")).StripeCard }));

interface PaymentFormProps {
  readonly clientSecret: string;
  readonly submitLabel: string;
  /** Called when the payment succeeded or is processing. */
  readonly onPaid: () => void;
}

/** A card form that pays once. */
export function PaymentForm({ clientSecret, submitLabel, onPaid }: PaymentFormProps) {
  const payment = usePayment(onPaid);
  const processing = payment.isPending || payment.isSuccess;
  return (
    <form noValidate onSubmit={payment.submit} className="grid gap-5">
      <Suspense fallback={<Spinner label="Loading the payment form" />}>
        <CardForm clientSecret={clientSecret} onReady={payment.setCard} />
      </Suspense>
      {payment.problem && <Callout tone="danger">{payment.problem}</Callout>}
      <Button type="submit" disabled={processing}>
        {!processing && <Lock aria-hidden="true" className="size-4" />}
        {processing ? "Processing..." : submitLabel}
      </Button>
      <PaymentNotice />
    </form>
  );
}

/** Stripe's form, or the test form if the API runs without Stripe keys. */
function CardForm(props: Pick<CardFormProps, "clientSecret" | "onReady">) {
  const { data: config } = useQuery(apiQuery("/api/config"));
  const publishableKey = config?.stripePublishableKey;
  if (!publishableKey) return null;
  return config.stripeSandboxUrl ? (
    <SandboxCard {...props} publishableKey={publishableKey} sandboxUrl={config.stripeSandboxUrl} />
  ) : (
    <StripeCard {...props} publishableKey={publishableKey} />
  );
}
