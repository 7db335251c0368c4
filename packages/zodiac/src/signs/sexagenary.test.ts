import { expect, test } from "vitest";
import { branches, sexagenaryDay, sexagenaryName, sexagenaryYear, stems } from "./sexagenary.ts";
import { signOfDate } from "./sign-of.ts";
import { signIds } from "./signs.ts";

test("names a year in characters, pinyin and English, with its stem and branch", () => {
  expect(sexagenaryYear(1990)).toEqual({
    number: 7,
    chinese: "庚午",
    pinyin: "gēng-wǔ",
    english: "Metal Horse",
    stem: { character: "庚", pinyin: "gēng", element: "metal", polarity: "yang" },
    branch: { character: "午", pinyin: "wǔ", sign: "horse" },
  });
});

test("the names of the cycle are sixty, and the years repeat them", () => {
  const names = Array.from({ length: 60 }, (_, i) => sexagenaryName(i + 1).chinese);
  expect(new Set(names).size).toBe(60);
  expect([names[0], names[59]]).toEqual(["甲子", "癸亥"]);
  for (const year of [100, 618, 1984, 2044, 9939]) {
    expect(sexagenaryYear(year + 60)).toEqual(sexagenaryYear(year));
  }
});

test("sign, element and polarity agree with signOfDate in every year of the table", () => {
  for (let year = 1600; year <= 2200; year++) {
    const { sign, yearElement, polarity } = signOfDate({ year, month: 7, day: 1 });
    expect(sexagenaryYear(year)).toMatchObject({ branch: { sign }, stem: { element: yearElement, polarity } });
  }
});

test("the cycle of days continues before the first and after the last cycle of the calendar", () => {
  expect(["0001-01-01", "1949-10-01", "2000-01-01", "9999-12-31"].map((date) => sexagenaryDay(date).chinese)).toEqual([
    ...["己卯", "甲子", "戊午", "丁巳"],
  ]);
});

test("with the day that changes at 23:00, the time decides the day", () => {
  const dayAt = (time: string) => sexagenaryDay("2000-01-01", { time, dayChange: "rat-hour" }).chinese;
  expect(["00:00", "22:59", "23:00"].map(dayAt)).toEqual(["戊午", "戊午", "己未"]);
  expect(sexagenaryDay("2000-01-01", { time: "23:30" }).chinese).toBe("戊午");
  expect(() => sexagenaryDay("2000-01-01", { dayChange: "rat-hour" })).toThrow(
    expect.objectContaining({ code: "malformed-time", message: expect.stringContaining("Give the time") }),
  );
});

test("the year of the cycle is given in full", () => {
  expect(sexagenaryYear(100).chinese).toBe("庚子");
  for (const year of [90, 0, -1, 1990.5, 10_000]) {
    expect(() => sexagenaryYear(year)).toThrow(expect.objectContaining({ code: "out-of-range" }));
  }
});

test.each([0, 61, 1.5, Number.NaN])("the place %s is refused", (number) => {
  expect(() => sexagenaryName(number)).toThrow(expect.objectContaining({ code: "out-of-range" }));
});

test("stems and branches are in the order of the cycle and frozen", () => {
  expect(stems.map(({ character }) => character).join("")).toBe("甲乙丙丁戊己庚辛壬癸");
  expect(branches.map(({ sign }) => sign)).toEqual(signIds);
  expect(branches.map(({ character }) => character).join("")).toBe("子丑寅卯辰巳午未申酉戌亥");
  expect(() => Object.assign(stems[0] ?? {}, { pinyin: "x" })).toThrow(TypeError);
});
