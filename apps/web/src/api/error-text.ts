import type { ErrorCode } from "@zodiac-at-work/contracts";
import { FormError } from "../form/form-error.ts";
import { ResponseError } from "./client.ts";

/**
 * Returns what to show for a failed request: the text of the API's error code, or that the connection is lost. An input that
 * was never sent has its own message.
 *
 * @example
 * errorText(new TypeError("Failed to fetch")); // "Network error: Unable to connect to server. …"
 */
export function errorText(error: unknown): string {
  if (error instanceof FormError) return error.message;
  if (!(error instanceof ResponseError)) return connectionText(error) ?? somethingFailed;
  if (!error.code) return `The server failed with status ${error.status}. Try again in a minute.`;
  const text = errorTexts[error.code] ?? somethingFailed;
  return text === ownSentence ? sentenceOf(error.reason) : text;
}

/**
 * Returns what the specification shows an administrator: the sentence in the body of the response, else its status and text.
 *
 * @example
 * adminErrorText(new ResponseError(502, "Bad Gateway")); // "HTTP 502: Bad Gateway"
 */
export function adminErrorText(error: unknown): string {
  return error instanceof ResponseError ? (error.reason ?? `HTTP ${error.message}`) : errorText(error);
}

/** Returns the text for a rate-limited request, or undefined for any other error. */
export function rateLimitText(error: unknown): string | undefined {
  return error instanceof ResponseError && error.code === "rate-limited" ? errorText(error) : undefined;
}

/**
 * Returns the text for a lost connection, or undefined for any other error. Browsers report a request without a response as
 * a `TypeError` and a module that could not be loaded by its message, each in its own words. They are not for readers.
 */
export function connectionText(error: unknown): string | undefined {
  return error instanceof Error && isConnectionFailure(error) ? connectionFailed : undefined;
}

const connectionFailed = "Network error: Unable to connect to server. Please check your connection.";
const somethingFailed = "Something went wrong. Please try again.";
const busy = "The server is busy. Try again in a minute.";

/** Stands for the API's own sentence. It names the field, the person or the keyword. */
const ownSentence = Symbol("the API's own sentence");

const errorTexts: Readonly<Record<ErrorCode, string | typeof ownSentence>> = {
  "invalid-request": ownSentence,
  "invalid-image": ownSentence,
  "invalid-signature": somethingFailed,
  "not-signed-in": "Your session has ended. Sign in again.",
  "payment-required": "This is part of lifetime access.",
  forbidden: "Your account is not an administrator anymore. Sign in with one that is.",
  "account-blocked": ownSentence,
  "recent-sign-in-required": "Sign in again, then try once more.",
  "not-found": "It does not exist anymore. The page shows what does.",
  "already-paid": "You already have lifetime access.",
  "payment-processing": "Your bank is already processing a payment. Please do not pay again.",
  "source-not-active": "The board is switched off. Switch it on first.",
  "source-exists": "Another board has this address. Search for it under Boards.",
  "access-not-movable": ownSentence,
  "address-unverified": ownSentence,
  "task-not-retryable": "The task is running, or has ended well since. There is nothing to retry.",
  "version-conflict": ownSentence,
  "slug-taken": ownSentence,
  "keyword-exists": ownSentence,
  "already-generating": ownSentence,
  "no-keyword": ownSentence,
  "limit-reached": ownSentence,
  "body-too-large": "This is too large. Make it smaller and try again.",
  "unsupported-media-type": somethingFailed,
  "rate-limited": "Too many requests. Try again in a minute.",
  "header-too-large": somethingFailed,
  internal: somethingFailed,
  "not-ready": busy,
  "identity-unavailable": "Your sign-in can’t be verified at the moment. Try again in a minute.",
  "payment-unavailable": "The payment service is not available at the moment. You were not charged.",
  overloaded: busy,
};

function isConnectionFailure(error: Error): boolean {
  if ("code" in error) return error.code === "auth/network-request-failed";
  return error.name === "TypeError" && failures.test(error.message);
}

/** The words of Chromium, Firefox and Safari, for requests and for modules. */
const failures =
  /failed to fetch|load failed|network ?error|(?:network|internet) connection|importing a module|loading dynamically imported module/i;

/** Turns `body.address: must not be empty` into `The address must not be empty.` */
function sentenceOf(reason = "The input is invalid"): string {
  const text = reason.replace(/^(?:body|query|params)\.(\w+):? /, (_, field: string) => `The ${wordsOf(field)} `);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function wordsOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
