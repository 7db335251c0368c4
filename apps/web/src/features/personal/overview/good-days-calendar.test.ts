import { expect, test } from "vitest";
import { daysFor } from "../../../match/days-for-sign.ts";
import { calendarFileOf, dayInWords } from "./good-days-calendar.ts";

test("a day has its weekday, the month and the date", () => {
  expect(dayInWords({ year: 2026, month: 11, day: 30 })).toBe("Monday, Nov 30");
});

test("the calendar file has an all-day event for each good day, and nothing about the birth date", async () => {
  const file = await calendarFileOf("dragon", daysFor("dragon", { year: 2026, month: 11, day: 22 }, 30));
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(7);
  expect(file).toContain("DTSTART;VALUE=DATE:20261130");
  expect(file).toContain("SUMMARY:Monkey day: suits you");
  expect(file).toContain("UID:2026-11-30-dragon@zodiac-at-work");
});
