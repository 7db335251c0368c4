/**
 * The four pillars (bazi, 八字) of a birth: the sexagenary names of its year, month, day and hour.
 *
 * @module
 */

import { dayNumber, packDate } from "@zodiac-at-work/civil-date";
import { type CivilDate, parseDate } from "../calendar/civil-date.ts";
import { epochMillisecondsOf, zoneOf } from "../calendar/instant.ts";
import { clockIn } from "../calendar/local-time.ts";
import { type DateOrMoment, isMoment, type MomentOptions, solarMonths, solarYears } from "../calendar/solar-months.ts";
import { secondOfDay } from "../calendar/time-of-day.ts";
import { nearestName } from "../nearest-name.ts";
import { optionsOf } from "../options-of.ts";
import { type DayChange, type DayChangeOptions, dayChangeOf } from "./hour-animal.ts";
import { type SexagenaryName, sexagenaryName, sexagenaryYear } from "./sexagenary.ts";

/** A sexagenary name, or, if the input does not decide it, the possible names, the earliest first. */
export type Pillar =
  | { readonly known: true; readonly name: SexagenaryName }
  | { readonly known: false; readonly possible: readonly [SexagenaryName, ...SexagenaryName[], SexagenaryName] };

/** The four pillars (bazi, 八字) of a birth. */
export interface FourPillars {
  /** The year. It begins at the moment of Start of Spring. */
  readonly year: Pillar;
  /** The month. It begins at the moment of every second solar term. */
  readonly month: Pillar;
  readonly day: Pillar;
  /** The double hour; undefined if the time on the clocks of the place is unknown. */
  readonly hour: SexagenaryName | undefined;
}

/** The time and the zone of a birth, and when the day changes. */
export interface PillarOptions extends MomentOptions, DayChangeOptions {}

/**
 * Returns the four pillars of a birth. The time is read as clock time, without a correction for the longitude of the place.
 * With `dayChange: "midnight"`, the default, 23:00 to 23:59 belong to the old day, and their hour pillar to the next one.
 *
 * A moment decides year and month. Day and hour depend on the place: on `zone`, else on the offset of a text such as
 * `2000-02-04T20:41:00+08:00`. A text with `Z`, a `Date` and a `Temporal.Instant` name no place. Without a zone, their day
 * is one of the two or three that it is on earth, and the hour is unknown.
 *
 * @param date a date on the calendar of the place, or a moment, from 1645-01-01 to 2200-12-31.
 * @throws {ZodiacRangeError} as `yearAnimal`.
 * @example
 * const { year, month, day, hour } = fourPillars("2000-02-04", { time: "20:41", zone: "Asia/Shanghai" });
 * year.name.chinese; // "庚辰", one minute after Start of Spring
 * month.name.chinese; // "戊寅"
 * day.name.chinese; // "壬辰"
 * hour.chinese; // "庚戌"
 */
export function fourPillars(date: DateOrMoment, options?: PillarOptions): FourPillars {
  const given = optionsOf(options, optionNames, nearestName);
  const { time, zone } = given;
  const dayChange = dayChangeOf(given);
  const months = solarMonths(date, isMoment(date) ? { time } : { time, zone });
  const clocks = clocksOf(date, given);
  const [clock] = clocks;
  const hour = clocks.length === 1 ? clock.hour : undefined;
  return {
    year: pillarOf(solarYears(months), sexagenaryYear),
    month: pillarOf(months, nameAt),
    day: pillarOf([dayOf(clock, dayChange, 0), dayOf(clocks[clocks.length - 1] ?? clock, dayChange, 23)], nameAt),
    // Five days have sixty double hours. The first of a day begins at 23:00 of the day before.
    hour: hour === undefined ? undefined : nameAt(dayOf(clock, "midnight") * 12 + Math.floor((hour + 1) / 2)),
  };
}

const optionNames = ["time", "zone", "dayChange"] as const;

/** What the clock of a place showed. The hour is undefined if the time is unknown. */
interface ShownHour extends CivilDate {
  readonly hour: number | undefined;
}

/** Returns what the clock of the place shows, or, without a place, what the first and the last clock on earth show. */
function clocksOf(date: DateOrMoment, { time, zone }: MomentOptions): readonly [ShownHour, ...ShownHour[]] {
  if (!isMoment(date)) {
    return [{ ...parseDate(date), hour: time == null ? undefined : Math.floor(secondOfDay(time) / 3600) }];
  }
  const moment = epochMillisecondsOf(date);
  const place = zone ?? zoneOf(date);
  return place === undefined ? [clockIn("-12:00", moment), clockIn("+14:00", moment)] : [clockIn(place, moment)];
}

/** Returns the place of a day in the cycle of sixty. `unknownHour` takes the place of an unknown one. */
function dayOf(clock: ShownHour, dayChange: DayChange, unknownHour = 0): number {
  const isNextDay = dayChange === "rat-hour" && (clock.hour ?? unknownHour) === 23;
  // February 15 of year 1, day 46, began a cycle.
  return dayNumber(packDate(clock)) - 46 + Number(isNextDay);
}

function pillarOf([first, last]: readonly [number, number], nameOf: (place: number) => SexagenaryName): Pillar {
  if (first === last) return { known: true, name: nameOf(first) };
  const between = Array.from({ length: last - first - 1 }, (_, index) => nameOf(first + 1 + index));
  return { known: false, possible: [nameOf(first), ...between, nameOf(last)] };
}

function nameAt(place: number): SexagenaryName {
  return sexagenaryName((((place % 60) + 60) % 60) + 1);
}
