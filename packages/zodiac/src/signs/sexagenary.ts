/**
 * The cycle of sixty (ganzhi, 干支): its stems and branches, and the names of years and days.
 *
 * @module
 */

import { dayNumber } from "@zodiac-at-work/civil-date";
import { type DateInput, readDate } from "../calendar/civil-date.ts";
import { nearestName } from "../nearest-name.ts";
import { optionsOf } from "../options-of.ts";
import { refuseOptions, ZodiacRangeError } from "../zodiac-range-error.ts";
import { animalAt, type DayAnimalOptions, dayChangeOf } from "./hour-animal.ts";
import { type Element, type Polarity, type SignId, signById, signIds } from "./signs.ts";
import { checkYearOfCycle } from "./year-cycle.ts";

export type { DayAnimalOptions } from "./hour-animal.ts";

/** One of the ten heavenly stems. */
export interface Stem {
  /** Its Chinese character, `庚`; the same in simplified and traditional writing. */
  readonly character: string;
  /** Its pinyin, `gēng`. */
  readonly pinyin: string;
  readonly element: Element;
  readonly polarity: Polarity;
}

/** One of the twelve earthly branches. */
export interface Branch {
  /** Its Chinese character, `午`; the same in simplified and traditional writing. */
  readonly character: string;
  /** Its pinyin, `wǔ`. */
  readonly pinyin: string;
  readonly sign: SignId;
}

/** A name of the cycle of sixty (ganzhi, 干支): a stem and a branch. The objects are frozen. */
export interface SexagenaryName {
  /** Its place in the cycle, 1 (甲子) to 60 (癸亥). */
  readonly number: number;
  /** `庚午` */
  readonly chinese: string;
  /** `gēng-wǔ` */
  readonly pinyin: string;
  /** `Metal Horse` */
  readonly english: string;
  readonly stem: Stem;
  readonly branch: Branch;
}

/**
 * Returns the name of a place in the cycle of sixty.
 *
 * @param number 1 to 60.
 * @throws {ZodiacRangeError} `out-of-range`.
 * @example
 * sexagenaryName(7).chinese; // "庚午"
 */
export function sexagenaryName(number: number): SexagenaryName;
export function sexagenaryName(number: number, options?: unknown): SexagenaryName {
  refuseOptions(options);
  if (!Number.isInteger(number) || number < 1 || number > 60) {
    throw new ZodiacRangeError("out-of-range", "Give the place in the cycle as a whole number from 1 to 60.");
  }
  names[number] ??= newName(number);
  return names[number];
}

/** Each name is built once. */
const names: SexagenaryName[] = [];

function newName(number: number): SexagenaryName {
  const stem = stems[(number - 1) % 10] as Stem;
  const branch = branches[(number - 1) % 12] as Branch;
  const element = stem.element.charAt(0).toUpperCase() + stem.element.slice(1);
  return Object.freeze({
    number,
    chinese: stem.character + branch.character,
    pinyin: `${stem.pinyin}-${branch.pinyin}`,
    english: `${element} ${signById(branch.sign).name}`,
    stem,
    branch,
  });
}

/**
 * Returns the sexagenary name of a zodiac year.
 *
 * @param zodiacYear the Gregorian year of its New Year, from 100 to 9999. For a day in January or February take
 *   `signOfDate(date).zodiacYear`.
 * @throws {ZodiacRangeError} `out-of-range`.
 * @example
 * const { chinese, pinyin, english } = sexagenaryYear(1990); // 庚午, gēng-wǔ, Metal Horse
 */
export function sexagenaryYear(zodiacYear: number): SexagenaryName;
export function sexagenaryYear(zodiacYear: number, options?: unknown): SexagenaryName {
  refuseOptions(options);
  checkYearOfCycle(zodiacYear);
  // Year 4 was the first of a cycle.
  return sexagenaryName(placeOf(zodiacYear - 4));
}

/**
 * Returns the sexagenary name of a day. 1949-10-01 was the first day of a cycle.
 *
 * @param date any date from 0001-01-01 to 9999-12-31 of the Gregorian calendar.
 * @param options the day begins at midnight. With `dayChange: "rat-hour"`, it begins at 23:00 of the day before, and the
 *   time is required.
 * @throws {ZodiacRangeError} `malformed-date` or `impossible-date`; `malformed-time`; `unknown-option` or
 *   `too-many-arguments`.
 * @example
 * sexagenaryDay("2000-01-01").chinese; // "戊午"
 * sexagenaryDay("2000-01-01", { time: "23:30", dayChange: "rat-hour" }).chinese; // "己未"
 */
export function sexagenaryDay(date: DateInput, options?: DayAnimalOptions): SexagenaryName {
  const given = optionsOf(options, optionNames, nearestName);
  const dayChange = dayChangeOf(given);
  const hour = animalAt(given.time, dayChange);
  if (!hour.known && dayChange === "rat-hour") {
    throw new ZodiacRangeError("malformed-time", 'Give the time too: with dayChange "rat-hour", it decides the day.');
  }
  // February 15 of year 1, day 46, began a cycle.
  return sexagenaryName(placeOf(dayNumber(readDate(date)) - 46 + Number(hour.known && hour.nextDay)));
}

const optionNames = ["time", "dayChange"] as const;

function placeOf(steps: number): number {
  return (((steps % 60) + 60) % 60) + 1;
}

const stemTexts = ["甲 jiǎ", "乙 yǐ", "丙 bǐng", "丁 dīng", "戊 wù", "己 jǐ", "庚 gēng", "辛 xīn", "壬 rén", "癸 guǐ"];
const branchTexts = [
  ...["子 zǐ", "丑 chǒu", "寅 yín", "卯 mǎo", "辰 chén", "巳 sì"],
  ...["午 wǔ", "未 wèi", "申 shēn", "酉 yǒu", "戌 xū", "亥 hài"],
];
const stemElements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

/**
 * The ten heavenly stems in order.
 *
 * @example
 * stems.map((stem) => stem.character).join(""); // "甲乙丙丁戊己庚辛壬癸"
 */
export const stems: readonly Stem[] = /* @__PURE__ */ Object.freeze(
  stemTexts.map((text, i) => {
    const [character, pinyin] = text.split(" ") as [string, string];
    const element = stemElements[i >> 1] as Element;
    return Object.freeze({ character, pinyin, element, polarity: i % 2 === 0 ? "yang" : "yin" } as const);
  }),
);

/**
 * The twelve earthly branches in order.
 *
 * @example
 * branches[6]; // { character: "午", pinyin: "wǔ", sign: "horse" }
 */
export const branches: readonly Branch[] = /* @__PURE__ */ Object.freeze(
  branchTexts.map((text, i) => {
    const [character, pinyin] = text.split(" ") as [string, string];
    return Object.freeze({ character, pinyin, sign: signIds[i] as SignId });
  }),
);
