/** Its own types are those of a CommonJS module, which an ES module can't call. */
declare module "korean-lunar-calendar" {
  export default class KoreanLunarCalendar {
    /** Returns false for a date out of range. */
    setSolarDate(year: number, month: number, day: number): boolean;
    getLunarCalendar(): { year: number; month: number; day: number; intercalation?: boolean };
  }
}
