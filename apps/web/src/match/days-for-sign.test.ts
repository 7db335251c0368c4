import { signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { currentMonth } from "./current-month.ts";
import { calendarFileOf, dayInWords, daysFor, signsOfKind } from "./good-days.ts";

const from = { year: 2026, month: 11, day: 22 };

test("harmonies are good days, the clash and the harm ask for care", () => {
  const days = daysFor("dragon", from, 30);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ date: from, sign: "rat", kind: "good" });
  expect(days[8]).toEqual({ date: { year: 2026, month: 11, day: 30 }, sign: "monkey", kind: "good" });
  expect(new Set(signsOfKind(days, "good"))).toEqual(new Set(["rat", "monkey", "rooster"]));
  expect(new Set(signsOfKind(days, "careful"))).toEqual(new Set(["dog", "rabbit"]));
});

test("every sign has three good animals and two that ask for care, and its own days are plain or neither", () => {
  for (const sign of signIds) {
    const cycle = daysFor(sign, from, 12);
    expect(cycle.filter(({ kind }) => kind === "good")).toHaveLength(3);
    expect(cycle.filter(({ kind }) => kind === "careful")).toHaveLength(2);
    expect(cycle.find((day) => day.sign === sign)?.kind).toBe("plain");
  }
});

test("the days go on across months, years and leap days", () => {
  const across = daysFor("rat", { year: 2027, month: 12, day: 31 }, 2).map(({ date }) => date);
  expect(across).toEqual([
    { year: 2027, month: 12, day: 31 },
    { year: 2028, month: 1, day: 1 },
  ]);
  expect(daysFor("rat", { year: 2028, month: 2, day: 28 }, 2)[1]?.date).toEqual({ year: 2028, month: 2, day: 29 });
  expect(dayInWords({ year: 2026, month: 11, day: 30 })).toBe("Monday, Nov 30");
});

test("the calendar file has an all-day event for each good day, and nothing about the birth date", async () => {
  const file = await calendarFileOf("dragon", daysFor("dragon", from, 30));
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(7);
  expect(file).toContain("DTSTART;VALUE=DATE:20261130");
  expect(file).toContain("SUMMARY:A Monkey day: suits you");
  expect(file).toContain("UID:2026-11-30-dragon@zodiac-at-work");
});

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
