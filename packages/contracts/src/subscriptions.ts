import { subscriptionKinds } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { oneOf, sign } from "./fields.ts";
import { subscription } from "./subscription.ts";

const params = z.object({ kind: oneOf(subscriptionKinds) });

export const listSubscriptions = {
  method: "GET",
  path: "/api/account/subscriptions",
  access: "signedIn",
  summary: "Lists the caller's subscriptions, without their addresses",
  response: z.object({ subscriptions: z.array(subscription) }),
} as const satisfies Endpoint;

export const createSubscription = {
  method: "PUT",
  path: "/api/account/subscriptions/:kind",
  access: "paid",
  summary: "Creates the caller's subscription of a kind. An earlier one of the kind ends, and its address with it",
  params,
  body: z.object({ sign }),
  response: z.object({
    subscription,
    /** The path of the secret address. It is stored as a hash, so no later call can return it. */
    path: z.string(),
  }),
} as const satisfies Endpoint;

/** A caller whose access has ended can still revoke an address. */
export const deleteSubscription = {
  method: "DELETE",
  path: "/api/account/subscriptions/:kind",
  access: "signedIn",
  summary: "Revokes the address of the caller's subscription of a kind, if there is one",
  params,
  response: z.object({ deleted: z.literal(true) }),
} as const satisfies Endpoint;
