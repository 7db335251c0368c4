import { expect, test } from "vitest";
import { currentMonth } from "./current-month.ts";

test("the solar month has its animal and its days by the reader's clock", () => {
  const month = currentMonth(new Date("2026-11-23T12:00:00Z"), "America/New_York");
  expect(month).toEqual({
    sign: "pig",
    from: { year: 2026, month: 11, day: 7 },
    to: { year: 2026, month: 12, day: 5 },
  });
  expect(currentMonth(new Date("2026-01-01T00:00:00Z"), "UTC").sign).toBe("rat");
  expect(currentMonth(new Date("2026-02-10T00:00:00Z"), "UTC").sign).toBe("tiger");
});
