import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, email, uid } from "./fields.ts";
import { price } from "./offer.ts";

export const createPaymentIntent = {
  method: "POST",
  path: "/api/create-payment-intent",
  access: "signedIn",
  summary: "What the card form needs to take the caller's payment; the same one until it is paid",
  body: z.object({
    /** The price in whole dollars, as shown to the caller. The server charges its own price. */
    amount: z.literal(price.dollars, `must be ${price.dollars}`),
    /** Left out, it is that of the account. */
    email: email.optional(),
    userId: uid,
  }),
  response: z.object({
    /** Lets whoever holds it pay this payment and see how it stands, and nothing else. */
    clientSecret: z.string(),
  }),
  errors: ["forbidden", "not-found", "already-paid", "payment-processing", "payment-unavailable"],
} as const satisfies Endpoint;

export const getPaymentLink = {
  method: "GET",
  path: "/api/payment-link",
  access: "signedIn",
  summary:
    "The address of a payment page at the provider; open it with prefilled_email and client_reference_id (the uid)",
  response: z.object({ paymentLink: z.url() }),
  errors: ["not-found", "already-paid", "payment-unavailable"],
} as const satisfies Endpoint;

export const updatePaymentUserId = {
  method: "POST",
  path: "/api/update-payment-user-id",
  access: "signedIn",
  summary: "Gives the caller the payments that name nobody and were made with the caller's verified e-mail address",
  body: z.object({ email, userId: uid }),
  response: z.object({
    /** How many payments became the caller's with this call; 0 while the address is not verified. */
    attached: count,
    hasPaid: z.boolean(),
  }),
  errors: ["forbidden", "not-found"],
} as const satisfies Endpoint;

export const getPaymentStatus = {
  method: "GET",
  path: "/api/user/:uid/payment-status",
  access: "signedIn",
  summary: "Whether the user has paid access; asks the provider about a payment that is still open",
  params: z.object({ uid }),
  response: z.object({
    hasPaid: z.boolean(),
    /** The last attempt to pay was declined or called off, and there is no access. False while the provider can't be asked. */
    paymentFailed: z.boolean(),
  }),
  errors: ["forbidden", "not-found"],
} as const satisfies Endpoint;
