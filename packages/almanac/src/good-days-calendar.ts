import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { type CivilDate, formatDate, type SignId, signById } from "@zodiac-at-work/zodiac";
import type { DayForSign } from "./days-for-sign.ts";
import { monthNames } from "./month-names.ts";

/** Returns `Monday, Nov 30`. */
export function dayInWords({ year, month, day }: CivilDate): string {
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return `${weekday}, ${monthNames[month - 1]} ${day}`;
}

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** A calendar of the good days among some days of a sign. */
export interface GoodDays {
  readonly reader: SignId;
  readonly days: readonly DayForSign[];
  /** The name that calendar programs show. */
  readonly name: string;
  /** The day that the calendar is made on. The same day gives the same bytes. */
  readonly madeOn: CivilDate;
}

/** Returns the good days as an iCalendar file (RFC 5545) of all-day events. */
export async function calendarFileOf({ reader, days, name, madeOn }: GoodDays): Promise<string> {
  const { default: createCalendar } = await import("ical-generator");
  const calendar = createCalendar({ name, prodId: "//Zodiac at Work//Good days//EN", ttl: secondsOfDay });
  for (const { date, sign } of days.filter(({ kind }) => kind === "good")) {
    calendar.createEvent({
      // The same day of the same reader replaces the event of an earlier download.
      id: `${formatDate(date)}-${reader}@zodiac-at-work`,
      stamp: new Date(`${formatDate(madeOn)}T00:00:00Z`),
      start: formatDate(date),
      allDay: true,
      floating: true,
      summary: `${signById(sign).name} day: suits you`,
      description: `By the animal of the day, ${withArticle(signById(sign).name)} day is in harmony with your sign, the ${signById(reader).name}. For entertainment only.`,
    });
  }
  return calendar.toString();
}

/** How long calendar programs keep the file before they read it again. */
const secondsOfDay = 86_400;
