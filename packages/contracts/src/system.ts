import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

export const getHealth = {
  method: "GET",
  path: "/api/health",
  access: "open",
  summary: "Returns ok while the process is alive",
  response: z.object({ status: z.literal("ok") }),
} as const satisfies Endpoint;

export const getReady = {
  method: "GET",
  path: "/api/ready",
  access: "open",
  summary: "Returns ready if the database responds and has every migration",
  response: z.object({ status: z.literal("ready") }),
  errors: ["not-ready"],
} as const satisfies Endpoint;

export const getConfig = {
  method: "GET",
  path: "/api/config",
  access: "open",
  summary: "Returns the configuration of the browser",
  response: z.object({
    /** The web configuration of the Firebase project. It is public. */
    firebase: z.object({
      apiKey: z.string(),
      projectId: z.string(),
      authDomain: z.string().nullable(),
      appId: z.string().nullable(),
    }),
    /** The origin of the Firebase emulator; null except in local mode. */
    authEmulatorUrl: z.string().nullable(),
    /** Null if payments are not configured. */
    stripePublishableKey: z.string().nullable(),
    /**
     * The origin of the Stripe sandbox; null except in local mode. The browser then shows a test form in place of Stripe's
     * Element, and confirms at `POST {origin}/v1/payment_intents/{id}/confirm`.
     */
    stripeSandboxUrl: z.string().nullable(),
    /** Where readers reach a person; null if the operator has not set it. */
    supportEmail: z.string().nullable(),
  }),
} as const satisfies Endpoint;
