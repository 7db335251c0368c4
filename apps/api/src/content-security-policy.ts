import type { Config } from "./config.ts";
import type { Page } from "./page.ts";

/** Firebase Auth's REST services, the only other hosts that the page may speak to. */
const identityServices = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** What the page may load and where it may connect: itself, the identity provider, and its own inline parts. */
export function contentSecurityPolicy({ production, authEmulatorHost }: Config, page: Page) {
  const identity = authEmulatorHost ? [`http://${authEmulatorHost}`] : identityServices;
  return {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": ["'self'", ...page.scriptHashes],
      "script-src-attr": ["'none'"],
      "style-src": ["'self'", ...page.styleHashes],
      "img-src": ["'self'", "data:"],
      "connect-src": ["'self'", ...identity],
      "frame-src": ["'none'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      ...(production && { "upgrade-insecure-requests": [] }),
    },
  };
}
