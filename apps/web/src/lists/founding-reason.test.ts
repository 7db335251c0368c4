import { expect, test } from "vitest";
import { foundingReason } from "./founding-reason.ts";

const reason = (...[founding, sign]: Parameters<typeof foundingReason>) =>
  foundingReason(founding, sign).map((sentence) => sentence.replaceAll("\u00a0", " "));

test("a day is counted from its New Year", () => {
  expect(reason({ year: 1990, month: 1, day: 24 }, "snake")).toEqual([
    "Three days before Chinese New Year (Jan 27, 1990), so the sign is Snake.",
  ]);
});

test("a day between New Year and the start of spring has a reason for each rule", () => {
  expect(reason({ year: 1990, month: 1, day: 30 }, "horse")).toEqual([
    "Three days after Chinese New Year (Jan 27, 1990), so the sign is Horse.",
    "Some almanacs start the year at the beginning of spring (Feb 4, 1990). By that rule, the sign is Snake.",
  ]);
});

test("a month that does not contain New Year has one sign, the new year's or still the old one's", () => {
  expect(reason({ year: 1976, month: 4, day: null }, "dragon")).toEqual([
    "Chinese New Year was on Jan 31, 1976, so all of Apr 1976 is Dragon.",
  ]);
  expect(reason({ year: 1985, month: 1, day: null }, "rat")).toEqual([
    "Chinese New Year was on Feb 20, 1985, so all of Jan 1985 is still Rat.",
  ]);
});

test("a month that contains New Year allows two signs, and the reason says which has most days", () => {
  expect(reason({ year: 1990, month: 1, day: null }, "snake")).toEqual([
    "Only the month is known: Jan 1990. Chinese New Year was on Jan 27, 1990. The 26 days before it are Snake, and the five days from then on are Horse.",
    "It is listed under Snake, which has most of those days.",
  ]);
});

test("a New Year at the end or the beginning of a month leaves a single day, in the singular", () => {
  expect(reason({ year: 1976, month: 1, day: null }, "rabbit")[0]).toBe(
    "Only the month is known: Jan 1976. Chinese New Year was on Jan 31, 1976. The 30 days before it are Rabbit, and that day itself is Dragon.",
  );
  expect(reason({ year: 1984, month: 2, day: null }, "rat")[0]).toBe(
    "Only the month is known: Feb 1984. Chinese New Year was on Feb 2, 1984. The day before it is Pig, and the 28 days from then on are Rat.",
  );
});

test("a year alone allows two signs", () => {
  expect(reason({ year: 1990, month: null, day: null }, "horse")).toEqual([
    "Only the year is known: 1990. Chinese New Year was on Jan 27, 1990. The 26 days before it are Snake, and the 339 days from then on are Horse.",
    "It is listed under Horse, which has most of those days.",
  ]);
});

test("a year before the calendar counts as a whole, and without a year the sign is the one on record", () => {
  expect(reason({ year: 1288, month: null, day: null }, "rat")).toEqual([
    "Our calendar begins in 1600. Before that, a calendar year has one sign: 1288 is a year of the Rat.",
  ]);
  expect(reason(undefined, "ox")).toEqual(["The founding year is unknown. The sign is the one on record."]);
});
