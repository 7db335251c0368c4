import { expect, test } from "vitest";
import * as bazi from "./bazi.ts";
import * as lunar from "./calendar/lunar.ts";
import * as solarTerms from "./calendar/solar-terms.ts";
import * as calendar from "./calendar.ts";
import * as festivals from "./festivals.ts";
import * as main from "./index.ts";
import * as outlooks from "./match/outlook.ts";
import * as regional from "./regional/regional.ts";
import * as pillars from "./signs/pillars.ts";
import * as sexagenary from "./signs/sexagenary.ts";
import * as trueSolarTime from "./signs/true-solar-time.ts";
import * as names from "./texts/names.ts";
import type { ZodiacErrorCode } from "./zodiac-range-error.ts";

const functions: Readonly<Record<string, unknown>> = {
  ...main,
  ...bazi,
  ...calendar,
  ...festivals,
  ...lunar,
  ...names,
  ...outlooks,
  ...pillars,
  ...regional,
  ...sexagenary,
  ...solarTerms,
  ...trueSolarTime,
};

/** A call with arguments that somebody passes by mistake or at a border, and its exact answer or the code of its refusal. */
type Row = readonly [name: string, given: readonly unknown[], answer: unknown];

function refused(code: ZodiacErrorCode): { readonly code: ZodiacErrorCode } {
  return { code };
}

const spring = { boundary: "start-of-spring" };
const known = (sign: string) => ({ known: true, sign });
const shanghai = "Asia/Shanghai";
const bornAt = Date.UTC(1990, 0, 26, 20);
const asDate = (year: number, month: number, day: number) => ({ year, month, day });
const ofCalendar = (calendarOf: unknown) => ({
  year: 1989,
  month: 12,
  monthCode: "M12",
  day: 30,
  calendar: calendarOf,
});

const leap8 = { year: 1995, month: 8, isLeapMonth: true, day: 15 };
const noon = { time: "12:00", zone: shanghai };
const icalendar = { name: "a", madeAt: "2026-11-22T00:00:00Z", domain: "example.com" };

