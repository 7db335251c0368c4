import type { Config } from "../config.ts";
import type { Page } from "./html-template.ts";

/** Firebase Auth's REST services. */
const identityServices = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/**
 * What Stripe.js loads, frames and calls: https://docs.stripe.com/security/guide#content-security-policy. Of that list
 * only the maps are left out, which complete addresses in a form that this product doesn't show.
 */
const stripe = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com"],
};
const nothing = { scripts: [], frames: [], calls: [] };

/** What the page may load and where it may connect: itself, the providers of identity and payment, its inline parts. */
export function contentSecurityPolicy({ production, authEmulatorHost, payments }: Config, page: Page) {
  const identity = authEmulatorHost ? [`http://${authEmulatorHost}`] : identityServices;
  // The sandbox's card form is the page's own, and only calls it.
  const card = payments?.sandboxUrl ? { ...nothing, calls: [payments.sandboxUrl] } : payments ? stripe : nothing;
  return {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": ["'self'", ...page.scriptHashes, ...card.scripts],
      "script-src-attr": ["'none'"],
      "style-src": ["'self'", ...page.styleHashes],
      "img-src": ["'self'", "data:"],
      "connect-src": ["'self'", ...identity, ...card.calls],
      "frame-src": card.frames.length > 0 ? card.frames : ["'none'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      ...(production && { "upgrade-insecure-requests": [] }),
    },
  };
}
