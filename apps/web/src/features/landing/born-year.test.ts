import { signForYear, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { nearestYear } from "./born-year.ts";

test("the nearest year has the sign, and is at most six years away unless the range ends", () => {
  for (const sign of signIds) {
    for (let year = 1900; year <= 2026; year += 1) {
      const near = nearestYear(sign, year, 2026);
      expect(signForYear(near)).toBe(sign);
      expect(near).toBeGreaterThanOrEqual(1900);
      expect(near).toBeLessThanOrEqual(2026);
      if (year > 1906 && year < 2020) expect(Math.abs(near - year)).toBeLessThanOrEqual(6);
    }
  }
});
