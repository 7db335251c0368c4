import { outcomeOf, type PaymentOutcome } from "./card-form.ts";

export interface TypedCard {
  readonly number: string;
  /** `MM / YY` as it was typed, with or without the stroke. */
  readonly expiry: string;
  readonly cvc: string;
}

interface Intent {
  readonly status: string;
  readonly next_action?: { readonly redirect_to_url?: { readonly url: string } } | null;
}

interface Answer extends Partial<Intent> {
  readonly error?: { readonly message?: string; readonly payment_intent?: Intent };
}

interface Order {
  readonly sandboxUrl: string;
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly card: TypedCard;
  readonly returnUrl: string;
}

/** Pays at the local stand-in for Stripe, in the way of Stripe's own script. */
export async function confirmAtSandbox(
  { sandboxUrl, publishableKey, clientSecret, card, returnUrl }: Order,
  leaveFor: (url: string) => void = (url) => window.location.assign(url),
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
  const { error, status, next_action }: Answer = await response.json();
  const address = next_action?.redirect_to_url?.url;
  if (status === "requires_action" && address) {
    leaveFor(address);
    return await new Promise(() => {});
  }
  return outcomeOf({ status: error?.payment_intent?.status ?? status, message: error?.message });
}

/** What can't be read is sent as it is, to be refused. */
function expiryOf({ expiry }: TypedCard): readonly [month: string, year: string] {
  const [, month = expiry, year = expiry] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(expiry) ?? [];
  return [month, year];
}
