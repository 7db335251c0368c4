import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { unexpectedState } from "./errors.ts";
import { emit } from "./events.ts";
import { isCreated, listParameters, page } from "./lists.ts";
import { amount, boolean, created, currency, email, mergedMetadata, metadata, parameters, text } from "./parameters.ts";
import { pay, payWith } from "./pay.ts";
import { createPaymentIntent, getPaymentIntent, publicView, seenBy } from "./payment-intent.ts";
import { getPaymentMethod } from "./payment-methods.ts";
import type { PaymentIntent } from "./state.ts";
import { type Sandbox, unixTime } from "./store.ts";

const automaticPaymentMethods = z.strictObject({
  enabled: boolean,
  allow_redirects: z.enum(["always", "never"]).optional(),
});

const cancelable = ["requires_payment_method", "requires_capture", "requires_confirmation", "requires_action"];

const cancellationReason = z.enum(["duplicate", "fraudulent", "requested_by_customer", "abandoned"]);

export const paymentIntentEndpoints = [
  endpoint({
    method: "POST",
    path: "/v1/payment_intents",
    parameters: parameters({
      amount,
      currency,
      automatic_payment_methods: automaticPaymentMethods.optional(),
      payment_method_types: z.array(z.literal("card", "Only cards can be paid with in the sandbox.")).optional(),
      confirm: boolean.optional(),
      description: text.optional(),
      metadata: metadata.optional(),
      receipt_email: email.optional(),
      statement_descriptor_suffix: text.max(22).optional(),
      ...payWith,
    }),
    answer({ sandbox, parameters, origin, caller }) {
      const intent = createPaymentIntent(sandbox, parameters);
      if (parameters.payment_method) choose(sandbox, intent, parameters.payment_method);
      emit(sandbox, "payment_intent.created", intent, origin);
      if (parameters.confirm) pay(intent, { sandbox, parameters, origin, caller });
      return intent;
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_intents/:id",
    openToBrowsers: true,
    parameters: parameters({ client_secret: text.optional() }),
    answer: ({ sandbox, id, ...call }) => seenBy(call, getPaymentIntent(sandbox, id)),
  }),
  endpoint({
    method: "POST",
    path: "/v1/payment_intents/:id",
    parameters: parameters({
      amount: amount.optional(),
      currency: currency.optional(),
      description: z.string().optional(),
      metadata: metadata.optional(),
      payment_method: text.optional(),
      receipt_email: z.union([z.literal(""), email]).optional(),
    }),
    answer({ sandbox, id, parameters: { metadata, receipt_email, description, ...restricted } }) {
      const intent = getPaymentIntent(sandbox, id);
      const reopened = ["requires_payment_method", "requires_confirmation", "requires_action"];
      for (const name of ["amount", "currency", "payment_method"] as const) {
        if (restricted[name] === undefined || reopened.includes(intent.status)) continue;
        throw unexpectedState(
          `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may ` +
            `only update the ${name} of a PaymentIntent with one of the following statuses: ${reopened.join(", ")}.`,
          intent,
        );
      }
      Object.assign(intent, {
        amount: restricted.amount ?? intent.amount,
        currency: restricted.currency ?? intent.currency,
        description: description === undefined ? intent.description : description || null,
        metadata: mergedMetadata(intent.metadata, metadata),
        receipt_email: receipt_email === undefined ? intent.receipt_email : receipt_email || null,
      } satisfies Partial<PaymentIntent>);
      if (restricted.payment_method) choose(sandbox, intent, restricted.payment_method);
      return intent;
    },
  }),
  endpoint({
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    openToBrowsers: true,
    parameters: parameters({ ...payWith, client_secret: text.optional(), receipt_email: email.optional() }),
    answer({ sandbox, id, ...call }) {
      const intent = getPaymentIntent(sandbox, id);
      const seen = seenBy(call, intent);
      intent.receipt_email = call.parameters.receipt_email ?? intent.receipt_email;
      pay(intent, { sandbox, ...call });
      return seen === intent ? intent : publicView(intent);
    },
  }),
  endpoint({
    method: "POST",
    path: "/v1/payment_intents/:id/cancel",
    parameters: parameters({ cancellation_reason: cancellationReason.optional() }),
    answer({ sandbox, id, origin, parameters: { cancellation_reason = null } }) {
      const intent = getPaymentIntent(sandbox, id);
      if (!cancelable.includes(intent.status)) {
        throw unexpectedState(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
            `one of the following statuses may be canceled: ${cancelable.join(", ")}.`,
          intent,
        );
      }
      Object.assign(intent, {
        status: "canceled",
        canceled_at: unixTime(sandbox),
        cancellation_reason,
        next_action: null,
      } satisfies Partial<PaymentIntent>);
      emit(sandbox, "payment_intent.canceled", intent, origin);
      return intent;
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_intents",
    parameters: listParameters({ created: created.optional() }),
    answer({ sandbox, parameters: { created, ...cursor } }) {
      const intents = Object.values(sandbox.state.paymentIntents).filter((intent) =>
        isCreated(intent.created, created),
      );
      return page("/v1/payment_intents", intents, cursor);
    },
  }),
];

/** Says what will be paid with, once the PaymentIntent is confirmed. */
function choose(sandbox: Sandbox, intent: PaymentIntent, method: string): void {
  const { id } = getPaymentMethod(sandbox, method);
  Object.assign(intent, { payment_method: id, status: "requires_confirmation" } satisfies Partial<PaymentIntent>);
}
