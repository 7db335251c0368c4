import type { Config } from "../../config.ts";

/** The Content-Security-Policy sources of the inline scripts and styles in an HTML file. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface PolicyOptions {
  /** Whether the page may show pictures of other sites. */
  readonly foreignImages?: boolean;
}

/**
 * Returns the Content-Security-Policy of a page. It allows the page's own files, its inline scripts and styles by their
 * hashes, and the providers of identity and payment.
 */
export function contentSecurityPolicy(
  { production, authEmulatorHost, payments }: Config,
  { scriptHashes, styleHashes, foreignImages = false }: InlineHashes & PolicyOptions,
): string {
  const firebase = authEmulatorHost ? [`http://${authEmulatorHost}`] : firebaseServices;
  // The sandbox has no script and no frame: its card form belongs to the page.
  const card = payments?.sandboxUrl ? { ...noCard, connect: [payments.sandboxUrl] } : payments ? stripe : noCard;
  const directives = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...scriptHashes, ...card.scripts],
    ["script-src-attr", "'none'"],
    ["style-src", "'self'", ...styleHashes],
    ["img-src", "'self'", "data:", ...(foreignImages ? ["https:"] : [])],
    ["connect-src", "'self'", ...firebase, ...card.connect],
    ["frame-src", ...(card.frames.length > 0 ? card.frames : ["'none'"])],
    ["worker-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
    ...(production ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** Firebase Auth's REST services. */
const firebaseServices = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/**
 * The sources that Stripe.js needs: https://docs.stripe.com/security/guide#content-security-policy. The list leaves out
 * the maps: they complete addresses in a form that the product does not show.
 */
const stripe = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
};

const noCard = { scripts: [], frames: [], connect: [] };
