import { dateOfDayNumber, dayNumber, daysInMonth, packDate } from "@zodiac-at-work/civil-date";
import { type CivilDate, daysBetween } from "../calendar/civil-date.ts";
import { clockIn, type LocalClock } from "../calendar/local-time.ts";
import { type PlacedMoment, placedMoment } from "../calendar/placed-moment.ts";
import type { DateOrMoment, MomentOptions } from "../calendar/solar-months.ts";
import { type SolarTerm, solarTerms } from "../calendar/solar-terms.ts";
import { nearestName } from "../nearest-name.ts";
import { optionsOf } from "../options-of.ts";
import { fourPillars, type Pillar } from "../signs/pillars.ts";
import { type SexagenaryName, sexagenaryName } from "../signs/sexagenary.ts";
import { notKnown, ZodiacRangeError } from "../zodiac-range-error.ts";

/**
 * How the time to a solar term becomes the age at which luck begins. Both count three days as a year.
 *
 * - `by-minute`: of the exact time, six hours are a month, twelve minutes a day, half a minute an hour.
 * - `by-double-hour`: of the days and double hours on the calendar, a day is four months and a double hour ten days.
 */
export type LuckMethod = "by-minute" | "by-double-hour";

/** What decides the luck cycles of a birth. */
export interface LuckOptions extends MomentOptions {
  /** The tradition counts forward for a man of a yang year and a woman of a yin year, otherwise backward. */
  readonly sex: "male" | "female";
  /** `by-minute` by default. */
  readonly method?: LuckMethod | undefined;
  /** The number of cycles, 1 to 12; 8 by default. */
  readonly count?: number | undefined;
}

/** The luck cycles (dayun, 大运) of a birth. */
export interface Luck {
  readonly direction: "forward" | "backward";
  readonly method: LuckMethod;
  /** The solar term that the time is counted to: the next or the last of the twelve that begin a month. */
  readonly term: SolarTerm;
  /** The age at which the first cycle begins. Hours and minutes are 0 with `by-double-hour`. */
  readonly startAge: {
    readonly years: number;
    readonly months: number;
    readonly days: number;
    readonly hours: number;
    readonly minutes: number;
  };
  /** The date on which it begins, on the calendar of the birthplace. */
  readonly start: CivilDate;
  readonly cycles: readonly LuckCycle[];
}

/** Ten years of luck. */
export interface LuckCycle {
  /** Counts from 1. */
  readonly number: number;
  readonly name: SexagenaryName;
  readonly from: CivilDate;
  /** The last day. */
  readonly to: CivilDate;
}

/**
 * Returns the luck cycles of a birth, with their first day.
 *
 * Source: Sanming tonghui (三命通会, 1578), book 2, on luck cycles (论大运): three days to the solar term are a year. The two
 * methods are the ones of lunar-typescript and tyme4ts; see `docs/measurements/accuracy.md`.
 *
 * @param date a date with `time` and `zone`, or a moment: a text with an offset, or any moment with `zone`; from 1646 to 2199.
 * @throws {ZodiacRangeError} as `yearAnimal`; `malformed-time` without a time; `impossible-time` also for a time that the
 *   clocks showed twice; `unknown-option`; `out-of-range`.
 * @example
 * const luck = luckCycles("1990-01-26", { time: "12:00", zone: "Asia/Shanghai", sex: "male" });
 * luck.direction; // "backward": 1989 was a yin year
 * luck.start; // { year: 1996, month: 12, day: 3 }
 * luck.cycles[0].name.chinese; // "丙子"
 */
export function luckCycles(date: DateOrMoment, options: LuckOptions): Luck {
  const { time, zone, sex, method = "by-minute", count = 8 } = optionsOf(options, optionNames, nearestName);
  if (sex !== "male" && sex !== "female") throw notKnown(sex, 'a sex: give sex as "male" or "female".');
  if (method !== "by-minute" && method !== "by-double-hour") {
    throw notKnown(method, 'a method: give "by-minute" or "by-double-hour".');
  }
  if (!Number.isInteger(count) || count < 1 || count > 12) {
    throw new ZodiacRangeError("out-of-range", "Give the count of cycles as a whole number from 1 to 12.");
  }
  const birth = placedMoment(date, { time, zone });
  const { year, month } = fourPillars({ epochMilliseconds: birth.epochMilliseconds });
  const isForward = (nameOf(year).stem.polarity === "yang") === (sex === "male");
  const term = termBeside(birth.epochMilliseconds, isForward);
  const { startAge, start } = luckStart(birth, term.epochMilliseconds, method);
  const cycles = Array.from({ length: count }, (_, index): LuckCycle => {
    const steps = isForward ? index + 1 : -index - 1;
    const number = ((((nameOf(month).number - 1 + steps) % 60) + 60) % 60) + 1;
    const to = dayNumber(packDate(yearsAfter(start, (index + 1) * 10))) - 1;
    return {
      number: index + 1,
      name: sexagenaryName(number),
      from: yearsAfter(start, index * 10),
      to: dateOfDayNumber(to),
    };
  });
  return { direction: isForward ? "forward" : "backward", method, term, startAge, start, cycles };
}

