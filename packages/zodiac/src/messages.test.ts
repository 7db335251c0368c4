import { expect, test } from "vitest";
import { dateOfLunar, type LunarDate } from "./calendar/lunar.ts";
import { addDays, plainDateIn, plainTimeIn } from "./calendar.ts";
import { outlook, timeline } from "./match/outlook.ts";
import { elementRelation } from "./match/relations.ts";
import { possibleSigns } from "./signs/possible-signs.ts";
import { signOfDate } from "./signs/sign-of.ts";
import type { Element, SignId } from "./signs/signs.ts";
import { signForYear } from "./signs/year-cycle.ts";
import { type NameLanguage, signName } from "./texts/names.ts";

/** An argument too many, such as the list that `Array.map` passes. */
const more = [] as never;

test.each<[string, () => unknown]>([
  ["dates.map((date) => addDays(date, 1))", () => addDays("1990-01-26", 1, more)],
  ["moments.map((moment) => plainDateIn(moment, zone))", () => plainDateIn(0, "UTC", more)],
  ["moments.map((moment) => plainTimeIn(moment, zone))", () => plainTimeIn(0, "UTC", more)],
  ["signIds.map((sign) => signName(sign, language))", () => signName("rat", "ja", more)],
  ["signs.map((sign) => outlook(sign, year))", () => outlook("rat", 1990, more)],
  ["signs.map((sign) => timeline(sign, year))", () => timeline("rat", 1990, more)],
  ["years.map((year) => signForYear(year))", () => signForYear(1990, 0, more)],
])("too many arguments are refused with the call to write in a map: %s", (call, run) => {
  expect(run).toThrow(expect.objectContaining({ code: "too-many-arguments" }));
  expect(run).toThrow(`Too many arguments. In a map, write ${call}.`);
});

test("the index of a map in the place of the options is no misspelled option", () => {
  expect(() => ["1990-01-26"].map(signOfDate as (date: string) => unknown)).toThrow(
    expect.objectContaining({ code: "too-many-arguments", message: "Give one argument in a map." }),
  );
});

const signsInMessages = "rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig";
const partialForms =
  'Give the date as "YYYY", "YYYY-MM" or "YYYY-MM-DD", or as { year, month, day } in whole numbers of the Gregorian calendar, where month and day may be missing.';
const lunarDay = { year: 1990, month: 1, isLeapMonth: false, day: 1 };
const lunarForm = "Give the date of the lunar calendar as { year, month, isLeapMonth, day }.";

test.each<[string, string, () => unknown]>([
  ["unknown-sign", `"cat" is not a sign: give one of ${signsInMessages}.`, () => signName("cat" as SignId, "ja")],
  [
    "unknown-option",
    '"de" is not a language of names: give one of zh-Hans, zh-Hant, ja, ko, vi, en.',
    () => signName("rat", "de" as NameLanguage),
  ],
  [
    "unknown-element",
    '"air" is not an element: give one of wood, fire, earth, metal, water.',
    () => elementRelation("air" as Element, "fire"),
  ],
  ["malformed-date", partialForms, () => possibleSigns("January 1990")],
  ["malformed-date", partialForms, () => possibleSigns(1990 as never)],
  ["malformed-date", partialForms, () => possibleSigns({ year: 1990, month: 1.5 })],
  [
    "malformed-date",
    `A day without a month is not a date. ${partialForms}`,
    () => possibleSigns({ year: 1990, day: 1 }),
  ],
  ["malformed-date", lunarForm, () => dateOfLunar({ ...lunarDay, month: 1.5 })],
  ["malformed-date", lunarForm, () => dateOfLunar({ ...lunarDay, day: 1.5 })],
  ["malformed-date", lunarForm, () => dateOfLunar({ ...lunarDay, isLeapMonth: 0 } as unknown as LunarDate)],
  [
    "impossible-date",
    "There is no such day. Give a month that the lunar year has (see lunarMonths), and a day from 1 to its 29 or 30 days.",
    () => dateOfLunar({ ...lunarDay, day: 31 }),
  ],
])("the message of %s says what is accepted: %s", (code, message, run) => {
  expect(run).toThrow(expect.objectContaining({ code, message }));
});
