import { awkwardInputs } from "@zodiac-at-work/civil-date/testing-awkward-inputs";
import { describe, expect, test } from "vitest";
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

/** What an argument must be. The awkward values that a kind accepts are named with the value that means the same. */
type Kind = keyof typeof accepted;

const accepted = {
  date: {},
  partialDate: { "a year as text": { year: 1990 }, "a year and month as text": { year: 1990, month: 1 } },
  tableYear: { "1990": 1990 },
  fullYear: { "1990": 1990 },
  days: { "0": 0, "1": 1, "-1": -1, "2": 2, "1990": 1990 },
  lunarAdjustment: { undefined: 0, "0": 0, "1": 1 },
  sign: {},
  element: {},
  time: { undefined: undefined, null: undefined, "a time": "23:30" },
  lunarDate: {},
  cyclePlace: { "1": 1, "2": 2 },
  language: {},
  zone: {},
  // A Date names a moment. Other small numbers may be seconds.
  instant: {
    "0": 0,
    "a date with a time and a zone": Date.UTC(1990, 0, 26),
    "a Date": Date.UTC(1990, 0, 26),
  },
  // A number is refused here: a year would be taken for milliseconds.
  dateOrMoment: {
    "a date with a time and a zone": "1990-01-26T00:00:00Z",
    "a Date": "1990-01-26T00:00:00Z",
  },
  count: { "0": 0, "1": 1, "2": 2 },
  region: {},
  stem: {},
  branch: {},
  sexagenaryName: {},
  fourPillars: {},
  list: { "an empty list": [] },
  requiredOptions: {},
  options: {
    undefined: undefined,
    null: undefined,
    "an empty object": undefined,
    "an object without a prototype": undefined,
  },
} as const satisfies Record<string, Record<string, unknown>>;

const newYearOf1990 = { year: 1990, month: 1, isLeapMonth: false, day: 1 };
const first = sexagenary.sexagenaryName(1);

