/** The result of a payment attempt, as far as the browser knows. The API alone decides on access. */
export type PaymentOutcome =
  | { readonly kind: "succeeded" }
  /** The bank is still processing the payment. */
  | { readonly kind: "processing" }
  /** Nothing was paid. The message is the provider's, for the reader. */
  | { readonly kind: "refused"; readonly message: string | undefined }
  /** Nothing was sent. The form marks the fields that are empty or wrong. */
  | { readonly kind: "incomplete" };

/** A card form that has loaded. */
export interface LoadedCardForm {
  /**
   * Pays with the card. If the bank requires authentication, the browser leaves the page and comes back to `returnUrl`,
   * and the promise never settles.
   */
  confirm(returnUrl: string): Promise<PaymentOutcome>;
}

/** The props of every card form. */
export interface CardFormProps {
  /** The secret that allows its holder to pay one payment intent. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** Called when the form can be used. */
  readonly onReady: (form: LoadedCardForm) => void;
}

interface ProviderResponse {
  readonly status?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Returns the outcome of a provider's response. The status decides, even in an error: a payment that was made on another
 * tab a moment ago is refused with the status `succeeded`, and asking for another card would invite paying twice.
 */
export function outcomeOf({ status, message }: ProviderResponse): PaymentOutcome {
  if (status === "succeeded") return { kind: "succeeded" };
  if (status === "processing") return { kind: "processing" };
  return { kind: "refused", message };
}
