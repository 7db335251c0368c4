import { dayOfYear } from "@zodiac-at-work/civil-date";

/** A published day that differs from the computation by today's rules, as a day of the year, with the reason. */
export interface Departure {
  readonly year: number;
  readonly day: number;
  readonly reason: string;
}

/** The last year of the Ming dynasty's Datong calendar, with mean solar terms. Its New Years are taken as published. */
export const lastDatongYear = 1644;

/**
 * New Year's Days of the Datong calendar, 1599 to 1644.
 *
 * Two lists agree on all of them: the list of the Korea Astronomy and Space Science Institute (Korea kept the Ming
 * calendar), included in the package korean-lunar-calendar, and Y. H. Liu's reconstruction of the Datong computation,
 * checked against printed imperial calendars (github.com/ytliu0/ChineseCalendar, Ming calendar). Handbooks agree with the
 * first list on 1599, before the second one. For 1600 and 1609,
 * Chinese handbooks and the programs based on them are a day early. The imperial calendars of those years, reproduced in
 * the National Library of China's collection of Datong calendars (2007, volumes 4 and 5), have the days given here.
 */
export const datongNewYears: readonly number[] = [
  27, 46, 34, 23, 42, 31, 49, 38, 28, 47, 36, 25, 44, 33, 50, 40, 29, 48, 37, 26, 45, 35, 22, 41, 31, 50, 38, 28, 47,
  36, 24, 43, 32, 51, 39, 29, 48, 38, 26, 45, 34, 23, 41, 30, 50, 39,
];

/** By year, why the computation and the calendar differ. */
export const datongReasons: Readonly<Record<number, string>> = {
  1599: "the new moon was 51 minutes before midnight; the Datong calendar computed it after midnight",
  1609: "the new moon was 23 minutes before midnight; the Datong calendar computed it after midnight",
  1613: "by mean solar terms the leap month comes before the New Year, by true ones after it",
  1632: "by mean solar terms the leap month comes before the New Year, by true ones after it",
  1643: "the new moon was 23 minutes before midnight; the Datong calendar computed it after midnight",
};

/**
 * New Year's Days in the almanacs of 1645 to 1911 that differ from a modern computation in UTC+8: all entries of Y. H.
 * Liu's list of discrepancies for the first month. A computation in Beijing local time agrees with the almanacs.
 */
export const printedDifferentlyFromEastEight: Readonly<Record<number, string>> = {
  1662: "1662-02-18",
  1685: "1685-02-03",
  1896: "1896-02-13",
};

const tycho = "the almanac used Tycho's model of the sun until 1733, which was hours early";

/**
 * Starts of Spring as printed in the almanacs of the Qing dynasty. From Y. H. Liu's list of discrepancies between modern
 * computation and historical data, 1645 to 1911. The solar terms of the Shouxing calendar (sxwnl), included in
 * lunar-typescript, agree on all of them.
 */
export const springDepartures: readonly Departure[] = [
  ...[1659, 1663, 1667, 1692].map((year) => ({ year, day: february(3), reason: tycho })),
  { year: 1693, day: february(4), reason: "printed a day late; handbooks agree; the cause is unknown" },
  ...[1696, 1700].map((year) => ({ year, day: february(3), reason: tycho })),
  { year: 1704, day: february(4), reason: tycho },
  ...[1725, 1729, 1733].map((year) => ({ year, day: february(3), reason: tycho })),
  { year: 1774, day: february(3), reason: "seconds after midnight; the almanac's sun was slightly early" },
  { year: 1807, day: february(4), reason: "seconds after midnight; the almanac's sun was slightly early" },
];

function february(day: number): number {
  return dayOfYear(2001, 2, day);
}
