import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, email, uid } from "./fields.ts";

/** An account as the administrator who moves access sees it. */
const accountInBrief = z.object({
  uid: z.string(),
  email: z.string(),
  /** Whether the identity provider says that the address is its owner's. */
  isVerified: z.boolean(),
  isBlocked: z.boolean(),
  hasPaidAccess: z.boolean(),
  /** Payments that grant access. */
  payments: count,
});

export const findAccount = {
  method: "GET",
  path: "/api/operations/account",
  access: "admin",
  summary: "Returns the account that holds an email address",
  query: z.object({ email }),
  response: z.object({ account: accountInBrief }),
  errors: ["not-found", "identity-unavailable"],
} as const satisfies Endpoint;

const named = z.object({ uid, email });

export const moveAccess = {
  method: "POST",
  path: "/api/operations/access-moves",
  access: "admin",
  audit: { action: "move-access", inTransaction: true },
  summary: "Moves paid access, with the payments behind it, to another account. A repeated call changes nothing",
  body: z.object({ from: named, to: named }),
  response: z.object({
    /** The number of payments that this call moved; 0 if the access was moved before. */
    moved: count,
    from: accountInBrief,
    to: accountInBrief,
  }),
  errors: ["not-found", "access-not-movable", "address-unverified", "identity-unavailable"],
} as const satisfies Endpoint;
