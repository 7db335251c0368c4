import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { type CivilDate, formatDate, type SignId, signById } from "@zodiac-at-work/zodiac";
import type { DayForSign } from "../../../match/days-for-sign.ts";

/** Returns `Monday, Nov 30`. */
export function dayInWords({ year, month, day }: CivilDate): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.toLocaleDateString("en-US", { weekday: "long", month: "short", day: "numeric", timeZone: "UTC" });
}

/** Returns the good days as an iCalendar file (RFC 5545) of all-day events. */
export async function calendarFileOf(reader: SignId, days: readonly DayForSign[]): Promise<string> {
  const { default: createCalendar } = await import("ical-generator");
  const calendar = createCalendar({ name: "Good days for interviews", prodId: "//Zodiac at Work//Good days//EN" });
  for (const { date, sign } of days.filter(({ kind }) => kind === "good")) {
    calendar.createEvent({
      // The same day of the same reader replaces the event of an earlier download.
      id: `${formatDate(date)}-${reader}@zodiac-at-work`,
      start: formatDate(date),
      allDay: true,
      floating: true,
      summary: `${signById(sign).name} day: suits you`,
      description: `By the animal of the day, ${withArticle(signById(sign).name)} day is in harmony with your sign, the ${signById(reader).name}. For entertainment only.`,
    });
  }
  return calendar.toString();
}
