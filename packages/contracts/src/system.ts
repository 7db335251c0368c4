import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

export const getHealth = {
  method: "GET",
  path: "/api/health",
  access: "open",
  summary: "Whether the process is alive; asks nothing else",
  response: z.object({ status: z.literal("ok") }),
} as const satisfies Endpoint;

export const getReady = {
  method: "GET",
  path: "/api/ready",
  access: "open",
  summary: "Whether requests can be served: the database answers and every migration is applied",
  response: z.object({ status: z.literal("ready") }),
  errors: ["not-ready"],
} as const satisfies Endpoint;

export const getConfig = {
  method: "GET",
  path: "/api/config",
  access: "open",
  summary: "What a browser needs to know before anybody signs in",
  response: z.object({
    /** The web configuration of the Firebase project; public by design. */
    firebase: z.object({
      apiKey: z.string(),
      projectId: z.string(),
      authDomain: z.string().nullable(),
      appId: z.string().nullable(),
    }),
    /** Origin of the local stand-in for the identity provider, in local mode only. */
    authEmulatorUrl: z.string().nullable(),
    /** Null where payments are not set up. */
    stripePublishableKey: z.string().nullable(),
    /**
     * Origin of the local stand-in for Stripe, in local mode only: show the test form for cards in place of Stripe's
     * Element, and confirm at `POST {origin}/v1/payment_intents/{id}/confirm`.
     */
    stripeSandboxUrl: z.string().nullable(),
  }),
} as const satisfies Endpoint;
