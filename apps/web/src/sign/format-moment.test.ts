import { expect, test } from "vitest";
import { dayAndTimeOf, dayOf } from "./format-moment.ts";

// The tests run in the time zone of New York.
test.each([
  ["2026-11-22T12:10:00.000Z", "Nov\u00a022, 2026", "Nov\u00a022, 2026 at 7:10\u00a0am"],
  ["2026-11-22T04:59:00.000Z", "Nov\u00a021, 2026", "Nov\u00a021, 2026 at 11:59\u00a0pm"],
  ["2026-11-22T17:00:00.000Z", "Nov\u00a022, 2026", "Nov\u00a022, 2026 at 12:00\u00a0pm"],
  ["2026-11-22T05:00:00.000Z", "Nov\u00a022, 2026", "Nov\u00a022, 2026 at 12:00\u00a0am"],
])("%s is shown as a day and a time of the reader's time zone", (moment, day, dayAndTime) => {
  expect(dayOf(moment)).toBe(day);
  expect(dayAndTimeOf(moment)).toBe(dayAndTime);
});