const rows: readonly Row[] = [
  // Names of options.
  ["signOfDate", ["1990-01-30", spring], { sign: "snake" }],
  ["signOfDate", ["1990-01-30", { boundry: "start-of-spring" }], refused("unknown-option")],
  ["signOfDate", ["1990-01-30", { Boundary: "start-of-spring" }], refused("unknown-option")],
  ["signOfDate", ["1990-01-30", { ...spring, today: "2026-11-21" }], refused("unknown-option")],
  ["signOfDate", ["1990-01-30", { boundry: undefined }], refused("unknown-option")],
  ["signOfDate", ["1990-01-30", { boundary: undefined }], { sign: "horse" }],
  ["signOfDate", ["1990-01-30", {}], { sign: "horse" }],
  ["signOfDate", ["1990-01-30", null], { sign: "horse" }],
  ["possibleSigns", ["1990-01", { boundry: "start-of-spring" }], refused("unknown-option")],
  ["likeliestSign", ["1990-01", { boundry: "start-of-spring" }], refused("unknown-option")],
  ["newYearOf", [1990, { boundry: "start-of-spring" }], refused("unknown-option")],
  ["zodiacYearSpan", [1990, { boundry: "start-of-spring" }], refused("unknown-option")],
  ["nextNewYear", ["1990-01-30", { boundry: "start-of-spring" }], refused("unknown-option")],
  ["yearsOf", ["horse", 1980, 2010, { boundry: "start-of-spring" }], refused("unknown-option")],
  ["outlookOn", ["rat", "1990-01-30", { boundry: "start-of-spring" }], refused("unknown-option")],
  ["hourAnimal", ["23:30", { daychange: "rat-hour" }], refused("unknown-option")],
  ["hourAnimal", ["23:30", { zone: shanghai }], refused("unknown-option")],
  ["dayAnimal", ["2000-01-01", { hour: "23:30", dayChange: "rat-hour" }], refused("unknown-option")],
  ["yearAnimal", ["1990-02-04", { time: "10:13", tz: shanghai }], refused("unknown-option")],
  ["yearAnimal", ["1990-02-04", { time: "10:13", timeZone: shanghai }], refused("unknown-option")],
  ["monthAnimal", ["1990-02-04", { time: "10:13", timezone: shanghai }], refused("unknown-option")],
  ["monthAnimal", ["1990-02-04", { dayChange: "rat-hour" }], refused("unknown-option")],
  ["fourPillars", ["2000-02-04", { time: "20:41", tz: shanghai }], refused("unknown-option")],
  ["sexagenaryDay", ["2000-01-01", { dayChnge: "rat-hour" }], refused("unknown-option")],

  // Values of options, and values in their place.
  ["signOfDate", ["1990-01-30", { boundary: "lichun" }], refused("unknown-option")],
  ["signOfDate", ["1990-01-30", "start-of-spring"], refused("unknown-option")],
  ["signOfDate", ["1990-01-30", new Date(0)], refused("unknown-option")],
  ["signOfDate", ["1990-01-30", []], refused("unknown-option")],
  ["signOfDate", ["1990-01-30", true], refused("unknown-option")],
  ["hourAnimal", ["23:30", { dayChange: "23:00" }], refused("unknown-option")],
  ["signForYear", [1990, 2], refused("unknown-option")],
  ["signForYear", [1990, -1], refused("unknown-option")],

  // `Array.map` passes the index and the whole list as further arguments.
  ["signOfDate", ["1990-01-30", 0, []], refused("too-many-arguments")],
  ["newYearOf", [1990, 1, []], refused("too-many-arguments")],
  ["hourAnimal", ["23:30", 2, []], refused("too-many-arguments")],
  ["signForYear", [1990, 0, []], refused("too-many-arguments")],
  ["addDays", ["1990-01-30", 0, []], refused("too-many-arguments")],
  ["outlook", ["rat", 1990, []], refused("too-many-arguments")],
  ["signName", ["rat", "vi", []], refused("too-many-arguments")],
  ["plainDateIn", [bornAt, "UTC", []], refused("too-many-arguments")],
  ["sexagenaryDay", ["2000-01-01", 0, []], refused("too-many-arguments")],
  ["sexagenaryYear", [1990, 0, []], { chinese: "庚午" }],
  ["sexagenaryName", [7, 0, []], { chinese: "庚午" }],
  ["lunarDate", ["1990-01-27", 0, []], { year: 1990, month: 1, day: 1 }],
  ["signById", ["rat", 0, []], { name: "Rat" }],

  // Zones.
  ["plainDateIn", [bornAt, shanghai], asDate(1990, 1, 27)],
  ["plainDateIn", [bornAt, "UTC"], asDate(1990, 1, 26)],
  ["plainDateIn", [bornAt, "+08:00"], asDate(1990, 1, 27)],
  ["plainDateIn", [bornAt, "+0800"], asDate(1990, 1, 27)],
  ["plainDateIn", [bornAt, "-12:00"], asDate(1990, 1, 26)],
  ["plainDateIn", [bornAt, "CST"], refused("unknown-option")],
  ["plainDateIn", [bornAt, "EST"], refused("unknown-option")],
  ["plainDateIn", [bornAt, "IST"], refused("unknown-option")],
  ["plainDateIn", [bornAt, "est"], refused("unknown-option")],
  ["plainDateIn", [bornAt, "EST5EDT"], refused("unknown-option")],
  ["plainDateIn", [bornAt, "GMT+8"], refused("unknown-option")],
  ["plainDateIn", [bornAt, "UTC+8"], refused("unknown-option")],
  ["plainDateIn", [bornAt, "+8"], refused("unknown-option")],
  ["plainDateIn", [bornAt, "+25:00"], refused("unknown-option")],
  ["plainDateIn", [bornAt, "Beijing"], refused("unknown-option")],
  ["plainDateIn", [bornAt, ""], refused("unknown-option")],
  ["plainDateIn", [bornAt], refused("unknown-option")],
  ["plainDateIn", [bornAt, 8], refused("unknown-option")],
  ["yearAnimal", ["1990-02-04", { time: "10:13", zone: "CST" }], refused("unknown-option")],
  ["yearAnimal", ["1990-02-04", { time: "10:15", zone: "+08:00" }], known("horse")],
  ["yearAnimal", ["1990-02-04", { time: "02:13", zone: "UTC" }], known("snake")],

  // Moments.
  ["plainDateIn", [633_384_000, "UTC"], refused("malformed-instant")],
  ["plainDateIn", [-633_384_000, "UTC"], refused("malformed-instant")],
  ["plainDateIn", [1990, "UTC"], refused("malformed-instant")],
  ["plainDateIn", [0, "UTC"], asDate(1970, 1, 1)],
  ["plainDateIn", [{ epochMilliseconds: 633_384_000 }, "UTC"], asDate(1970, 1, 8)],
  ["plainDateIn", [new Date(Number.NaN), "UTC"], refused("malformed-instant")],
  ["plainDateIn", [Number.POSITIVE_INFINITY, "UTC"], refused("malformed-instant")],
  ["plainDateIn", [8.64e15, "UTC"], refused("malformed-instant")],
  ["plainDateIn", ["1990-01-26", "UTC"], refused("malformed-instant")],
  ["plainDateIn", ["1990-01-26T20:00:00", "UTC"], refused("malformed-instant")],
  ["plainDateIn", ["1990-02-30T20:00:00Z", "UTC"], refused("malformed-instant")],
  ["epochMillisecondsOf", ["1990-01-26T20:00:00Z"], bornAt],
  ["epochMillisecondsOf", [[bornAt]], refused("malformed-instant")],
  ["epochMillisecondsOf", [{ epochMilliseconds: null }], refused("malformed-instant")],
  ["epochMillisecondsOf", [{ epochMilliseconds: "" }], refused("malformed-instant")],
  ["epochMillisecondsOf", [{ epochMilliseconds: true }], refused("malformed-instant")],
  ["epochMillisecondsOf", ["1990-01-26T24:00:00Z"], refused("malformed-instant")],
  ["epochMillisecondsOf", ["1990-01-26T20:60:00Z"], refused("malformed-instant")],
  ["epochMillisecondsOf", ["1990-01-26T20:00.5Z"], refused("malformed-instant")],
  ["epochMillisecondsOf", ["1990-01-26T20:00:00+99:99"], refused("malformed-instant")],
  ["epochMillisecondsOf", ["1990-01-26T20:00:00+08:60"], refused("malformed-instant")],
  ["yearAnimal", ["1990-02-04T02:15:00Z", { zone: shanghai }], refused("unknown-option")],
  ["yearAnimal", [1990], refused("malformed-date")],
  ["fourPillars", ["2000-02-04T12:41:00Z", { time: "20:41" }], refused("unknown-option")],
  ["fourPillars", ["2000-02-04T12:41:00Z", { zone: shanghai }], { hour: { chinese: "庚戌" } }],
  ["fourPillars", ["2000-02-04T20:41:00+08:00"], { hour: { chinese: "庚戌" } }],
  ["fourPillars", ["2000-02-04T12:41:00Z"], { year: { known: true }, day: { known: false }, hour: undefined }],

  // Dates.
  ["parseDate", ["2000-02-29"], asDate(2000, 2, 29)],
  ["parseDate", ["1900-02-29"], refused("impossible-date")],
  ["parseDate", ["1990-1-26"], refused("malformed-date")],
  ["parseDate", ["1990-01-26T00:00"], refused("malformed-date")],
  ["parseDate", [new Date(0)], refused("malformed-date")],
  ["parseDate", [{ year: "1990", month: 1, day: 26 }], refused("malformed-date")],
  ["parseDate", [{ year: 1990, month: 0, day: 26 }], refused("impossible-date")],
  ["parseDate", [ofCalendar({ id: "chinese" })], refused("malformed-date")],
  ["parseDate", [ofCalendar("chinese")], refused("malformed-date")],
  ["parseDate", [ofCalendar({ identifier: "japanese" })], refused("malformed-date")],
  ["parseDate", [ofCalendar({ id: "iso8601" })], asDate(1989, 12, 30)],
  ["possibleSigns", [{ year: 1989, month: 12, calendar: { id: "chinese" } }], refused("malformed-date")],
  ["possibleSigns", [{ year: 1990, day: 26 }], refused("malformed-date")],
  ["possibleSigns", [{ year: 1990, mounth: 1 }], refused("malformed-date")],
  ["possibleSigns", [{ year: 1990, month: 1, dey: 26 }], refused("malformed-date")],
  ["possibleSigns", [{ year: 1990, monthCode: "M01" }], refused("malformed-date")],
  ["possibleSigns", [Object.assign(Object.create(null), { year: 1990, mounth: 1 })], refused("malformed-date")],
  ["likeliestSign", [{ year: 1990, Month: 1 }], refused("malformed-date")],
  ["likeliestSign", [{ year: 1990, month: 1, monthCode: "M01" }], { sign: "snake", certain: false }],
  ["likeliestSign", [{ id: 7, year: 1990, month: 1, day: null }], { sign: "snake", certain: false }],
  ["signOfDate", ["1599-12-31"], refused("out-of-range")],
  ["signOfDate", ["1600-01-01"], { sign: "pig", zodiacYear: 1599 }],
  ["signOfDate", ["2200-12-31"], { zodiacYear: 2200 }],
  ["signOfDate", ["2201-01-01"], refused("out-of-range")],
  ["lunarDate", ["1899-12-31"], refused("out-of-range")],
  ["dateOfLunar", [{ year: 2023, month: 2, isLeapMonth: true, day: 1 }], asDate(2023, 3, 22)],
  ["dateOfLunar", [{ year: 2024, month: 2, isLeapMonth: true, day: 1 }], refused("impossible-date")],
  ["dateOfLunar", [{ year: 2023, month: 2, day: 1 }], refused("malformed-date")],
  ["dateOfLunar", [{ year: 2023, month: 0, isLeapMonth: false, day: 1 }], refused("impossible-date")],
  ["dateOfLunar", [{ year: 2023, month: 13, isLeapMonth: false, day: 1 }], refused("impossible-date")],

  // Years.
  ["signForYear", [100], "rat"],
  ["signForYear", [90], refused("out-of-range")],
  ["signForYear", [0], refused("out-of-range")],
  ["signForYear", [-1], refused("out-of-range")],
  ["signForYear", [19_900], refused("out-of-range")],
  ["signForYear", ["1990"], refused("out-of-range")],
  ["sexagenaryYear", [90], refused("out-of-range")],
  ["outlook", ["rat", 90], refused("out-of-range")],
  ["solarTerms", [1644], refused("out-of-range")],

  // Times.
  ["hourAnimal", ["24:00"], refused("malformed-time")],
  ["hourAnimal", ["9:30"], refused("malformed-time")],
  ["hourAnimal", [{ hour: 9, minutes: 30 }], refused("malformed-time")],
  ["hourAnimal", [{ hour: 9, xminute: 30 }], refused("malformed-time")],
  ["hourAnimal", [{ hour: 9, minute: 30, millisecond: 0 }], known("snake")],
  ["hourAnimal", [Object.assign(Object.create(null), { hour: 0, minutes: 59 })], refused("malformed-time")],
  ["hourAnimal", [Object.assign(Object.create({}), { hour: 0, minutes: 59 })], refused("malformed-time")],
  ["hourAnimal", [Object.assign(Object.create({}), { hour: 9, minute: 30, zone: "" })], known("snake")],
  ["yearAnimal", ["1990-04-01", { time: "02:30", zone: "America/New_York" }], refused("impossible-time")],
  ["sexagenaryDay", ["2000-01-01", { dayChange: "rat-hour" }], refused("malformed-time")],
  ["dayAnimal", ["2000-01-01", { dayChange: "rat-hour" }], { known: false, possible: ["horse", "goat"] }],

  // Calendars of countries.
  ["signOfDateIn", ["1985-01-21", { calendar: "vi" }], { sign: "ox", animal: "buffalo", zodiacYear: 1985 }],
  ["signOfDateIn", ["1985-01-21", { calendar: "zh" }], { sign: "rat", animal: "rat", zodiacYear: 1984 }],
  ["signOfDateIn", ["1985-01-21"], refused("unknown-option")],
  ["signOfDateIn", ["1985-01-21", {}], refused("unknown-option")],
  ["signOfDateIn", ["1985-01-21", "vi"], refused("unknown-option")],
  ["signOfDateIn", ["1985-01-21", 0], refused("too-many-arguments")],
  ["signOfDateIn", ["1985-01-21", { calendar: "vi-VN" }], refused("unknown-option")],
  ["signOfDateIn", ["1985-01-21", { calendar: "toString" }], refused("unknown-option")],
  ["signOfDateIn", ["1985-01-21", { calender: "vi" }], refused("unknown-option")],
  ["signOfDateIn", ["1900-01-30", { calendar: "vi" }], refused("out-of-range")],
  ["signOfDateIn", ["2200-12-31", { calendar: "ja" }], { zodiacYear: 2200 }],
  ["signOfDateIn", ["2201-01-01", { calendar: "ja" }], refused("out-of-range")],
  ["newYearIn", [1899, { calendar: "ko" }], refused("out-of-range")],
  ["newYearIn", ["2007", { calendar: "vi" }], refused("out-of-range")],
  ["newYearIn", [2007, { calendar: "vi" }], asDate(2007, 2, 17)],
  ["lunarDateIn", [new Date(0), { calendar: "vi" }], refused("malformed-date")],
  [
    "dateOfLunarIn",
    [{ year: 1984, month: 10, isLeapMonth: true, day: 1 }, { calendar: "vi" }],
    refused("impossible-date"),
  ],
  ["dateOfLunarIn", [{ year: 1984, month: 10, isLeapMonth: true, day: 1 }, { calendar: "zh" }], asDate(1984, 11, 23)],
  ["lunarMonthsIn", [2201, { calendar: "ko" }], refused("out-of-range")],

  // Anniversaries and festivals.
  ["nextAnniversary", [leap8, "2025-01-01", { calendar: "zh", leapMonth: "regular" }], { date: asDate(2025, 10, 6) }],
  ["nextAnniversary", [leap8, "2025-01-01", { calendar: "zh" }], refused("unknown-option")],
  ["nextAnniversary", [leap8, "2025-01-01", { leapMonth: "regular" }], refused("unknown-option")],
  ["nextAnniversary", [leap8, "2025-01-01", { calendar: "zh", leapMonth: "leap" }], refused("unknown-option")],
  ["nextAnniversary", [leap8, "2025-01-01", { calendar: "zh", leap: "regular" }], refused("unknown-option")],
  ["nextAnniversary", [leap8, "2201-12-31", { calendar: "zh", leapMonth: "regular" }], refused("out-of-range")],
  ["nextAnniversary", [leap8, "2025-02-30", { calendar: "zh", leapMonth: "regular" }], refused("impossible-date")],
  ["nextAnniversary", ["1995-10-09", "2025-01-01", { calendar: "zh" }], refused("malformed-date")],
  ["nthAnniversary", [{ ...leap8, isLeapMonth: false, day: 30 }, 1, { calendar: "zh" }], refused("unknown-option")],
  ["nthAnniversary", [leap8, -1, { calendar: "zh", leapMonth: "regular" }], refused("out-of-range")],
  [
    "nthAnniversary",
    [{ ...leap8, year: 1996 }, 1, { calendar: "zh", leapMonth: "regular" }],
    refused("impossible-date"),
  ],
  ["festivals", [2025], refused("unknown-option")],
  ["festivals", [2025, "cn"], refused("unknown-option")],
  ["festivals", [2025, "toString"], refused("unknown-option")],
  ["festivals", [1900, "CN"], refused("out-of-range")],
  ["festivals", [2201, "CN"], refused("out-of-range")],
  ["festivals", ["2025", "CN"], refused("out-of-range")],
  ["festivals", [2025, "CN", [2025]], refused("too-many-arguments")],
  ["calendarFile", [[], { name: "a", domain: "example.com" }], refused("malformed-instant")],
  ["calendarFile", [undefined, icalendar], refused("unknown-option")],
  ["calendarFile", [[null], icalendar], refused("malformed-date")],
  ["calendarFile", [[{ date: "2025-01-29" }], icalendar], refused("unknown-option")],
  ["calendarFile", [[{ date: new Date(0), title: "a" }], icalendar], refused("malformed-date")],

  // True solar time.
  ["trueSolarTime", ["1990-01-26", { ...noon, longitude: 87.6 }], { solarTime: { hour: 9, minute: 37, second: 56 } }],
  ["trueSolarTime", ["1990-01-26", { ...noon, longitude: 87.6, latitude: 43.8 }], { zoneOffset: 480 }],
  ["trueSolarTime", ["1990-01-26", noon], refused("out-of-range")],
  ["trueSolarTime", ["1990-01-26", { ...noon, longitude: "87.6" }], refused("out-of-range")],
  ["trueSolarTime", ["1990-01-26", { ...noon, longitude: 187.6 }], refused("out-of-range")],
  ["trueSolarTime", ["1990-01-26", { ...noon, longitude: Number.NaN }], refused("out-of-range")],
  ["trueSolarTime", ["1990-01-26", { ...noon, longitude: 43.8, latitude: 187.6 }], refused("out-of-range")],
  ["trueSolarTime", ["1990-01-26", { ...noon, lon: 87.6 }], refused("unknown-option")],
  ["trueSolarTime", ["1990-01-26", { ...noon, longitude: 87.6, zone: "CST" }], refused("unknown-option")],
  ["trueSolarTime", ["1990-01-26", { time: "12:00", longitude: 87.6 }], refused("unknown-option")],
  ["trueSolarTime", ["1990-01-26", { zone: shanghai, longitude: 87.6 }], refused("malformed-time")],
  ["trueSolarTime", ["1990-01-26T04:00:00Z", { longitude: 87.6 }], refused("unknown-option")],
  ["trueSolarTime", ["1990-01-26T12:00:00+08:00", { longitude: 87.6 }], { zoneOffset: 480 }],
  [
    "trueSolarTime",
    ["1990-04-01", { time: "02:30", zone: "America/New_York", longitude: -74 }],
    refused("impossible-time"),
  ],
  [
    "trueSolarTime",
    ["1990-10-28", { time: "01:30", zone: "America/New_York", longitude: -74 }],
    refused("impossible-time"),
  ],
  ["solarPillars", ["1990-01-26", { ...noon, time: "00:30", longitude: 87.6 }], { hour: { chinese: "丁亥" } }],
  ["solarPillars", ["1990-01-26", { ...noon, longitude: 87.6, daychange: "rat-hour" }], refused("unknown-option")],
  ["solarPillars", ["1644-01-26", { ...noon, longitude: 87.6 }], refused("out-of-range")],

  // Eight characters.
  ["hiddenStems", ["丑"], [{ qi: "main" }, { qi: "middle" }, { qi: "residual" }]],
  ["hiddenStems", ["甲"], refused("unknown-option")],
  ["hiddenStems", ["ox"], refused("unknown-option")],
  ["hiddenStems", ["丑", 0, []], [{ qi: "main" }, { qi: "middle" }, { qi: "residual" }]],
  ["hiddenStems", ["丑", { school: "ziping" }], refused("unknown-option")],
  ["tenGod", ["甲", "辛"], { id: "direct-officer" }],
  ["tenGod", ["甲"], refused("unknown-option")],
  ["tenGod", ["甲", "子"], refused("unknown-option")],
  ["growthStage", ["甲", "亥"], { number: 1 }],
  ["growthStage", ["亥", "甲"], refused("unknown-option")],
  ["naYin", [{ number: 0 }], refused("unknown-option")],
  ["naYin", [{ number: 1, name: sexagenary.sexagenaryName(1) }], refused("unknown-option")],
  ["naYin", [{ number: 1, chinese: "长生" }], refused("unknown-option")],
  ["naYin", ["甲子"], refused("unknown-option")],
  ["voidBranches", [61], refused("unknown-option")],
  ["pillarRelations", [[{ number: 1 }, null]], refused("unknown-option")],
  ["pillarRelations", ["甲子"], refused("unknown-option")],
  ["readPillars", [{ year: null }], refused("unknown-option")],
  ["readPillars", [pillars.fourPillars("2000-02-04")], refused("malformed-time")],
  ["readPillars", [pillars.fourPillars("2000-06-15")], { pillars: { length: 3 } }],
  ["luckCycles", ["1990-01-26", { ...noon, sex: "male" }], { direction: "backward", start: asDate(1996, 12, 3) }],
  ["luckCycles", ["1990-01-26", { ...noon, sex: "female" }], { direction: "forward" }],
  ["luckCycles", ["1990-01-26", noon], refused("unknown-option")],
  ["luckCycles", ["1990-01-26", { ...noon, sex: "M" }], refused("unknown-option")],
  ["luckCycles", ["1990-01-26", { ...noon, gender: "male" }], refused("unknown-option")],
  ["luckCycles", ["1990-01-26", { zone: shanghai, sex: "male" }], refused("malformed-time")],
  ["luckCycles", ["1990-01-26", { ...noon, sex: "male", count: 0.5 }], refused("out-of-range")],
  ["luckCycles", ["1990-01-26", { ...noon, sex: "male", method: "exact" }], refused("unknown-option")],
  ["luckCycles", ["1990-01-26T04:00:00Z", { sex: "male" }], refused("unknown-option")],

  // Languages.
  ["signName", ["horse", "zh-TW"], { name: "馬" }],
  ["signName", ["horse", "zh-CN"], { name: "马" }],
  ["signName", ["rabbit", "vi-VN"], { english: "Cat" }],
  ["signName", ["horse", "zh_TW"], refused("unknown-option")],
  ["signName", ["horse", "fr"], refused("unknown-option")],
];

