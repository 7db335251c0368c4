import { outcomeOf, type PaymentOutcome } from "./card-form.ts";

export interface TypedCard {
  readonly number: string;
  /** The typed expiry, `MM / YY`, with or without the slash. */
  readonly expiry: string;
  readonly cvc: string;
}

interface Intent {
  readonly status: string;
  readonly next_action?: { readonly redirect_to_url?: { readonly url: string } } | null;
}

interface ConfirmResponse extends Partial<Intent> {
  readonly error?: { readonly message?: string; readonly payment_intent?: Intent };
}

interface ConfirmOptions {
  readonly sandboxUrl: string;
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly card: TypedCard;
  readonly returnUrl: string;
}

/** Confirms a payment at the local Stripe sandbox, with the request that Stripe's own script sends. */
export async function confirmAtSandbox(
  { sandboxUrl, publishableKey, clientSecret, card, returnUrl }: ConfirmOptions,
  leave: (url: string) => void = (url) => window.location.assign(url),
): Promise<PaymentOutcome> {
  const [id = ""] = clientSecret.split("_secret_");
  const [month, year] = expiryOf(card);
  const response = await fetch(`${sandboxUrl}/v1/payment_intents/${id}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      return_url: returnUrl,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": card.number,
      "payment_method_data[card][exp_month]": month,
      "payment_method_data[card][exp_year]": year,
      "payment_method_data[card][cvc]": card.cvc,
    }),
  });
  const { error, status, next_action }: ConfirmResponse = await response.json();
  const redirectUrl = next_action?.redirect_to_url?.url;
  if (status === "requires_action" && redirectUrl) {
    leave(redirectUrl);
    return await new Promise(() => {});
  }
  return outcomeOf({ status: error?.payment_intent?.status ?? status, message: error?.message });
}

/** Returns month and year of the typed expiry. Invalid input is sent unchanged, and the sandbox rejects it. */
function expiryOf({ expiry }: TypedCard): readonly [month: string, year: string] {
  const [, month = expiry, year = expiry] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(expiry) ?? [];
  return [month, year];
}
