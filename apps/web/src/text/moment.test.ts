import { expect, test } from "vitest";
import { comingMoment, dayAndTimeOf, dayOf, durationText, shortMoment } from "./moment.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute, 12);

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

test("a moment has its day, its time and, where they matter, its seconds", () => {
  expect(plain(dayAndTimeOf(at(22, 10, 42)))).toBe("Nov 22, 2026 at 10:42 am");
  expect(plain(dayAndTimeOf(at(22, 0, 5), { withSeconds: true }))).toBe("Nov 22, 2026 at 12:05:12 am");
  expect(plain(comingMoment(at(23, 18, 0)))).toBe("Mon, Nov 23, 2026 at 6:00 pm");
});

test("a moment of today is a time, and one of another year has its year", () => {
  const now = at(22, 12, 0);
  expect(plain(shortMoment(at(22, 10, 42), now))).toBe("10:42 am");
  expect(plain(shortMoment(at(21, 18, 2), now))).toBe("Nov 21, 6:02 pm");
  expect(plain(shortMoment(new Date(2025, 11, 31, 9, 0), now))).toBe("Dec 31, 2025 at 9:00 am");
});

test("a duration is in seconds, and in minutes from one minute", () => {
  expect([0, 940, 10_000, 59_949, 59_950, 72_400].map(durationText)).toEqual([
    "0.0 s",
    "0.9 s",
    "10.0 s",
    "59.9 s",
    "1 min 0 s",
    "1 min 12 s",
  ]);
});
