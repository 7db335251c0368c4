/**
 * Traditional festivals, anniversaries of lunar dates, and iCalendar files.
 *
 * @module
 */

export type { LunarDate } from "./calendar/lunar-months.ts";
export type { LunarCalendarId } from "./calendar/regional-months.ts";
export {
  type Anniversary,
  type AnniversaryOptions,
  type Day30Rule,
  type LeapMonthRule,
  nextAnniversary,
  nthAnniversary,
} from "./festivals/anniversaries.ts";
export { type CalendarEvent, type CalendarFileOptions, calendarFile } from "./festivals/calendar-file.ts";
export { type Festival, type FestivalRegion, festivals } from "./festivals/festivals.ts";
