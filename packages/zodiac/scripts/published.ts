import { dayOfYear } from "../src/civil-date.ts";

/** Where the calendar that was published departs from a computation by today's rules, and why. Days within the year. */
export interface Departure {
  readonly year: number;
  readonly day: number;
  readonly reason: string;
}

/** The last year of the Ming dynasty's Datong calendar, with mean solar terms. Its New Years are taken as published. */
export const LAST_DATONG_YEAR = 1644;

/**
 * New Year's Days of the Datong calendar, 1600 to 1644.
 *
 * Two lists agree on all of them: that of the Korea Astronomy and Space Science Institute (Korea kept the Ming calendar),
 * as carried by the package korean-lunar-calendar, and Y. H. Liu's reconstruction of the Datong computation, checked
 * against printed imperial calendars (github.com/ytliu0/ChineseCalendar, Ming calendar). For 1600 and 1609 Chinese
 * handbooks and the programs made from them are a day early; the imperial calendars of those years, reproduced in the
 * National Library of China's collection of Datong calendars (2007, volumes 4 and 5), have the days given here.
 */
export const datongNewYears: readonly number[] = [
  46, 34, 23, 42, 31, 49, 38, 28, 47, 36, 25, 44, 33, 50, 40, 29, 48, 37, 26, 45, 35, 22, 41, 31, 50, 38, 28, 47, 36,
  24, 43, 32, 51, 39, 29, 48, 38, 26, 45, 34, 23, 41, 30, 50, 39,
];

/** Why computation and calendar differ in those years. */
export const datongReasons: Readonly<Record<number, string>> = {
  1609: "the new moon fell 23 minutes before midnight, the Datong calendar's after it",
  1613: "mean solar terms put the leap month before the New Year, true ones after it",
  1632: "mean solar terms put the leap month before the New Year, true ones after it",
  1643: "the new moon fell 23 minutes before midnight, the Datong calendar's after it",
};

/**
 * New Year's Days that the almanacs of 1645 to 1911 printed otherwise than a modern computation in UTC+8 has them: all
 * those in Y. H. Liu's list of discrepancies whose month is the first. In Beijing local time computation gives them too.
 */
export const printedOtherwiseThanEastEight: Readonly<Record<number, string>> = {
  1662: "1662-02-18",
  1685: "1685-02-03",
  1896: "1896-02-13",
};

const TYCHO = "the almanac's sun, by Tycho's model until 1733, was hours early";

/**
 * Starts of Spring as the Qing dynasty's almanacs printed them. From Y. H. Liu's list of the discrepancies between modern
 * calculation and historical data, 1645 to 1911; the solar terms of the Shouxing calendar (sxwnl), which lunar-typescript
 * carries, agree on all of them.
 */
export const springDepartures: readonly Departure[] = [
  ...[1659, 1663, 1667, 1692].map((year) => ({ year, day: february(3), reason: TYCHO })),
  { year: 1693, day: february(4), reason: "printed a day late; handbooks agree, the cause is not known" },
  ...[1696, 1700].map((year) => ({ year, day: february(3), reason: TYCHO })),
  { year: 1704, day: february(4), reason: TYCHO },
  ...[1725, 1729, 1733].map((year) => ({ year, day: february(3), reason: TYCHO })),
  { year: 1774, day: february(3), reason: "seconds after midnight; the almanac's sun was slightly early" },
  { year: 1807, day: february(4), reason: "seconds after midnight; the almanac's sun was slightly early" },
];

function february(day: number): number {
  return dayOfYear(2001, 2, day);
}
