/**
 * True solar time (真太阳时): what a sundial shows at a longitude, and the four pillars by it.
 *
 * @module
 */

import { solarEquationOfTime } from "../calendar/equation-of-time.ts";
import { clockIn, type LocalClock, shownAt } from "../calendar/local-time.ts";
import { placedMoment } from "../calendar/placed-moment.ts";
import type { DateOrMoment, MomentOptions } from "../calendar/solar-months.ts";
import { nearestName } from "../nearest-name.ts";
import { optionsOf } from "../options-of.ts";
import { ZodiacRangeError } from "../zodiac-range-error.ts";
import { type DayChangeOptions, dayChangeOf } from "./hour-animal.ts";
import { type FourPillars, fourPillars } from "./pillars.ts";

export type { LocalClock } from "../calendar/local-time.ts";

/** Where and when a time was shown. */
export interface SolarTimeOptions extends MomentOptions {
  /** Degrees east of Greenwich, from -180 to 180; west is negative. */
  readonly longitude: number;
  /** Degrees north of the equator, from -90 to 90. True solar time does not depend on it; a place may bring it along. */
  readonly latitude?: number | undefined;
}

/** The true solar time of a moment at a place, and how it follows from the clock. */
export interface TrueSolarTime {
  /** What the clocks of the zone show. */
  readonly clock: LocalClock;
  /** The minutes by which the zone is ahead of universal time, with daylight saving time. */
  readonly zoneOffset: number;
  /** The minutes from zone time to the mean solar time of the place: four for each degree, less the offset. */
  readonly longitudeCorrection: number;
  /** The minutes from mean to true solar time: what a sundial is ahead. Between -14.3 and 16.5 in this century. */
  readonly equationOfTime: number;
  /** The result: the clock, plus both corrections, to the second. */
  readonly solarTime: LocalClock;
  /** The moment, as milliseconds since 1970. */
  readonly epochMilliseconds: number;
}

/**
 * Returns the true solar time (真太阳时) at a place: what a sundial shows.
 *
 * Source: Jean Meeus, Astronomical Algorithms, 2nd edition, chapter 28, with the sun's longitude of the theory VSOP87. Within
 * two seconds of astronomy-engine; see `docs/measurements/accuracy.md`.
 *
 * @param date a date with `time` and `zone`, or a moment: a text with an offset, or any moment with `zone`; from 1645 to 2200.
 * @throws {ZodiacRangeError} as `yearAnimal`; `malformed-time` without a time; `impossible-time` also for a time that the
 *   clocks showed twice; `out-of-range` for a longitude or latitude; `unknown-option` without a zone.
 * @example
 * const { solarTime } = trueSolarTime("1990-01-26", { time: "12:00", zone: "Asia/Shanghai", longitude: 87.6 });
 * solarTime; // { year: 1990, month: 1, day: 26, hour: 9, minute: 37, second: 56 }: Urumqi is far west of the zone's meridian
 */
export function trueSolarTime(date: DateOrMoment, options: SolarTimeOptions): TrueSolarTime {
  return solarTimeOf(date, optionsOf(options, timeNames, nearestName));
}

const timeNames = ["time", "zone", "longitude", "latitude"] as const;

/** The four pillars by true solar time, and that time. */
export interface SolarPillars extends FourPillars {
  readonly trueSolarTime: TrueSolarTime;
}

/** Where and when a birth was, and when the day changes. */
export interface SolarPillarOptions extends SolarTimeOptions, DayChangeOptions {}

/**
 * Returns the four pillars of a birth with day and hour by true solar time. The year and the month begin at moments of the
 * sun, the same all over the earth, so the moment of birth decides them, and no correction can move it.
 *
 * @param date as in `trueSolarTime`.
 * @throws {ZodiacRangeError} as `trueSolarTime`.
 * @example
 * const urumqi = { time: "00:30", zone: "Asia/Shanghai", longitude: 87.6 };
 * solarPillars("1990-01-26", urumqi).hour.chinese; // "丁亥": 22:08 of the day before by the sun
 */
export function solarPillars(date: DateOrMoment, options: SolarPillarOptions): SolarPillars {
  const given = optionsOf(options, pillarNames, nearestName);
  const dayChange = dayChangeOf(given);
  const found = solarTimeOf(date, given);
  const { epochMilliseconds, solarTime } = found;
  const { year, month } = fourPillars({ epochMilliseconds });
  const { year: solarYear, month: solarMonth, day: solarDay, ...time } = solarTime;
  const { day, hour } = fourPillars({ year: solarYear, month: solarMonth, day: solarDay }, { time, dayChange });
  return { year, month, day, hour, trueSolarTime: found };
}

const pillarNames = [...timeNames, "dayChange"] as const;

function solarTimeOf(date: DateOrMoment, options: Partial<SolarTimeOptions>): TrueSolarTime {
  const longitude = degrees("longitude", options.longitude, 180);
  if (options.latitude !== undefined) degrees("latitude", options.latitude, 90);
  const { zone, epochMilliseconds } = placedMoment(date, options);
  const clock = clockIn(zone, epochMilliseconds);
  const zoneOffset = Math.round((shown(clock) - epochMilliseconds) / 1000) / 60;
  const longitudeCorrection = longitude * 4 - zoneOffset;
  const equationOfTime = solarEquationOfTime((epochMilliseconds - Date.UTC(2000, 0, 1, 12)) / 86_400_000);
  const seconds = Math.round((longitude * 4 + equationOfTime) * 60);
  const solarTime = clockIn("UTC", epochMilliseconds + seconds * 1000);
  return { clock, zoneOffset, longitudeCorrection, equationOfTime, solarTime, epochMilliseconds };
}

function degrees(name: string, value: number | undefined, limit: number): number {
  if (typeof value === "number" && Math.abs(value) <= limit) return value;
  throw new ZodiacRangeError("out-of-range", `Give the ${name} in degrees, as a number from -${limit} to ${limit}.`);
}

function shown({ hour, minute, second, ...date }: LocalClock): number {
  return shownAt(date, (hour * 60 + minute) * 60 + second);
}
