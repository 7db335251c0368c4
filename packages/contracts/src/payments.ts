import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, email, uid } from "./fields.ts";
import { price } from "./price.ts";

export const createPaymentIntent = {
  method: "POST",
  path: "/api/create-payment-intent",
  access: "signedIn",
  summary: "Opens the caller's payment, or returns the open one",
  body: z.object({
    /** The price in whole dollars, as shown to the caller. The server charges its own price. */
    amount: z.literal(price.dollars, `must be ${price.dollars}`),
    /** The account's address if omitted. */
    email: email.optional(),
    userId: uid,
  }),
  response: z.object({
    /** Allows its holder to pay this payment and to read its status, and nothing else. */
    clientSecret: z.string(),
  }),
  errors: ["forbidden", "not-found", "already-paid", "payment-processing", "payment-unavailable"],
} as const satisfies Endpoint;

export const getPaymentLink = {
  method: "GET",
  path: "/api/payment-link",
  access: "signedIn",
  summary:
    "Returns the URL of the provider's payment page. Open it with prefilled_email and client_reference_id (the uid)",
  response: z.object({ paymentLink: z.url() }),
  errors: ["not-found", "already-paid", "payment-unavailable"],
} as const satisfies Endpoint;

export const updatePaymentUserId = {
  method: "POST",
  path: "/api/update-payment-user-id",
  access: "signedIn",
  summary: "Assigns payments without a user to the caller, if they were made with the caller's verified email address",
  body: z.object({ email, userId: uid }),
  response: z.object({
    /** The number of payments assigned by this call; 0 unless the address is verified. */
    attached: count,
    hasPaid: z.boolean(),
  }),
  errors: ["forbidden", "not-found"],
} as const satisfies Endpoint;

export const getPaymentStatus = {
  method: "GET",
  path: "/api/user/:uid/payment-status",
  access: "signedIn",
  summary: "Returns whether the user has paid. Checks an open payment with the provider",
  params: z.object({ uid }),
  response: z.object({
    hasPaid: z.boolean(),
    /** The last attempt was declined or canceled, and the user has no access. False while the provider can't be reached. */
    paymentFailed: z.boolean(),
  }),
  errors: ["forbidden", "not-found"],
} as const satisfies Endpoint;
