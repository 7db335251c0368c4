/** Its own types stand where the module resolution of Node does not look. */
declare module "date-chinese" {
  class Calendar {
    fromGregorian(year: number, month: number, day: number): this;
    get(): [cycle: number, year: number, month: number, isLeapMonth: boolean, day: number];
  }
  export class CalendarVietnamese extends Calendar {}
  export class CalendarKorean extends Calendar {}
  export class CalendarJapanese extends Calendar {}
}
