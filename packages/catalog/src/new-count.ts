import { withCommas } from "./counted.ts";

/** The new openings of a reader are counted up to this number. */
export const maxNewCount = 1_000;

/**
 * Writes a number of new openings.
 *
 * @example
 * newCountText(12); // "12"
 * newCountText(1_000); // "1,000+"
 */
export function newCountText(count: number): string {
  return `${withCommas(count)}${count >= maxNewCount ? "+" : ""}`;
}
