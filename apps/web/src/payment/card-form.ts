/** How an attempt to pay ended, as far as the browser knows. Whether access is granted the API alone decides. */
export type PaymentOutcome =
  | { readonly kind: "succeeded" }
  /** The bank takes its time. */
  | { readonly kind: "processing" }
  /** Nothing was paid; the message is the provider's, for the reader. */
  | { readonly kind: "refused"; readonly message: string | undefined };

/** A card that was entered and can be charged. */
export interface CardEntry {
  /**
   * Pays. Where the bank asks for authentication the page is left, and the browser comes back to `returnUrl`; the
   * promise then never settles.
   */
  confirm(returnUrl: string): Promise<PaymentOutcome>;
}

/** What every form for a card is given. */
export interface CardFormProps {
  /** What lets its holder pay one payment. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** Called once the form can be used. */
  readonly onReady: (entry: CardEntry) => void;
}

interface Answered {
  readonly status?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Reads a provider's answer. A payment that was made on another tab a moment ago is refused, with its status: it is
 * paid, and asking for another card would invite paying twice.
 */
export function outcomeOf({ status, message }: Answered): PaymentOutcome {
  if (status === "succeeded") return { kind: "succeeded" };
  if (status === "processing") return { kind: "processing" };
  return { kind: "refused", message };
}
