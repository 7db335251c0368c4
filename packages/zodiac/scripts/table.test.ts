import { expect, test } from "vitest";
import { formatDate } from "../src/calendar/civil-date.ts";
import { firstTableYear, newYearOf, zodiacYearSpan } from "../src/calendar/new-year.ts";
import { rebuild } from "./table.ts";

test("the calendar equals the rebuilt one, and computation and publication differ only in known years", () => {
  const rebuilt = rebuild();
  const years = rebuilt.newYears.map((_, index) => firstTableYear + index).slice(0, -1);
  const days = years.map((year) => newYearOf(year));
  expect(days.map(({ month, day }) => (month - 1) * 31 + day)).toEqual(rebuilt.newYears.slice(0, -1));
  const springs = years.map((year) => newYearOf(year, { boundary: "start-of-spring" }));
  expect(springs.map(({ month, day }) => (month - 1) * 31 + day)).toEqual(rebuilt.startsOfSpring.slice(0, -1));
  expect(formatDate(zodiacYearSpan(2200).to)).toBe("2201-02-03");
  expect(rebuilt.newYearDifferences.map(({ year }) => year)).toEqual([1599, 1609, 1613, 1632, 1643]);
  expect(rebuilt.springDifferences.map(({ year }) => year)).toEqual([
    1659, 1663, 1667, 1692, 1693, 1696, 1700, 1704, 1725, 1729, 1733, 1774, 1807,
  ]);
  expect(rebuilt.eastEightDifferences.map(({ year }) => year)).toEqual([1662, 1685, 1896, 1916]);
  expect([...rebuilt.newYearDifferences, ...rebuilt.springDifferences].map(({ reason }) => reason)).not.toContain(
    "unexplained",
  );
}, 60_000);
