import { dayNumber } from "@zodiac-at-work/civil-date";
import { type DateInput, readDate } from "../calendar/civil-date.ts";
import { optionsOf } from "../calendar/new-year.ts";
import { type MomentOptions, solarMonths, solarYears } from "../calendar/solar-months.ts";
import { secondOfDay } from "../calendar/time-of-day.ts";
import { type DayChangeOptions, dayChangeOf } from "./hour-animal.ts";
import { type SexagenaryName, sexagenaryName, sexagenaryYear } from "./sexagenary.ts";

/** A sexagenary name, or, if the input does not decide it, the two possible names, the earlier one first. */
export type Pillar =
  | { readonly known: true; readonly name: SexagenaryName }
  | { readonly known: false; readonly possible: readonly [SexagenaryName, SexagenaryName] };

/** The four pillars (bazi, 八字) of a birth. */
export interface FourPillars {
  /** The year. It begins at the moment of Start of Spring. */
  readonly year: Pillar;
  /** The month. It begins at the moment of every second solar term. */
  readonly month: Pillar;
  readonly day: Pillar;
  /** The double hour; undefined if the time is unknown. */
  readonly hour: SexagenaryName | undefined;
}

/** The time and the zone of a birth, and when the day changes. */
export interface PillarOptions extends MomentOptions, DayChangeOptions {}

/**
 * Returns the four pillars of a birth. The time is read as clock time, without a correction for the longitude of the place.
 * With `dayChange: "midnight"`, the default, 23:00 to 23:59 belong to the old day, and their hour pillar to the next one.
 *
 * @param date the date on the calendar of the place, from 1645-01-01 to 2200-12-31.
 * @throws {ZodiacRangeError} as `yearAnimal`.
 * @example
 * const { year, month, day, hour } = fourPillars("2000-02-04", { time: "20:41", zone: "Asia/Shanghai" });
 * year.name.chinese; // "庚辰", one minute after Start of Spring
 * month.name.chinese; // "戊寅"
 * day.name.chinese; // "壬辰"
 * hour.chinese; // "庚戌"
 */
export function fourPillars(date: DateInput, options?: PillarOptions): FourPillars {
  const { time } = optionsOf(options);
  const dayChange = dayChangeOf(options);
  // February 15 of year 1, day 46, began a cycle.
  const day = dayNumber(readDate(date)) - 46;
  const hour = time == null ? undefined : Math.floor(secondOfDay(time) / 3600);
  const nextDay = dayChange === "rat-hour" ? 1 : 0;
  return {
    year: pillarOf(solarYears(date, options), sexagenaryYear),
    month: pillarOf(solarMonths(date, options), nameAt),
    day: pillarOf(
      hour === undefined ? [day, day + nextDay] : [day, day].map((each) => each + (hour === 23 ? nextDay : 0)),
      nameAt,
    ),
    // Five days have sixty double hours. The first of a day begins at 23:00 of the day before.
    hour: hour === undefined ? undefined : nameAt(day * 12 + Math.floor((hour + 1) / 2)),
  };
}

function pillarOf([first, last]: readonly number[], nameOf: (place: number) => SexagenaryName): Pillar {
  const [name, other] = [nameOf(first as number), nameOf(last as number)];
  return first === last ? { known: true, name } : { known: false, possible: [name, other] };
}

function nameAt(place: number): SexagenaryName {
  return sexagenaryName((((place % 60) + 60) % 60) + 1);
}