const calls: Record<string, readonly (readonly [Kind, unknown])[]> = {
  signOfDate: [
    ["date", "1990-01-26"],
    ["options", undefined],
  ],
  possibleSigns: [
    ["partialDate", "1990-01"],
    ["options", undefined],
  ],
  likeliestSign: [
    ["partialDate", "1990-01"],
    ["options", undefined],
  ],
  newYearOf: [
    ["tableYear", 1990],
    ["options", undefined],
  ],
  zodiacYearSpan: [
    ["tableYear", 1990],
    ["options", undefined],
  ],
  signForYear: [
    ["fullYear", 1990],
    ["lunarAdjustment", 0],
  ],
  parseDate: [["date", "1990-01-26"]],
  formatDate: [["date", "1990-01-26"]],
  compareDates: [
    ["date", "1990-01-26"],
    ["date", "1990-01-27"],
  ],
  daysBetween: [
    ["date", "1990-01-26"],
    ["date", "1990-01-27"],
  ],
  signById: [["sign", "rat"]],
  relationsBetween: [
    ["sign", "rat"],
    ["sign", "ox"],
  ],
  careerMatch: [
    ["sign", "rat"],
    ["sign", "ox"],
  ],
  elementRelation: [
    ["element", "wood"],
    ["element", "fire"],
  ],
  hourAnimal: [
    ["time", "12:30"],
    ["options", undefined],
  ],
  dayAnimal: [
    ["date", "1990-01-26"],
    ["options", undefined],
  ],
  monthAnimal: [
    ["dateOrMoment", "1990-01-26"],
    ["options", undefined],
  ],
  yearAnimal: [
    ["dateOrMoment", "1990-01-26"],
    ["options", undefined],
  ],
  fourPillars: [
    ["dateOrMoment", "1990-01-26"],
    ["options", undefined],
  ],
  solarTerms: [["tableYear", 1990]],
  outlook: [
    ["sign", "rat"],
    ["fullYear", 1990],
  ],
  outlookOn: [
    ["sign", "rat"],
    ["date", "1990-01-26"],
    ["options", undefined],
  ],
  timeline: [
    ["sign", "rat"],
    ["fullYear", 1990],
  ],
  nextNewYear: [
    ["date", "1990-01-26"],
    ["options", undefined],
  ],
  addDays: [
    ["date", "1990-01-26"],
    ["days", 1],
  ],
  yearsOf: [
    ["sign", "horse"],
    ["tableYear", 1980],
    ["tableYear", 1990],
    ["options", undefined],
  ],
  plainDateIn: [
    ["instant", "1990-01-26T12:00Z"],
    ["zone", "UTC"],
  ],
  plainTimeIn: [
    ["instant", "1990-01-26T12:00Z"],
    ["zone", "UTC"],
  ],
  epochMillisecondsOf: [["instant", "1990-01-26T12:00Z"]],
  lunarDate: [["date", "1990-01-26"]],
  dateOfLunar: [["lunarDate", newYearOf1990]],
  lunarMonths: [["tableYear", 1990]],
  signName: [
    ["sign", "rat"],
    ["language", "vi"],
  ],
  sexagenaryName: [["cyclePlace", 7]],
  sexagenaryYear: [["fullYear", 1990]],
  sexagenaryDay: [
    ["date", "1990-01-26"],
    ["options", undefined],
  ],
  signOfDateIn: [
    ["date", "1990-01-26"],
    ["requiredOptions", { calendar: "vi" }],
  ],
  newYearIn: [
    ["tableYear", 1990],
    ["requiredOptions", { calendar: "vi" }],
  ],
  lunarDateIn: [
    ["date", "1990-01-26"],
    ["requiredOptions", { calendar: "vi" }],
  ],
  dateOfLunarIn: [
    ["lunarDate", newYearOf1990],
    ["requiredOptions", { calendar: "vi" }],
  ],
  lunarMonthsIn: [
    ["tableYear", 1990],
    ["requiredOptions", { calendar: "vi" }],
  ],
  festivals: [
    ["tableYear", 1990],
    ["region", "CN"],
  ],
  nextAnniversary: [
    ["lunarDate", newYearOf1990],
    ["date", "1990-01-26"],
    ["requiredOptions", { calendar: "zh" }],
  ],
  nthAnniversary: [
    ["lunarDate", newYearOf1990],
    ["count", 1],
    ["requiredOptions", { calendar: "zh" }],
  ],
  calendarFile: [
    ["list", []],
    ["requiredOptions", { name: "a", madeAt: "2026-11-22T00:00:00Z", domain: "example.com" }],
  ],
  trueSolarTime: [
    ["dateOrMoment", "1990-01-26T12:00Z"],
    ["requiredOptions", { zone: "UTC", longitude: 0 }],
  ],
  solarPillars: [
    ["dateOrMoment", "1990-01-26T12:00Z"],
    ["requiredOptions", { zone: "UTC", longitude: 0 }],
  ],
  hiddenStems: [["branch", "子"]],
  tenGod: [
    ["stem", "甲"],
    ["stem", "乙"],
  ],
  growthStage: [
    ["stem", "甲"],
    ["branch", "子"],
  ],
  naYin: [["sexagenaryName", first]],
  voidBranches: [["sexagenaryName", first]],
  pillarRelations: [["list", []]],
  readPillars: [["fourPillars", pillars.fourPillars("1990-01-26")]],
  luckCycles: [
    ["dateOrMoment", "1990-01-26T12:00Z"],
    ["requiredOptions", { zone: "UTC", sex: "male" }],
  ],
};

