import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NumerologyDateError } from "./civil-date.ts";
import { personalCycleOf } from "./personal-cycle.ts";

const birth = { year: 1990, month: 1, day: 26 };

describe("the personal cycle", () => {
  test("adds month and day of birth to the year of today, and the month of today to that", () => {
    const cycle = personalCycleOf(birth, "2026-11-21");
    expect(cycle.today).toEqual({ year: 2026, month: 11, day: 21 });
    expect(cycle.year).toMatchObject({ value: 1, text: "1 + 26 + 2026 = 2053 → 2 + 0 + 5 + 3 = 10 → 1 + 0 = 1" });
    expect(cycle.month).toMatchObject({ value: 3, text: "1 + 11 = 12 → 1 + 2 = 3" });
  });

  test("changes on January 1 and on the first of the month, not on the birthday", () => {
    const places = ["2026-01-25", "2026-01-26", "2026-01-31", "2026-02-01", "2026-12-31", "2027-01-01"].map((today) => {
      const { year, month } = personalCycleOf(birth, today);
      return [year.value, month.value];
    });
    expect(places).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
    ]);
  });

  test("reduces master numbers, because the cycle has nine places", () => {
    const cycle = personalCycleOf({ year: 1980, month: 1, day: 1 }, "2025-02-01");
    expect(cycle.year.text).toBe("1 + 1 + 2025 = 2027 → 2 + 0 + 2 + 7 = 11 → 1 + 1 = 2");
  });

  test("runs from 1 to 9 and restarts at 1, year by year and month by month", () => {
    const month = fc.integer({ min: 1, max: 12 });
    const day = fc.integer({ min: 1, max: 28 });
    const year = fc.integer({ min: 1583, max: 2998 });
    fc.assert(
      fc.property(month, day, year, fc.integer({ min: 1, max: 11 }), (month, day, year, today) => {
        const born = { year: 1990, month, day };
        const now = personalCycleOf(born, { year, month: today, day: 1 });
        const nextMonth = personalCycleOf(born, { year, month: today + 1, day: 1 });
        const nextYear = personalCycleOf(born, { year: year + 1, month: today, day: 1 });
        expect(nextMonth.month.value).toBe((now.month.value % 9) + 1);
        expect(nextYear.year.value).toBe((now.year.value % 9) + 1);
      }),
    );
  });

  test("refuses an invalid today", () => {
    expect(() => personalCycleOf(birth, "2026-02-30")).toThrow(NumerologyDateError);
  });
});
