import { dateOfDayNumber, dayNumber, packDate } from "@zodiac-at-work/civil-date";
import { type CivilDate, type DateInput, daysBetween, readDate } from "../calendar/civil-date.ts";
import { dateOf, type LunarDate, type LunarMonth, lunarDateOf, monthsOfYear } from "../calendar/lunar-months.ts";
import { lastLunarYear } from "../calendar/lunar-table.ts";
import { type LunarCalendarId, monthsIn, namedCalendar } from "../calendar/regional-months.ts";
import { nearestName } from "../nearest-name.ts";
import { optionsOf } from "../options-of.ts";
import { notKnown, ZodiacRangeError } from "../zodiac-range-error.ts";

/**
 * When a date in a leap month recurs. Most years have no leap month, and customs differ:
 *
 * - `leap-or-regular`: in the leap month of the same number if the year has it, otherwise in the regular month.
 * - `regular`: always in the regular month of the same number.
 * - `leap-only`: only in years that have the leap month, which may be decades apart.
 */
export type LeapMonthRule = "leap-or-regular" | "regular" | "leap-only";

/**
 * When a 30th recurs in a year whose month has 29 days: on the `last-day` of the month, on the `next-day`, the first of the
 * following month, or not at all, with `skip`.
 */
export type Day30Rule = "last-day" | "next-day" | "skip";

/** The calendar and the rules of an anniversary. */
export interface AnniversaryOptions {
  readonly calendar: LunarCalendarId;
  /** Required for a date in a leap month. */
  readonly leapMonth?: LeapMonthRule | undefined;
  /** Required for a 30th. */
  readonly day30?: Day30Rule | undefined;
}

/** One return of a lunar date. */
export interface Anniversary {
  /** Lunar years since the date itself. */
  readonly number: number;
  /** The lunar year that it belongs to, by its month. */
  readonly lunarYear: number;
  readonly date: CivilDate;
}

/**
 * Returns the anniversary of a lunar date after a number of lunar years.
 *
 * @param lunar the first date, in a lunar year from 1900 to 2200.
 * @param number 0 for the date itself, 1 for the first anniversary.
 * @returns undefined if the rules skip that year.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date`; `out-of-range` for a year after 2200; `unknown-option`, also
 *   for a missing rule.
 * @example
 * const born = { year: 1995, month: 8, isLeapMonth: true, day: 29 };
 * nthAnniversary(born, 30, { calendar: "zh", leapMonth: "leap-or-regular" })?.date; // { year: 2025, month: 10, day: 20 }
 */
export function nthAnniversary(lunar: LunarDate, number: number, options: AnniversaryOptions): Anniversary | undefined {
  const rules = rulesOf(lunar, options);
  if (!Number.isInteger(number) || number < 0 || lunar.year + number > lastLunarYear) throw outOfRange();
  return anniversaryIn(lunar, lunar.year + number, rules);
}

/**
 * Returns the next anniversary of a lunar date: the first one on a Gregorian date or after it. The date itself, with the
 * number 0, is the first.
 *
 * @param from from 1900-01-31 to the end of the lunar year 2200.
 * @returns undefined if there is none until the end of the lunar year 2200.
 * @throws {ZodiacRangeError} as `nthAnniversary`.
 * @example
 * const born = { year: 1989, month: 12, isLeapMonth: false, day: 30 };
 * nextAnniversary(born, "2026-11-22", { calendar: "zh", day30: "last-day" });
 * // { number: 37, lunarYear: 2026, date: { year: 2027, month: 2, day: 5 } }
 */
export function nextAnniversary(
  lunar: LunarDate,
  from: DateInput,
  options: AnniversaryOptions,
): Anniversary | undefined {
  const rules = rulesOf(lunar, options);
  const packed = readDate(from);
  // The anniversary of the year before may be on the first day of the year: the day after a 29th.
  const first = Math.max(lunar.year, lunarDateOf(monthsIn(rules.calendar), packed).year - 1);
  for (let year = first; year <= lastLunarYear; year++) {
    const found = anniversaryIn(lunar, year, rules);
    if (found && daysBetween(from, found.date) >= 0) return found;
  }
  return undefined;
}

type Rules = Required<AnniversaryOptions>;

function rulesOf(lunar: LunarDate, options: AnniversaryOptions): Rules {
  const { calendar, leapMonth, day30 } = optionsOf(options, optionNames, nearestName);
  const known = namedCalendar(calendar);
  // Refuses a date that its own year lacks.
  dateOf(monthsIn(known), lunar);
  if (lunar.isLeapMonth || leapMonth !== undefined) {
    check(leapMonth, leapMonthRules, "a rule for a date in a leap month: give leapMonth as");
  }
  if (lunar.day === 30 || day30 !== undefined) {
    check(day30, day30Rules, "a rule for a 30th: give day30 as");
  }
  return { calendar: known, leapMonth: leapMonth ?? "regular", day30: day30 ?? "skip" };
}

const optionNames = ["calendar", "leapMonth", "day30"] as const;
const leapMonthRules: readonly unknown[] = ["leap-or-regular", "regular", "leap-only"];
const day30Rules: readonly unknown[] = ["last-day", "next-day", "skip"];

function check(rule: unknown, rules: readonly unknown[], text: string): void {
  if (!rules.includes(rule)) throw notKnown(rule, `${text} ${rules.map((each) => `"${each}"`).join(", ")}.`);
}

function anniversaryIn(lunar: LunarDate, year: number, { calendar, leapMonth, day30 }: Rules): Anniversary | undefined {
  const months = monthsIn(calendar);
  const named = monthsOfYear(months, year).filter(({ month }) => month === lunar.month);
  // The regular month comes first, and the leap month, if there is one, after it.
  const wantsLeap = lunar.isLeapMonth && leapMonth !== "regular";
  if (wantsLeap && leapMonth === "leap-only" && named.length === 1) return undefined;
  const month = named[wantsLeap ? named.length - 1 : 0] as LunarMonth;
  const isShort = lunar.day > month.days;
  if (isShort && day30 === "skip") return undefined;
  const last = { year, month: lunar.month, isLeapMonth: month.isLeapMonth, day: Math.min(lunar.day, month.days) };
  const day = dayNumber(packDate(dateOf(months, last))) + Number(isShort && day30 === "next-day");
  return { number: year - lunar.year, lunarYear: year, date: dateOfDayNumber(day) };
}

function outOfRange(): ZodiacRangeError {
  return new ZodiacRangeError(
    "out-of-range",
    `Give the number as a whole number from 0 that leads to a lunar year until ${lastLunarYear}.`,
  );
}
