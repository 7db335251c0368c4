import { expect, test } from "vitest";
import { foundingReason } from "./founding-reason.ts";

const reason = (...[founding, sign]: Parameters<typeof foundingReason>) =>
  foundingReason(founding, sign).map((sentence) => sentence.replaceAll("\u00a0", " "));

test("a day is counted from its New Year", () => {
  expect(reason({ year: 1990, month: 1, day: 24 }, "snake")).toEqual([
    "Three days before New Year 1990 (27 January), so Snake.",
  ]);
});

test("a day between the New Year and the start of spring is told under both", () => {
  expect(reason({ year: 1990, month: 1, day: 30 }, "horse")).toEqual([
    "Three days after New Year 1990 (27 January), so Horse.",
    "Counted from the start of spring (4 February), as some almanacs do, it would be a Snake.",
  ]);
});

test("a month without the New Year in it is certain, after it or still before", () => {
  expect(reason({ year: 1976, month: 4, day: null }, "dragon")).toEqual([
    "New Year 1976 fell on 31 January, so all of April 1976 is Dragon.",
  ]);
  expect(reason({ year: 1985, month: 1, day: null }, "rat")).toEqual([
    "New Year 1985 fell on 20 February, so all of January 1985 is still Rat.",
  ]);
});

test("a month with the New Year in it leaves two signs open, and says which has most days", () => {
  expect(reason({ year: 1990, month: 1, day: null }, "snake")).toEqual([
    "Only the month is known, January 1990. New Year fell on 27 January: the 26 days before it are Snake, the five from then on are Horse.",
    "It stands under Snake, which has most of those days.",
  ]);
});

test("a New Year at the very end or beginning of a month leaves a single day, in the singular", () => {
  expect(reason({ year: 1976, month: 1, day: null }, "rabbit")[0]).toBe(
    "Only the month is known, January 1976. New Year fell on 31 January: the 30 days before it are Rabbit, that day itself is Dragon.",
  );
  expect(reason({ year: 1984, month: 2, day: null }, "rat")[0]).toBe(
    "Only the month is known, February 1984. New Year fell on 2 February: the day before it is Pig, the 28 from then on are Rat.",
  );
});

test("a year alone leaves two signs open", () => {
  expect(reason({ year: 1990, month: null, day: null }, "horse")).toEqual([
    "Only the year is known, 1990. New Year fell on 27 January: the 26 days before it are Snake, the 339 from then on are Horse.",
    "It stands under Horse, which has most of those days.",
  ]);
});

test("before the calendar begins the whole year counts, and without a year what is on record", () => {
  expect(reason({ year: 1288, month: null, day: null }, "rat")).toEqual([
    "The calendar here begins in 1600. Before it, 1288 as a whole counts as a year of the Rat.",
  ]);
  expect(reason(undefined, "ox")).toEqual(["Its founding year is not known here. The sign is the one on record."]);
});
