import { type SubmitEvent, useEffect, useState } from "react";
import type { CardEntry } from "./card-form.ts";

interface PaymentOptions {
  /** The payment was made, or is on its way. */
  readonly onPaid: (kind: "succeeded" | "processing") => void;
  /** Nothing was paid, for the reason given. */
  readonly onRefused: (message: string) => void;
}

/** The states of a payment form: idle, processing, and back with a problem or on to `onPaid`. */
export function usePayment({ onPaid, onRefused }: PaymentOptions) {
  const [entry, setEntry] = useState<CardEntry>();
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    // Who goes back from the bank's page may find this one as it was left, still waiting.
    const resume = ({ persisted }: PageTransitionEvent) => persisted && setProcessing(false);
    window.addEventListener("pageshow", resume);
    return () => window.removeEventListener("pageshow", resume);
  }, []);

  const refuse = (message: string) => {
    setProblem(message);
    setProcessing(false);
    onRefused(message);
  };
  const confirm = async (card: CardEntry) => {
    setProcessing(true);
    setProblem(undefined);
    try {
      const outcome = await card.confirm(`${window.location.origin}/success`);
      if (outcome.kind === "refused") refuse(outcome.message || "Payment failed. Please try again.");
      else onPaid(outcome.kind);
    } catch (error) {
      console.error("The payment could not be confirmed.", error);
      refuse("An error occurred. Please try again.");
    }
  };
  const pay = (event: SubmitEvent) => {
    event.preventDefault();
    if (entry) void confirm(entry);
    else setProblem("Payment form is still loading. Please wait a moment and try again.");
  };
  return { processing, problem, setEntry, pay };
}
