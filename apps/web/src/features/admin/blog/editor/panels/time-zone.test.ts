import { expect, test } from "vitest";
import { localInputOf, momentIn, momentWithZone, timeZoneName } from "./time-zone.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a moment is in the reader's time zone and names it, in winter and in summer", () => {
  expect(plain(momentWithZone(new Date("2026-11-23T11:00:00Z")))).toBe("Mon, Nov 23, 2026 at 6:00 am EST");
  expect(plain(momentWithZone(new Date("2026-07-23T11:00:00Z")))).toBe("Thu, Jul 23, 2026 at 7:00 am EDT");
  expect(timeZoneName()).toBe("America/New York");
});

test("the value of an input is read as it was written", () => {
  const date = new Date("2026-11-23T11:00:00Z");
  expect(localInputOf(date)).toBe("2026-11-23T06:00");
  expect(momentIn(localInputOf(date))).toEqual(date);
  expect(momentIn("")).toBeUndefined();
  expect(momentIn("soon")).toBeUndefined();
});

test("an hour that the clocks leave out is the hour after it", () => {
  expect(plain(momentWithZone(momentIn("2027-03-14T02:30") as Date))).toBe("Sun, Mar 14, 2027 at 3:30 am EDT");
});
