import { useEffect, useState } from "react";
import { FormError } from "../form/form-error.ts";
import { useFormMutation } from "../form/use-form-mutation.ts";
import { showToast } from "../toast/show-toast.ts";
import type { LoadedCardForm } from "./card-form.ts";

/** The submission of a payment form. Shows the result as a toast and calls `onPaid` unless the payment was refused. */
export function usePayment(onPaid: () => void) {
  const [card, setCard] = useState<LoadedCardForm>();
  const payment = useFormMutation({
    send: async () => {
      if (!card) throw new FormError("Payment form is still loading. Please wait a moment and try again.");
      const outcome = await card.confirm(`${window.location.origin}/success`);
      if (outcome.kind === "incomplete") throw new FormError("Please complete your card details.");
      if (outcome.kind === "refused") throw new PaymentRefused(outcome.message || "Payment failed. Please try again.");
      return outcome.kind;
    },
    messageOf,
    onSuccess(kind) {
      showToast(toasts[kind]);
      onPaid();
    },
    onError(error) {
      if (error instanceof FormError) return;
      if (!(error instanceof PaymentRefused)) console.error("The payment could not be confirmed.", error);
      showToast({ title: "Payment Failed", description: messageOf(error), destructive: true });
    },
  });

  const { reset } = payment;
  useEffect(() => {
    // The back/forward cache may restore this page with its submission still pending.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);

  return { ...payment, setCard };
}

class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";
}

function messageOf(error: Error): string {
  return error instanceof PaymentRefused ? error.message : "An error occurred. Please try again.";
}

const toasts = {
  succeeded: { title: "Payment Successful", description: "Processing your access... Please wait a moment." },
  processing: {
    title: "Payment Processing",
    description: "Your bank is still processing the payment. Please do not pay again.",
  },
} as const;
