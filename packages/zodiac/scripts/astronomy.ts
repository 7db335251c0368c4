import { AstroTime, SearchMoonPhase, SearchSunLongitude } from "astronomy-engine";
import { type CivilDate, daysBetween } from "../src/calendar/civil-date.ts";

/** The number of hours by which a calendar's clock is ahead of universal time. */
export type Clock = (year: number) => number;

/** The clock of the Chinese calendar: the mean time of Beijing, 116° 25′ east, until 1928, then that of 120° east. */
export const beijing: Clock = (year) => (year < 1929 ? 7 + 45 / 60 + 40 / 3600 : 8);

export const eastEight: Clock = () => 8;

/** The computed days of a year, as numbers within the year. */
export interface ComputedYear {
  readonly newYear: number;
  readonly startOfSpring: number;
  /** Minutes from the new moon of New Year's Day to the nearest midnight. */
  readonly margin: number;
}

/**
 * Computes New Year's Day and Start of Spring by the rules in force since 1645 (today GB/T 33661-2017). A month begins on
 * the day of the new moon. The eleventh month contains the winter solstice. If there are thirteen months from one eleventh
 * month to the next, the first of them without a major solar term is a leap month. New Year is the first day of the first
 * month.
 */
export function computeYear(year: number, clock: Clock): ComputedYear {
  const dayOf = (instant: number) => Math.floor(instant + 0.5 + clock(year) / 24);
  const solstice = dayOf(sunAt(270, year - 1, 11));
  const nextSolstice = dayOf(sunAt(270, year, 11));
  const moons = newMoons(solstice - 31, nextSolstice + 31);
  const months = moons.map(dayOf);
  const eleventh = months.findLastIndex((day) => day <= solstice);
  const nextEleventh = months.findLastIndex((day) => day <= nextSolstice);
  const majorTerms = [270, 300, 330, 0].map((longitude) =>
    dayOf(sunAt(longitude, longitude === 270 ? year - 1 : year, longitude === 270 ? 11 : 0)),
  );
  const isLeap = (month: number) =>
    !majorTerms.some((day) => day >= (months[month] ?? 0) && day < (months[month + 1] ?? 0));
  const leapBefore = nextEleventh - eleventh === 13 && (isLeap(eleventh + 1) || isLeap(eleventh + 2));
  const first = eleventh + (leapBefore ? 3 : 2);
  return {
    newYear: within(year, months[first] ?? Number.NaN),
    startOfSpring: within(year, dayOf(sunAt(315, year, 0))),
    margin: toMidnight((moons[first] ?? Number.NaN) + 0.5 + clock(year) / 24),
  };
}

/**
 * Computes Start of Spring by the mean solar terms of the Datong calendar, in force until 1644. The winter solstice of
 * 1280 was on December 21 (Gregorian), 0.06 days after midnight. The year has 365.2425 days, a term one twenty-fourth.
 */
export function datongStartOfSpring(year: number): number {
  const epoch = daysBetween(j2000, { year: 1280, month: 12, day: 21 }) + 0.06;
  return within(year, Math.floor(epoch + (year - 1281 + 3 / 24) * 365.2425));
}

const j2000: CivilDate = { year: 2000, month: 1, day: 1 };

/** Returns when the sun next reaches a longitude, in days of universal time from 2000-01-01 12:00. */
export function sunAt(longitude: number, year: number, monthIndex: number): number {
  const from = new AstroTime(daysBetween(j2000, { year, month: monthIndex + 1, day: 1 }) - 0.5);
  const found = SearchSunLongitude(longitude, from, 100);
  if (!found) throw new Error(`no solar longitude ${longitude} in ${year}`);
  return found.ut;
}

export function newMoons(fromDay: number, toDay: number): number[] {
  const found: number[] = [];
  for (let from = fromDay; from < toDay; ) {
    const moon = SearchMoonPhase(0, new AstroTime(from), 40);
    if (!moon) throw new Error(`no new moon after day ${from}`);
    found.push(moon.ut);
    from = moon.ut + 20;
  }
  return found;
}

function within(year: number, day: number): number {
  return day - daysBetween(j2000, { year, month: 1, day: 1 }) + 1;
}

function toMidnight(localDays: number): number {
  const fraction = localDays - Math.floor(localDays);
  return Math.min(fraction, 1 - fraction) * 24 * 60;
}
