import { expect, test } from "vitest";
import { daysFor } from "./days-for-sign.ts";
import { calendarFileOf, dayInWords } from "./good-days-calendar.ts";

test("a day has its weekday, the month and the date", () => {
  expect(dayInWords({ year: 2026, month: 11, day: 30 })).toBe("Monday, Nov 30");
});

const today = { year: 2026, month: 11, day: 22 };
const calendar = { reader: "dragon", days: daysFor("dragon", today, 30), name: "Good days", madeOn: today } as const;

test("the calendar file has its name, an all-day event for each good day, and nothing about the birth date", async () => {
  const file = await calendarFileOf(calendar);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toContain("NAME:Good days\r\n");
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(7);
  expect(file).toContain("DTSTART;VALUE=DATE:20261130");
  expect(file).toContain("SUMMARY:Monkey day: suits you");
  expect(file).toContain("UID:2026-11-30-dragon@zodiac-at-work");
});

test("the file of a day is always the same, and asks to be read again a day later", async () => {
  const file = await calendarFileOf(calendar);
  expect(file).toContain("DTSTAMP:20261122T000000Z");
  expect(file).toContain("REFRESH-INTERVAL;VALUE=DURATION:P1D");
  expect(await calendarFileOf(calendar)).toBe(file);
});
