import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, sign } from "./fields.ts";
import { keptSearch, savedOpening } from "./saved-items.ts";
import { subscription } from "./subscription.ts";

/** An ISO 8601 string in UTC. */
const dateTime = z.iso.datetime();

const receipt = z.object({
  paymentId: z.string(),
  paidAt: dateTime,
  /** Cents. */
  amount: count,
  /** Cents refunded, pending refunds included. */
  amountRefunded: count,
  /** An ISO 4217 code in lower case. */
  currency: z.string(),
  status: z.enum(["paid", "partly-refunded", "refunded", "disputed"]),
});

export const getReceipts = {
  method: "GET",
  path: "/api/account/receipts",
  access: "signedIn",
  summary: "Lists the caller's payments, the newest first",
  response: z.object({
    receipts: z.array(
      receipt.extend({
        /** The provider's receipt; null if the provider has no receipt or can't be reached. */
        receiptUrl: z.url().nullable(),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const exportAccount = {
  method: "GET",
  path: "/api/account/export",
  access: "signedIn",
  summary: "Returns everything that is stored about the caller",
  response: z.object({
    exportedAt: dateTime,
    account: z
      .object({
        uid: z.string(),
        email: z.string().nullable(),
        role: z.enum(["user", "admin"]),
        hasPaidAccess: z.boolean(),
        createdAt: dateTime,
        updatedAt: dateTime,
      })
      .nullable(),
    orders: z.array(z.object({ id: z.string(), createdAt: dateTime, closedAt: dateTime.nullable() })),
    payments: z.array(
      z.object({
        id: z.string(),
        provider: z.string(),
        status: z.string(),
        /** Cents; null until the provider reports it. */
        amount: count.nullable(),
        amountReceived: count,
        /** The sum of all refunds, as the provider reports it. */
        amountRefunded: count,
        currency: z.string().nullable(),
        createdAt: dateTime,
        refunds: z.array(z.object({ id: z.string(), amount: count, status: z.string() })),
        disputes: z.array(z.object({ id: z.string(), status: z.string() })),
      }),
    ),
    roleChanges: z.array(
      z.object({ email: z.string(), oldRole: z.string(), newRole: z.string(), changedAt: dateTime }),
    ),
    /** The checks of job boards that the caller asked for; the sign is null for all boards. */
    jobChecks: z.array(z.object({ sign: sign.nullable(), startedAt: dateTime })),
    /** Null, since devices keep the last visit to the openings. */
    openingsVisit: z.object({ visitedAt: dateTime, seenAt: dateTime.nullable() }).nullable(),
    /** The caller's secret addresses, without the secrets, of which only hashes are stored. */
    subscriptions: z.array(subscription),
    /** The saved searches and openings that the account keeps; null if it keeps none. */
    saved: z.object({ keptSince: dateTime, searches: z.array(keptSearch), openings: z.array(savedOpening) }).nullable(),
    /** What the caller has typed into articles of the blog and not saved. */
    articleDrafts: z.array(
      z.object({
        postId: count,
        articleTitle: z.string(),
        fields: z.record(z.string(), z.unknown()),
        updatedAt: dateTime,
      }),
    ),
  }),
} as const satisfies Endpoint;

export const deleteAccount = {
  method: "DELETE",
  path: "/api/account",
  access: "signedIn",
  summary:
    "Deletes the caller's account. Requires a sign-in within the last five minutes. Payments are kept without a name",
  response: z.object({ deleted: z.literal(true) }),
  errors: ["recent-sign-in-required"],
} as const satisfies Endpoint;
