import type { ErrorCode } from "@zodiac-at-work/contracts";
import { ResponseError } from "../../../api/client.ts";
import { rateLimitMessage } from "../../../api/rate-limit-message.ts";

/** Returns why an operator's action failed, and what to do. */
export function failureText(error: Error): string {
  if (!(error instanceof ResponseError)) {
    return "The server can't be reached. Check your connection and try again.";
  }
  const known = rateLimitMessage(error) ?? (error.code && knownFailures[error.code]);
  if (known) return known;
  if (error.code === "invalid-request") return sentenceOf(error.reason);
  return `The server failed with status ${error.status}. Try again in a minute.`;
}

/** Returns whether the account may no longer see the page. */
export function isDenied(error: Error): boolean {
  return error instanceof ResponseError && (error.status === 401 || error.status === 403);
}

const knownFailures: Partial<Readonly<Record<ErrorCode, string>>> = {
  "not-signed-in": "Your session has ended. Sign in again.",
  forbidden: "Your account is not an administrator anymore. Sign in with one that is.",
  "not-found": "It does not exist anymore. The page shows what does.",
  "source-not-active": "The board is switched off. Switch it on first.",
  "source-exists": "Another board has this address. Search for it under Boards.",
  "task-not-retryable": "The task is running, or has ended well since. There is nothing to retry.",
};

/** Turns `body.address: must not be empty` into `The address must not be empty.` */
function sentenceOf(reason = "The input is invalid"): string {
  const text = reason.replace(/^(?:body|query|params)\.(\w+):? /, (_, field: string) => `The ${wordsOf(field)} `);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function wordsOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
