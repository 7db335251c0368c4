import { dateOfDayNumber, dayNumber, packDate } from "@zodiac-at-work/civil-date";
import { type CivilDate, compareDates } from "../calendar/civil-date.ts";
import { dateOf, firstDayNumberOf } from "../calendar/lunar-months.ts";
import { firstLunarYear } from "../calendar/lunar-table.ts";
import { LAST_YEAR } from "../calendar/new-year.ts";
import { type LunarCalendarId, monthsIn } from "../calendar/regional-months.ts";
import { type SolarTerm, solarTerms } from "../calendar/solar-terms.ts";
import { notKnown, refuseMore, ZodiacRangeError } from "../zodiac-range-error.ts";

/** A country or region with festivals, by its ISO 3166 code. */
export type FestivalRegion = "CN" | "TW" | "KR" | "VN";

/** A traditional festival. */
export interface Festival {
  /** Unique in its region: `mid-autumn`. */
  readonly id: string;
  /** In English, `Mid-Autumn Festival`. */
  readonly name: string;
  /** In the region's own writing, `中秋节`. */
  readonly localName: string;
  readonly date: CivilDate;
  /** The rule that gives the date: `month 8, day 15`. */
  readonly rule: string;
}

/**
 * Returns the main traditional festivals of a country in a Gregorian year, by date. They follow rules: a day of the lunar
 * calendar, never one of a leap month; the day of a solar term; or a count of days. They are not public holidays, which
 * governments set each year.
 *
 * Sources of the rules: for China, the national list of intangible heritage (国家级非物质文化遗产代表性项目名录); for Taiwan,
 * the religious calendar of the Ministry of the Interior (全國宗教資訊網); for Korea, the Encyclopedia of Korean Folk Culture
 * (한국민속대백과사전); for Vietnam, Phan Kế Bính, Việt Nam phong tục.
 *
 * @param year 1901 to 2200.
 * @throws {ZodiacRangeError} `out-of-range`; `unknown-option`; `too-many-arguments`.
 * @example
 * festivals(2025, "KR").find(({ id }) => id === "mid-autumn");
 * // { id: "mid-autumn", name: "Chuseok", localName: "추석", date: { year: 2025, month: 10, day: 6 }, rule: "month 8, day 15" }
 */
export function festivals(year: number, region: FestivalRegion, ...more: never[]): Festival[] {
  refuseMore(more, 'years.map((year) => festivals(year, "CN"))');
  if (!Object.keys(regions).includes(region)) {
    throw notKnown(region, `a region: give one of ${Object.keys(regions).join(", ")}.`);
  }
  if (!Number.isInteger(year) || year <= firstLunarYear || year > LAST_YEAR) {
    throw new ZodiacRangeError(
      "out-of-range",
      `Give the year as a whole number from ${firstLunarYear + 1} to ${LAST_YEAR}.`,
    );
  }
  const { calendar, rows } = regions[region];
  return rows
    .flatMap((row) => {
      const [id, rule, name, localName] = row.split("|") as [string, string, string, string];
      return datesOf(rule, year, calendar).map((date) => ({ id, name, localName, date, rule: inWords(rule) }));
    })
    .sort((a, b) => compareDates(a.date, b.date));
}

/**
 * Returns the dates of a rule in a Gregorian year: one, and rarely none or two of a lunar one. `8/15` is a day of a lunar
 * month, `12/last` the eve of New Year, `@15` the day on which the sun reaches 15°, `@270+105` a day 105 days later.
 */
function datesOf(rule: string, year: number, calendar: LunarCalendarId): CivilDate[] {
  if (rule.startsWith("@")) {
    const [longitude, days = 0] = rule.slice(1).split("+").map(Number) as [number, number?];
    // The only count of days begins with the winter solstice of the year before.
    const day = dayOfTerm(days === 0 ? year : year - 1, longitude, calendar) + days;
    return [dateOfDayNumber(day)];
  }
  const months = monthsIn(calendar);
  // The last day of a year is the eve of New Year, which is always in the same Gregorian year.
  if (rule === lastDay) return [dateOfDayNumber(firstDayNumberOf(months, year) - 1)];
  const [month, day] = rule.split("/").map(Number) as [number, number];
  return [year - 1, year]
    .map((lunarYear) => dateOf(months, { year: lunarYear, month, isLeapMonth: false, day }))
    .filter((date) => date.year === year);
}

const lastDay = "12/last";

/** Returns the number of the day on which the sun reaches a longitude, on the calendars of a country. */
function dayOfTerm(year: number, longitude: number, calendar: LunarCalendarId): number {
  const { epochMilliseconds } = solarTerms(year).find((term) => term.longitude === longitude) as SolarTerm;
  const shown = new Date(epochMilliseconds + hoursAhead(year, calendar) * 3_600_000);
  const [month, day] = [shown.getUTCMonth() + 1, shown.getUTCDate()];
  return dayNumber(packDate({ year: shown.getUTCFullYear(), month, day }));
}

/**
 * The clocks of `LunarCalendarId`. Two earlier ones are left out, because no festival is on another day by them: that of
 * Beijing until 1928, and that of China in Korea until 1911.
 */
