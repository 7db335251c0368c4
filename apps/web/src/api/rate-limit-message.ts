import { ResponseError } from "./client.ts";

/** What to say to somebody whom the API asks to wait; undefined where something else went wrong. */
export function rateLimitMessage(error: unknown): string | undefined {
  const isTooOften = error instanceof ResponseError && error.code === "rate-limited";
  return isTooOften ? "That was too often. Please wait a minute, then try again." : undefined;
}
