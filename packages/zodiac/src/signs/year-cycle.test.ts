import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signById, signIds } from "./signs.ts";
import { cycleYear, signForYear } from "./year-cycle.ts";

describe("signForYear", () => {
  test.each([
    [1990, 0, "horse"],
    [1990, 1, "snake"],
    [2024, 0, "dragon"],
    [2020, 0, "rat"],
    [2020, 1, "pig"],
    [100, 0, "rat"],
    [100, 1, "pig"],
    [9999, 0, "pig"],
  ] as const)("of %i with the adjustment %i is %s", (year, adjustment, sign) => {
    expect(signForYear(year, adjustment)).toBe(sign);
  });

  test("works without an adjustment", () => {
    expect(signForYear(1990)).toBe("horse");
  });

  test("runs through the twelve in order and repeats after twelve years, in any year", () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 9987 }), (year) => {
        const place = signIds.indexOf(signForYear(year));
        expect(signForYear(year + 1)).toBe(signIds[(place + 1) % 12]);
        expect(signForYear(year + 12)).toBe(signForYear(year));
        expect(signForYear(year, 1)).toBe(signForYear(year - 1));
      }),
    );
  });

  test.each([1990.5, 99, 90, 0, -1, 10_000, Number.NaN, Number.POSITIVE_INFINITY, "1990" as unknown as number])(
    "refuses the year %s",
    (year) => {
      expect(() => signForYear(year)).toThrow(
        expect.objectContaining({
          code: "out-of-range",
          message: "Give the year in full, as a whole number from 100 to 9999.",
        }),
      );
    },
  );

  test.each([2, -1, 0.5, true as unknown as number])("refuses the adjustment %s", (adjustment) => {
    expect(() => signForYear(1990, adjustment as 1)).toThrow(
      expect.objectContaining({ code: "unknown-option", message: "Give lunarAdjustment as 0 or 1." }),
    );
  });
});

describe("the cycle of sixty", () => {
  test("begins with a yang wood rat and ends with a yin water pig", () => {
    expect(cycleYear(1984)).toEqual({ sign: "rat", element: "wood", polarity: "yang" });
    expect(cycleYear(2043)).toEqual({ sign: "pig", element: "water", polarity: "yin" });
    expect(cycleYear(1984)).toBe(cycleYear(2044));
  });

  test("contains sixty different years, each sign with five elements and its own polarity", () => {
    const years = Array.from({ length: 60 }, (_, index) => cycleYear(1984 + index));
    expect(new Set(years.map((year) => JSON.stringify(year))).size).toBe(60);
    for (const { sign, polarity } of years) expect(polarity).toBe(signById(sign).polarity);
  });

  test("assigns the same element to two consecutive years, in any year", () => {
    expect([1984, 1985, 1986, 1988, 1990, 1992, 1993].map((year) => cycleYear(year).element)).toEqual([
      "wood",
      "wood",
      "fire",
      "earth",
      "metal",
      "water",
      "water",
    ]);
  });
});
