import { notKnown } from "../zodiac-range-error.ts";
import { chineseMonths, type LunarMonths, lunarMonthsOf } from "./lunar-months.ts";
import { earlierInVietnam, japaneseLeaps, koreaFrom, laterInJapan, vietnameseLeaps } from "./regional-table.ts";

/**
 * A lunar calendar: that of China (`zh`), Vietnam (`vi`), Korea (`ko`) or Japan (`ja`). All four count by the rules of
 * China, but by the new moons and solar terms of their own clocks.
 *
 * - `vi`: by the clock of 105° east since January 1, 1968 (decision 121/CP of the government in Hanoi, August 8, 1967), before
 *   as in China. Almanacs of South Vietnam had the Chinese dates until 1975.
 * - `ko`: as published by the Korea Astronomy and Space Science Institute until 2050: as in China until 1911, since 1912 by the
 *   clock of 135° east, from March 21, 1954 to August 9, 1961 by that of 127.5° east. No month differs for the latter.
 * - `ja`: by the clock of 135° east (imperial ordinance 51 of 1886). Japan has had no official lunar calendar since 1873. This
 *   is the old calendar (旧暦) that almanacs still print. Of the choices for the leap month of 2033, it is the one after month 11.
 */
export type LunarCalendarId = "zh" | "vi" | "ko" | "ja";

/** Refuses what is not a calendar, also undefined: if the option is forgotten, no calendar may take its place. */
export function namedCalendar(calendar: LunarCalendarId | undefined): LunarCalendarId {
  if (calendars.includes(calendar)) return calendar as LunarCalendarId;
  throw notKnown(calendar, 'a calendar: give calendar as "zh", "vi", "ko" or "ja".');
}

const calendars: readonly (LunarCalendarId | undefined)[] = ["zh", "vi", "ko", "ja"];

/** Returns the months of a calendar. They are built once. */
export function monthsIn(calendar: LunarCalendarId): LunarMonths {
  if (calendar === "zh") return chineseMonths();
  const known = built[calendar];
  if (known) return known;
  const months =
    calendar === "vi"
      ? moved(-1, indexesIn(earlierInVietnam), vietnameseLeaps)
      : moved(
          1,
          indexesIn(laterInJapan).filter((index) => calendar === "ja" || index >= koreaFrom),
          japaneseLeaps,
        );
  built[calendar] = months;
  return months;
}

const built: Partial<Record<LunarCalendarId, LunarMonths>> = {};

/** Returns the months of China with some first days moved by a day, and some leap months by months. */
function moved(by: number, indexes: readonly number[], leaps: readonly (readonly [number, number])[]): LunarMonths {
  const { firstDays, places } = chineseMonths();
  const days = [...firstDays];
  for (const index of indexes) days[index] = (days[index] as number) + by;
  const leapMonths = Array.from(places.keys()).filter((index) => places[index] === places[index - 1]);
  const others = new Map(leaps);
  return lunarMonthsOf(
    days,
    leapMonths.map((index) => others.get(index) ?? index),
  );
}

function indexesIn(steps: string): number[] {
  let index = 0;
  return steps.split(" ").map((step) => {
    index += Number(step);
    return index;
  });
}
