import { dateOfDayNumber, dayNumber, packDate } from "@zodiac-at-work/civil-date";
import { CalendarJapanese, CalendarKorean, CalendarVietnamese } from "date-chinese";
import KoreanLunarCalendar from "korean-lunar-calendar";
import { type CivilDate, formatDate } from "../src/calendar/civil-date.ts";
import { firstLunarYear, lastLunarYear } from "../src/calendar/lunar-table.ts";
import { type LunarCalendarId, lunarMonthsIn, newYearIn } from "../src/regional/regional.ts";

/** A month that another library begins on another day, or numbers differently. */
interface Differing {
  readonly firstDay: string;
  readonly ours: string;
  readonly theirs: string;
  /** Why the two differ; undefined if nobody knows. */
  readonly reason?: string | undefined;
}

/** How the months of a calendar compare with those of another library. */
export interface Comparison {
  readonly months: number;
  readonly differing: readonly Differing[];
}

/** Compares the Korean calendar with the table of the Korea Astronomy and Space Science Institute, which ends with 2050. */
export function compareWithKasi(): Comparison {
  const peer = new KoreanLunarCalendar();
  return compareMonths("ko", 2050, ({ year, month, day }) => {
    // Its last day is 2050-12-31.
    if (!peer.setSolarDate(year, month, day)) return undefined;
    const lunar = peer.getLunarCalendar();
    return nameOf(lunar.month, lunar.intercalation === true, lunar.day);
  });
}

/** Compares a calendar with date-chinese, which computes new moons and solar terms by the methods of Jean Meeus. */
export function compareWithDateChinese(calendar: "vi" | "ko" | "ja"): Comparison {
  const peer = new { vi: CalendarVietnamese, ko: CalendarKorean, ja: CalendarJapanese }[calendar]();
  const { months, differing } = compareMonths(calendar, lastLunarYear, ({ year, month, day }) => {
    peer.fromGregorian(year, month, day);
    const [, , theirMonth, isLeapMonth, theirDay] = peer.get();
    return nameOf(theirMonth, isLeapMonth, theirDay);
  });
  return { months, differing: differing.map((each) => ({ ...each, reason: reasonOf(calendar, each) })) };
}

function reasonOf(calendar: LunarCalendarId, { firstDay }: Differing): string | undefined {
  if (calendar !== "ja" && firstDay < "1929") return reasons.meridian;
  if (oneTooManyLeaps[calendar]?.includes(firstDay.slice(0, 7))) return reasons.leap;
  return seconds[calendar]?.includes(firstDay) ? reasons.seconds : undefined;
}

const reasons = {
  meridian:
    "before 1929 the calendar of China, which Korea followed until 1911 and Vietnam until 1967, was that of Beijing, 116°25′ east; date-chinese computes for Seoul, and for 120° east",
  leap: "date-chinese gives a leap month to each month without a major solar term, or to one in a year without a leap month",
  seconds: "the new moon is less than a minute from midnight",
} as const;

/** Months whose number depends on which of two months without a major solar term is the leap month. */
const oneTooManyLeaps: Partial<Record<LunarCalendarId, readonly string[]>> = {
  vi: [
    ...["2033-09", "2033-10", "2033-11", "2053-01", "2128-10", "2128-11", "2147-09", "2147-10"],
    ...["2185-09", "2185-10", "2185-11"],
  ],
  ko: [
    ...["1965-09", "1965-10", "2033-08", "2033-09", "2033-10", "2033-11", "2147-10", "2147-11"],
    ...["2185-09", "2185-10", "2185-11"],
  ],
  ja: [
    ...["1965-09", "1965-10", "2033-08", "2033-09", "2033-10", "2033-11", "2147-10", "2147-11"],
    ...["2185-09", "2185-10", "2185-11"],
  ],
};

const seconds: Partial<Record<LunarCalendarId, readonly string[]>> = {
  vi: ["2077-11-16", "2085-10-19", "2175-01-23"],
  ko: ["2097-01-14", "2123-01-28"],
  ja: ["2097-01-14", "2123-01-28"],
};

/** Returns the comparisons as a table for accuracy.md. */
export function regionalTable(): string {
  const rows = (["vi", "ko", "ja"] as const).flatMap((calendar) => [
    ...(calendar === "ko" ? [rowOf(calendar, "korean-lunar-calendar, 1900–2050", compareWithKasi())] : []),
    rowOf(calendar, "date-chinese, 1900–2200", compareWithDateChinese(calendar)),
  ]);
  return [
    "| calendar | compared with | months that agree | why the others differ |",
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function rowOf(calendar: LunarCalendarId, peer: string, { months, differing }: Comparison): string {
  const counts = Object.values(reasons).map((reason) => {
    const those = differing.filter((each) => each.reason === reason);
    return those.length === 0 ? [] : [`${those.length}: ${reason} (${those.map((each) => each.firstDay).join(", ")})`];
  });
  const unexplained = differing.filter(({ reason }) => reason === undefined);
  if (unexplained.length > 0) throw new Error(`${calendar}: no reason for ${JSON.stringify(unexplained)}`);
  return `| \`${calendar}\` | ${peer} | ${months - differing.length} of ${months} | ${counts.flat().join("; ") || "none differ"} |`;
}

function compareMonths(
  calendar: LunarCalendarId,
  lastYear: number,
  peer: (date: CivilDate) => string | undefined,
): Comparison {
  const differing: Differing[] = [];
  let count = 0;
  for (let year = firstLunarYear; year <= lastYear; year++) {
    let day = dayNumber(packDate(newYearIn(year, { calendar })));
    for (const { month, isLeapMonth, days } of lunarMonthsIn(year, { calendar })) {
      const date = dateOfDayNumber(day);
      const [ours, theirs] = [nameOf(month, isLeapMonth, 1), peer(date)];
      if (theirs !== undefined) {
        count++;
        if (ours !== theirs) differing.push({ firstDay: formatDate(date), ours, theirs });
      }
      day += days;
    }
  }
  return { months: count, differing };
}

function nameOf(month: number, isLeap: boolean, day: number): string {
  return `${isLeap ? "leap " : ""}${month}/${day}`;
}
