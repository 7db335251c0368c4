import { ResponseError } from "./client.ts";

/** Returns the text for a rate-limited request, or undefined for any other error. */
export function rateLimitMessage(error: unknown): string | undefined {
  const isRateLimited = error instanceof ResponseError && error.code === "rate-limited";
  return isRateLimited ? "Too many requests. Try again in a minute." : undefined;
}
