/**
 * The 24 solar terms (jieqi, 节气) of a year, to the second.
 *
 * @module
 */

import { refuseOptions } from "../zodiac-range-error.ts";
import { type CivilDate, parseDate } from "./civil-date.ts";
import { solarLongitude } from "./solar-longitude.ts";
import { checkSolarYear } from "./solar-months.ts";

/** One of the 24 solar terms (jieqi, 节气) of a year: the moment when the sun reaches a multiple of 15°. */
export interface SolarTerm {
  /** `Start of Spring` */
  readonly name: string;
  /** `立春`, in simplified characters. */
  readonly chinese: string;
  /** `lì-chūn` */
  readonly pinyin: string;
  /** The sun's apparent longitude, 0 to 345 degrees. */
  readonly longitude: number;
  /** The moment, as milliseconds since 1970, to the second. Within a minute of the printed almanacs until 2050. */
  readonly epochMilliseconds: number;
  /** The day in China: by the clock of 120° east, before 1929 by the mean time of Beijing. */
  readonly date: CivilDate;
}

/**
 * Returns the 24 solar terms of a Gregorian year, from Minor Cold in January to Winter Solstice in December. They are
 * computed; for the few years before 1808 in which a printed calendar had another day, see `docs/measurements/accuracy.md`.
 *
 * @param year 1645 to 2200.
 * @throws {ZodiacRangeError} `out-of-range`.
 * @example
 * const { name, chinese, date, epochMilliseconds } = solarTerms(2000)[2];
 * // "Start of Spring", "立春", { year: 2000, month: 2, day: 4 }
 * new Date(epochMilliseconds).toISOString(); // "2000-02-04T12:40:26.000Z"
 */
export function solarTerms(year: number): SolarTerm[];
export function solarTerms(year: number, options?: unknown): SolarTerm[] {
  refuseOptions(options);
  checkSolarYear(year);
  return names.map((text, index) => {
    const [name, chinese, pinyin] = text.split("|") as [string, string, string];
    const longitude = (285 + 15 * index) % 360;
    // The longitude keeps counting, and that of 2000 begins at 280°.
    const days = momentOf(285 + 15 * index + 360 * (year - 2000));
    const epochMilliseconds = Date.UTC(2000, 0, 1, 12) + Math.round(days * 86400) * 1000;
    return { name, chinese, pinyin, longitude, epochMilliseconds, date: dateInChina(epochMilliseconds, year) };
  });
}

/** Returns the moment when the sun reaches a longitude, in days from 2000-01-01 12:00 UTC. */
function momentOf(longitude: number): number {
  let days = (longitude - 280.46) / degreesPerDay;
  // Each step divides the error by thirty or more, from two days to less than a second.
  for (let step = 0; step < 5; step++) days += (longitude - solarLongitude(days)) / degreesPerDay;
  return days;
}

const degreesPerDay = 360 / 365.2422;

function dateInChina(epochMilliseconds: number, year: number): CivilDate {
  const secondsAhead = year < 1929 ? (7 * 60 + 45) * 60 + 40 : 8 * 3600;
  const shown = new Date(epochMilliseconds + secondsAhead * 1000);
  return parseDate({ year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() });
}

const names = [
  ...["Minor Cold|小寒|xiǎo-hán", "Major Cold|大寒|dà-hán", "Start of Spring|立春|lì-chūn", "Rain Water|雨水|yǔ-shuǐ"],
  ...["Awakening of Insects|惊蛰|jīng-zhé", "Spring Equinox|春分|chūn-fēn", "Clear and Bright|清明|qīng-míng"],
  ...["Grain Rain|谷雨|gǔ-yǔ", "Start of Summer|立夏|lì-xià", "Minor Fullness|小满|xiǎo-mǎn"],
  ...["Grain in Ear|芒种|máng-zhòng", "Summer Solstice|夏至|xià-zhì", "Minor Heat|小暑|xiǎo-shǔ"],
  ...["Major Heat|大暑|dà-shǔ", "Start of Autumn|立秋|lì-qiū", "End of Heat|处暑|chǔ-shǔ", "White Dew|白露|bái-lù"],
  ...["Autumn Equinox|秋分|qiū-fēn", "Cold Dew|寒露|hán-lù", "Frost's Descent|霜降|shuāng-jiàng"],
  ...[
    "Start of Winter|立冬|lì-dōng",
    "Minor Snow|小雪|xiǎo-xuě",
    "Major Snow|大雪|dà-xuě",
    "Winter Solstice|冬至|dōng-zhì",
  ],
];
