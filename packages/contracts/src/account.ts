import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count } from "./fields.ts";

/** ISO 8601, in UTC. */
const moment = z.iso.datetime();

const receipt = z.object({
  paymentId: z.string(),
  paidAt: moment,
  /** Cents. */
  amount: count,
  /** Cents that went back, or are on their way back. */
  amountRefunded: count,
  /** ISO 4217, in lower case. */
  currency: z.string(),
  status: z.enum(["paid", "partly-refunded", "refunded", "disputed"]),
});

export const getReceipts = {
  method: "GET",
  path: "/api/account/receipts",
  access: "signedIn",
  summary: "What the caller has paid, the newest first",
  response: z.object({
    receipts: z.array(
      receipt.extend({
        /** The provider's own receipt; null when it has none or can't be asked. */
        receiptUrl: z.url().nullable(),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const exportAccount = {
  method: "GET",
  path: "/api/account/export",
  access: "signedIn",
  summary: "Everything that is held about the caller",
  response: z.object({
    exportedAt: moment,
    account: z
      .object({
        uid: z.string(),
        email: z.string().nullable(),
        role: z.enum(["user", "admin"]),
        hasPaidAccess: z.boolean(),
        createdAt: moment,
        updatedAt: moment,
      })
      .nullable(),
    orders: z.array(z.object({ id: z.string(), createdAt: moment, closedAt: moment.nullable() })),
    payments: z.array(
      z.object({
        id: z.string(),
        provider: z.string(),
        status: z.string(),
        /** Cents; null until the provider has said. */
        amount: count.nullable(),
        amountReceived: count,
        /** As the provider told it for all refunds together. */
        amountRefunded: count,
        currency: z.string().nullable(),
        createdAt: moment,
        refunds: z.array(z.object({ id: z.string(), amount: count, status: z.string() })),
        disputes: z.array(z.object({ id: z.string(), status: z.string() })),
      }),
    ),
    roleChanges: z.array(z.object({ email: z.string(), oldRole: z.string(), newRole: z.string(), changedAt: moment })),
  }),
} as const satisfies Endpoint;

export const deleteAccount = {
  method: "DELETE",
  path: "/api/account",
  access: "signedIn",
  summary:
    "Deletes the caller's account for good; needs a sign-in of the last five minutes. Payments stay, without a name",
  response: z.object({ deleted: z.literal(true) }),
  errors: ["recent-sign-in-required"],
} as const satisfies Endpoint;