function hoursAhead(year: number, calendar: LunarCalendarId): number {
  if (calendar === "vi" && year >= 1968) return 7;
  if (calendar === "ko") return year >= 1954 && year <= 1960 ? 8.5 : 9;
  return 8;
}

function inWords(rule: string): string {
  const [month, day] = rule.split("/");
  if (rule === lastDay) return "last day of the year";
  if (day !== undefined) return `month ${month}, day ${day}`;
  const [longitude, days] = rule.slice(1).split("+");
  return days === undefined ? `the sun at ${longitude}°` : `${days} days after the sun at ${longitude}°`;
}

const china = [
  ...["new-year|1/1|Spring Festival|春节", "lantern|1/15|Lantern Festival|元宵节"],
  ...["dragon-head|2/2|Dragon Raises Its Head|龙抬头", "double-third|3/3|Double Third Festival|上巳节"],
  ...["clear-bright|@15|Qingming Festival|清明节", "dragon-boat|5/5|Dragon Boat Festival|端午节"],
  ...["double-seventh|7/7|Qixi Festival|七夕节", "ghost|7/15|Zhongyuan Festival|中元节"],
  ...["mid-autumn|8/15|Mid-Autumn Festival|中秋节", "double-ninth|9/9|Double Ninth Festival|重阳节"],
  ...["winter-clothes|10/1|Winter Clothes Festival|寒衣节", "winter-solstice|@270|Winter Solstice Festival|冬至"],
  ...["laba|12/8|Laba Festival|腊八节", "kitchen-god|12/23|Little New Year|小年", `eve|${lastDay}|New Year's Eve|除夕`],
];

const taiwan = [
  ...["new-year|1/1|Lunar New Year|春節", "lantern|1/15|Lantern Festival|元宵節"],
  ...["earth-god|2/2|Birthday of the Earth God|土地公生日", "mazu|3/23|Birthday of Mazu|媽祖生日"],
  ...["clear-bright|@15|Tomb Sweeping Day|清明節", "dragon-boat|5/5|Dragon Boat Festival|端午節"],
  ...["double-seventh|7/7|Qixi Festival|七夕", "ghost|7/15|Ghost Festival|中元節"],
  ...["mid-autumn|8/15|Mid-Autumn Festival|中秋節", "double-ninth|9/9|Double Ninth Festival|重陽節"],
  ...["lower-origin|10/15|Lower Origin Festival|下元節", "winter-solstice|@270|Winter Solstice|冬至"],
  ...["year-end|12/16|Weiya|尾牙", "kitchen-god|12/24|Sending Off the Gods|送神", `eve|${lastDay}|New Year's Eve|除夕`],
];

const korea = [
  ...["new-year|1/1|Seollal|설날", "great-full-moon|1/15|Daeboreum|정월대보름"],
  ...["double-third|3/3|Samjinnal|삼짇날", "cold-food|@270+105|Hansik|한식"],
  ...["buddha|4/8|Buddha's Birthday|부처님 오신 날", "dano|5/5|Dano|단오", "yudu|6/15|Yudu|유두"],
  ...["double-seventh|7/7|Chilseok|칠석", "baekjung|7/15|Baekjung|백중", "mid-autumn|8/15|Chuseok|추석"],
  ...[
    "double-ninth|9/9|Jungyangjeol|중양절",
    "winter-solstice|@270|Dongji|동지",
    `eve|${lastDay}|Seotdal Geumeum|섣달그믐`,
  ],
];

const vietnam = [
  ...["new-year|1/1|Tết|Tết Nguyên Đán", "first-full-moon|1/15|First Full Moon|Tết Nguyên Tiêu"],
  ...["cold-food|3/3|Cold Food Festival|Tết Hàn Thực", "hung-kings|3/10|Hùng Kings' Festival|Giỗ Tổ Hùng Vương"],
  ...["clear-bright|@15|Thanh Minh Festival|Tết Thanh Minh", "buddha|4/15|Buddha's Birthday|Lễ Phật Đản"],
  ...["double-fifth|5/5|Double Fifth Festival|Tết Đoan Ngọ", "double-seventh|7/7|Thất Tịch Festival|Lễ Thất Tịch"],
  ...["vu-lan|7/15|Vu Lan Festival|Lễ Vu Lan", "mid-autumn|8/15|Mid-Autumn Festival|Tết Trung Thu"],
  ...["double-ninth|9/9|Double Ninth Festival|Tết Trùng Cửu", "new-rice|10/10|New Rice Festival|Tết Trùng Thập"],
  ...["kitchen-gods|12/23|Kitchen Gods' Day|Ông Táo chầu trời", `eve|${lastDay}|New Year's Eve|Giao thừa`],
];

const regions: Readonly<Record<FestivalRegion, { calendar: LunarCalendarId; rows: readonly string[] }>> = {
  CN: { calendar: "zh", rows: china },
  TW: { calendar: "zh", rows: taiwan },
  KR: { calendar: "ko", rows: korea },
  VN: { calendar: "vi", rows: vietnam },
};
