import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDate } from "../calendar/civil-date.ts";
import { type LuckMethod, luckCycles } from "./luck-cycles.ts";

/** The luck of a birth in China, as direction, age, first day and the names of the first two cycles. */
function luckOf(birth: string, sex: "male" | "female", method?: LuckMethod): string {
  const [date = "", time] = birth.split(" ");
  const { direction, startAge, start, cycles } = luckCycles(date, { time, zone: "Asia/Shanghai", sex, method });
  const { years, months, days, hours, minutes } = startAge;
  const age = [`${years}y`, `${months}m`, `${days}d`, `${hours}h`, `${minutes}min`].join(" ");
  const names = cycles.slice(0, 2).map(({ name }) => name.chinese);
  return [direction, age, formatDate(start), ...names].join(" ");
}

describe("luck by the double hours of the calendar", () => {
  // Those of lunar-typescript 1.8.6, except the first days after February 29: there it counts from the 28th.
  test.each([
    ["1990-01-26 12:00", "male", "backward 6y 10m 10d 0h 0min 1996-12-06 丙子 乙亥"],
    ["1990-01-26 12:00", "female", "forward 2y 11m 20d 0h 0min 1993-01-15 戊寅 己卯"],
    ["1984-06-15 23:30", "male", "forward 7y 1m 10d 0h 0min 1991-07-25 辛未 壬申"],
    ["1984-06-15 23:30", "female", "backward 3y 4m 10d 0h 0min 1987-10-25 己巳 戊辰"],
    ["1984-02-03 23:40", "male", "backward 9y 5m 20d 0h 0min 1993-07-23 甲子 癸亥"],
    ["1984-02-03 23:40", "female", "forward 0y 4m 0d 0h 0min 1984-06-03 丙寅 丁卯"],
    ["1988-02-15 23:10", "female", "backward 3y 8m 0d 0h 0min 1991-10-15 癸丑 壬子"],
    ["1976-11-30 00:20", "male", "forward 2y 5m 10d 0h 0min 1979-05-10 庚子 辛丑"],
    ["2000-02-29 08:05", "male", "forward 1y 9m 0d 0h 0min 2001-11-29 己卯 庚辰"],
    ["2012-02-29 22:15", "female", "backward 8y 4m 20d 0h 0min 2020-07-19 辛丑 庚子"],
    ["1996-12-31 23:59", "male", "forward 1y 7m 0d 0h 0min 1998-07-31 辛丑 壬寅"],
    ["1978-05-05 11:31", "female", "backward 10y 0m 0d 0h 0min 1988-05-05 乙卯 甲寅"],
  ] as const)("of %s, %s", (birth, sex, luck) => {
    expect(luckOf(birth, sex, "by-double-hour")).toBe(luck);
  });
});

describe("luck by the minute", () => {
  // As tyme4ts 1.5.2 says. Its solar terms are some seconds from ours, and a second is two minutes of age.
  test.each([
    ["1990-01-26 12:00", "male", "backward 6y 10m 7d", 5 * 60 + 32, "1996-12-03 丙子 乙亥"],
    ["1984-06-15 23:30", "male", "forward 7y 1m 4d", 22 * 60 + 12, "1991-07-20 辛未 壬申"],
    ["1984-02-03 23:40", "male", "backward 9y 5m 29d", 22 * 60 + 18, "1993-08-02 甲子 癸亥"],
    ["1988-02-15 23:10", "male", "forward 6y 2m 28d", 60 + 4, "1994-05-14 乙卯 丙辰"],
    ["1996-12-31 23:59", "male", "forward 1y 6m 17d", 2 * 60 + 56, "1998-07-19 辛丑 壬寅"],
    ["1978-05-05 11:31", "male", "forward 0y 2m 28d", 3 * 60 + 4, "1978-08-02 丁巳 戊午"],
    ["1978-05-05 11:31", "female", "backward 9y 11m 29d", 7 * 60 + 20, "1988-05-04 乙卯 甲寅"],
    ["2024-07-06 13:13", "female", "backward 10y 4m 5d", 6 * 60 + 12, "2034-11-11 己巳 戊辰"],
  ] as const)("of %s, %s", (birth, sex, days, minutes, first) => {
    const luck = luckOf(birth, sex);
    const [, own = "", hours = "", rest = "", start = ""] = /^(.*d) (\d+)h (\d+)min (.*)$/.exec(luck) ?? [];
    expect([own, start]).toEqual([days, first]);
    expect(Math.abs(Number(hours) * 60 + Number(rest) - minutes)).toBeLessThanOrEqual(16);
    expect(luckOf(birth, sex, "by-minute")).toBe(luck);
  });

  test("gives each half minute of the time to the term one hour of age", () => {
    const moments = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(moments, fc.constantFrom("male" as const, "female" as const), (epochMilliseconds, sex) => {
        const { startAge, term } = luckCycles({ epochMilliseconds }, { zone: "+08:00", sex });
        const { years, months, days, hours, minutes } = startAge;
        const halfMinutes = (((years * 12 + months) * 30 + days) * 24 + hours) * 60 + minutes;
        expect(halfMinutes / 2).toBe(Math.floor(Math.abs(term.epochMilliseconds - epochMilliseconds) / 1000));
        expect([months < 12, days < 30, hours < 24, minutes < 60]).toEqual([true, true, true, true]);
      }),
      { numRuns: 50 },
    );
  });
});

test("a cycle that begins on a leap day begins on February 28 in a common year", () => {
  const { cycles } = luckCycles("1983-02-01", { time: "12:00", zone: "+08:00", sex: "male", count: 3 });
  expect(cycles.map(({ from, to }) => [from, to].map(formatDate))).toEqual([
    ["1984-02-29", "1994-02-27"],
    ["1994-02-28", "2004-02-28"],
    ["2004-02-29", "2014-02-27"],
  ]);
});
