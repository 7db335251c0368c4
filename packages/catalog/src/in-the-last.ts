import { counted } from "./counted.ts";

/**
 * Says how long ago something happened at most, rounded up, so the text is true of everything since then.
 *
 * @param ms how long ago the earliest event was
 * @example
 * inTheLast(11.5 * 60_000); // "in the last 12 minutes"
 */
export function inTheLast(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  if (minutes <= 1) return "in the last minute";
  return `in the last ${minutes <= 90 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour")}`;
}