test("the table has at least 120 rows", () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
});

test.each(rows)("%s(...%j) is %j", (name, given, answer) => {
  const call = functions[name] as (...given: readonly unknown[]) => unknown;
  if (isRefusal(answer)) {
    expect(() => call(...given)).toThrow(expect.objectContaining({ name: "ZodiacRangeError", code: answer.code }));
  } else if (typeof answer === "object") {
    expect(call(...given)).toMatchObject(answer as object);
  } else {
    expect(call(...given)).toBe(answer);
  }
});

test.each<[string, readonly unknown[], string]>([
  ["signOfDate", ["1990-01-30", { boundry: "" }], "boundary"],
  ["yearAnimal", ["1990-02-04", { tz: "" }], "zone"],
  ["yearAnimal", ["1990-02-04", { timeZone: "" }], "zone"],
  ["yearAnimal", ["1990-02-04", { times: "" }], "time"],
  ["fourPillars", ["1990-02-04", { daychange: "" }], "dayChange"],
  ["fourPillars", ["1990-02-04", { time_zone: "" }], "zone"],
  ["sexagenaryDay", ["1990-02-04", { changeOfDay: "" }], "dayChange"],
])("%s(...%j) is refused with the name that was meant, %s", (name, given, meant) => {
  const call = functions[name] as (...given: readonly unknown[]) => unknown;
  const misspelled = Object.keys(given[1] as object)[0];
  expect(() => call(...given)).toThrow(`"${misspelled}" is not an option: did you mean "${meant}"?`);
});

function isRefusal(answer: unknown): answer is { readonly code: ZodiacErrorCode } {
  return typeof answer === "object" && answer !== null && "code" in answer;
}
