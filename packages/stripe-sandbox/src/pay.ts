import { z } from "zod";
import { confirm, requireConfirmable } from "./confirmation.ts";
import type { Call } from "./endpoint.ts";
import { invalidRequest, unexpectedState } from "./errors.ts";
import { boolean, text, url } from "./parameters.ts";
import { createPaymentMethod, getPaymentMethod } from "./payment-methods.ts";
import type { PaymentIntent } from "./state.ts";

/** What the browser's form sends in place of the id of a PaymentMethod. */
const cardForm = z.strictObject({
  type: z.literal("card", "Only cards can be paid with in the sandbox."),
  card: z.strictObject({ number: text, exp_month: text, exp_year: text, cvc: text.optional() }),
  billing_details: z.looseObject({ email: z.string().optional() }).optional(),
  allow_redisplay: text.optional(),
});

/** What a confirmation says about who pays. */
export const payWith = {
  payment_method: text.optional(),
  payment_method_data: cardForm.optional(),
  return_url: url.optional(),
  use_stripe_sdk: boolean.optional(),
};

type PayWith = z.output<z.ZodObject<typeof payWith>>;

/** Confirms a PaymentIntent with what the request brings. */
export function pay(
  intent: PaymentIntent,
  { sandbox, parameters, origin, caller }: Pick<Call<PayWith>, "sandbox" | "parameters" | "origin" | "caller">,
): void {
  const { payment_method, payment_method_data: form, return_url: returnUrl } = parameters;
  requireConfirmable(intent);
  if (form && caller === "secret") {
    throw invalidRequest(
      "Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that " +
        "map to the test card you are using, see https://docs.stripe.com/testing.",
    );
  }
  const redirects = intent.automatic_payment_methods?.allow_redirects === "always";
  if (caller === "secret" && redirects && returnUrl === undefined) {
    throw invalidRequest(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these " +
        "payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't " +
        "want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and " +
        "`automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    );
  }
  const id = payment_method ?? intent.payment_method;
  if (!form && !id) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
        "PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment " +
        "method or ConfirmationToken.",
      intent,
    );
  }
  const method = form
    ? createPaymentMethod(sandbox, form.card, form.billing_details?.email ?? null)
    : getPaymentMethod(sandbox, id ?? "");
  confirm(sandbox, intent, method, { returnUrl, origin });
}
