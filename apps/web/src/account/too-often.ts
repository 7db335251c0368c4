import { ApiError } from "../api.ts";

/** What to say to somebody whom the API asks to wait; undefined where something else went wrong. */
export function tooOften(error: unknown): string | undefined {
  const isTooOften = error instanceof ApiError && error.code === "rate-limited";
  return isTooOften ? "That was too often. Please wait a minute, then try again." : undefined;
}