const optionNames = ["time", "zone", "sex", "method", "count"] as const;

/** Returns when luck begins, for a birth and the moment of the term that the time is counted to. */
export function luckStart(birth: PlacedMoment, term: number, method: LuckMethod): Pick<Luck, "startAge" | "start"> {
  const startAge = (method === "by-minute" ? ageByMinute : ageByDoubleHour)(birth, term);
  return { startAge, start: dateAfter(clockIn(birth.zone, birth.epochMilliseconds), startAge) };
}

/** A moment decides the year and the month. */
function nameOf(pillar: Pillar): SexagenaryName {
  return pillar.known ? pillar.name : pillar.possible[0];
}

/** Returns the next solar term that begins a month, or the last one at a moment or before it. */
function termBeside(moment: number, isNext: boolean): SolarTerm {
  const year = new Date(moment).getUTCFullYear();
  const terms = [year - 1, year, year + 1].flatMap(solarTermsOfMonths);
  const next = terms.findIndex(({ epochMilliseconds }) => epochMilliseconds > moment);
  return terms[isNext ? next : next - 1] as SolarTerm;
}

/** Returns every second term, from Minor Cold. */
function solarTermsOfMonths(year: number): SolarTerm[] {
  return solarTerms(year).filter((_, index) => index % 2 === 0);
}

function ageByMinute({ epochMilliseconds }: PlacedMoment, term: number): Luck["startAge"] {
  const seconds = Math.floor(Math.abs(term - epochMilliseconds) / 1000);
  return {
    years: Math.floor(seconds / 259_200),
    months: Math.floor((seconds % 259_200) / 21_600),
    days: Math.floor((seconds % 21_600) / 720),
    hours: Math.floor((seconds % 720) / 30),
    minutes: (seconds % 30) * 2,
  };
}

function ageByDoubleHour({ zone, epochMilliseconds }: PlacedMoment, term: number): Luck["startAge"] {
  const [from, to] = [epochMilliseconds, term].sort((a, b) => a - b).map((moment) => clockIn(zone, moment)) as [
    LocalClock,
    LocalClock,
  ];
  // The double hour from 23:00 ends its day here; it would else be the first of the next.
  const doubleHour = ({ hour }: LocalClock) => (hour === 23 ? 11 : Math.floor((hour + 1) / 2));
  const hours = doubleHour(to) - doubleHour(from);
  const days = daysBetween(dateOf(from), dateOf(to)) - Number(hours < 0);
  const tenDays = (hours + 12) % 12;
  const months = days * 4 + Math.floor(tenDays / 3);
  return { years: Math.floor(months / 12), months: months % 12, days: (tenDays % 3) * 10, hours: 0, minutes: 0 };
}

/** Adds years and months to the day of the month, then days; a day that the month lacks goes on into the next one. */
function dateAfter(clock: LocalClock, age: Luck["startAge"]): CivilDate {
  const minutes = clock.minute + age.minutes;
  const hours = clock.hour + age.hours + Math.floor(minutes / 60);
  const months = clock.month - 1 + age.months;
  const first = { year: clock.year + age.years + Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
  return dateOfDayNumber(dayNumber(packDate(first)) + clock.day - 1 + age.days + Math.floor(hours / 24));
}

/** February 29 becomes February 28 in a common year. */
function yearsAfter({ year, month, day }: CivilDate, years: number): CivilDate {
  return { year: year + years, month, day: Math.min(day, daysInMonth(year + years, month)) };
}

function dateOf({ year, month, day }: LocalClock): CivilDate {
  return { year, month, day };
}