const functions: Record<string, unknown> = {
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

test("the table lists every function of the package", () => {
  const guards = ["isSignId", "isZodiacRangeError", "ZodiacRangeError"];
  const exported = Object.keys(functions).filter((name) => typeof functions[name] === "function");
  expect([...Object.keys(calls), ...guards].sort()).toEqual(exported.sort());
});

describe.each(Object.entries(calls))("%s", (name, parameters) => {
  const call = functions[name] as (...given: unknown[]) => unknown;

  test.each(parameters.map(([kind], place) => [place + 1, kind] as const))(
    "answers exactly or refuses every awkward value of argument %i, a %s",
    (position, kind) => {
      for (const [input, value] of awkwardInputs) {
        const given = parameters.map(([, usual], place) => (place === position - 1 ? value : usual));
        const meanings: Record<string, unknown> = accepted[kind];
        if (Object.hasOwn(meanings, input)) {
          const same = given.with(position - 1, meanings[input]);
          expect(call(...given), input).toEqual(call(...same));
        } else {
          expect(() => call(...given), input).toThrow(
            expect.objectContaining({
              name: "ZodiacRangeError",
              message: expect.stringMatching(/give|There is no|option/i),
            }),
          );
        }
      }
    },
  );

  test("repeats no date in its message", () => {
    for (const [input, value] of awkwardInputs) {
      const [[kind] = ["sign"]] = parameters;
      if (["sign", "element", "stem", "branch", "sexagenaryName", "list", "fourPillars"].includes(kind)) continue;
      try {
        call(value, ...parameters.slice(1).map(([, usual]) => usual));
      } catch (error) {
        expect((error as Error).message, input).not.toMatch(/1990|26/);
      }
    }
  });
});

test.each(["signForYear", "outlook", "timeline"])("%s refuses the list that a map passes", (name) => {
  const call = functions[name] as (...given: unknown[]) => unknown;
  const first = name === "signForYear" ? 1990 : "rat";
  expect(() => [first].map((value, index, list) => call(value, index, list))).toThrow(
    expect.objectContaining({ code: "too-many-arguments", message: expect.stringContaining("In a map, write") }),
  );
});

test.each<[string, unknown]>([
  ["signOfDate", "1990-01-26"],
  ["possibleSigns", "1990-01"],
  ["newYearOf", 1990],
  ["hourAnimal", "12:30"],
  ["yearAnimal", "1990-01-26"],
  ["fourPillars", "1990-01-26"],
  ["sexagenaryDay", "1990-01-26"],
  ["nextNewYear", "1990-01-26"],
])("%s refuses the number that a map passes as its options", (name, first) => {
  const call = functions[name] as (...given: unknown[]) => unknown;
  expect(() => [first].map(call)).toThrow(expect.objectContaining({ code: "too-many-arguments" }));
});

test.each<[string, unknown]>([
  ["solarTerms", 1990],
  ["lunarMonths", 1990],
  ["lunarDate", "1990-01-26"],
  ["sexagenaryYear", 1990],
  ["sexagenaryName", 7],
  ["signById", "rat"],
  ["parseDate", "1990-01-26"],
  ["formatDate", "1990-01-26"],
  ["epochMillisecondsOf", "1990-01-26T12:00Z"],
  ["dateOfLunar", newYearOf1990],
  ["hiddenStems", "子"],
  ["naYin", first],
  ["voidBranches", first],
  ["pillarRelations", [first, first]],
  ["readPillars", pillars.fourPillars("1990-01-26")],
])("%s takes one argument, works in a map, and refuses options that it would ignore", (name, first) => {
  const call = functions[name] as (...given: unknown[]) => unknown;
  expect([first, first].map(call)).toEqual([call(first), call(first)]);
  for (const options of [{ calendar: "vi" }, "calendar"]) {
    expect(() => call(first, options)).toThrow(
      expect.objectContaining({
        code: "unknown-option",
        message: expect.stringContaining('"calendar" is not an option'),
      }),
    );
  }
});

test.each<[string, unknown]>([
  ["careerMatch", "rat"],
  ["relationsBetween", "rat"],
  ["elementRelation", "wood"],
  ["compareDates", "1990-01-26"],
  ["daysBetween", "1990-01-26"],
  ["tenGod", "甲"],
  ["growthStage", "甲"],
])("%s refuses the index that a map passes as its second argument", (name, first) => {
  const call = functions[name] as (...given: unknown[]) => unknown;
  expect(() => [first].map(call)).toThrow(
    expect.objectContaining({ code: "too-many-arguments", message: expect.stringContaining(`=> ${name}(`) }),
  );
});

test("a function without options says which entry has the calendars of other countries", () => {
  const lunarDate = lunar.lunarDate as (...given: unknown[]) => unknown;
  expect(() => lunarDate("1985-01-21", { calendar: "vi" })).toThrow("see @zodiac-at-work/zodiac/regional");
});

test.each(["isSignId", "isZodiacRangeError"])("%s answers no to every awkward value", (name) => {
  const guard = functions[name] as (value: unknown) => boolean;
  for (const [input, value] of awkwardInputs) expect(guard(value), input).toBe(false);
});

test("no result can be changed for others", () => {
  expect(() => Object.assign(main.signById("rat"), { name: "Mouse" })).toThrow(TypeError);
  expect(() => (main.signs as main.Sign[]).push(main.signById("rat"))).toThrow(TypeError);
  expect(() => (main.signIds as unknown as string[]).reverse()).toThrow(TypeError);
  expect(() => Object.assign(main.matchPoints, { base: 0 })).toThrow(TypeError);
});
