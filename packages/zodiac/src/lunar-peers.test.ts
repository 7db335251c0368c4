import { dateOfDayNumber, dayNumber, packDate } from "@zodiac-at-work/civil-date";
import { Solar } from "lunar-typescript";
import { SolarDay } from "tyme4ts";
import { expect, test } from "vitest";
import { lunarDate } from "./calendar/lunar.ts";
import { sexagenaryDay, sexagenaryYear } from "./signs/sexagenary.ts";

test("dates and sexagenary names agree with two other libraries on every day from 1900-01-31 to 2100-12-31", () => {
  const differences: string[] = [];
  for (let number = dayNumber(packDate("1900-01-31")); number <= dayNumber(packDate("2100-12-31")); number++) {
    const date = dateOfDayNumber(number);
    const { year, month, isLeapMonth, day } = lunarDate(date);
    const ours = [year, isLeapMonth ? -month : month, day, sexagenaryYear(year).chinese, sexagenaryDay(date).chinese];
    const tyme = SolarDay.fromYmd(date.year, date.month, date.day).getLunarDay();
    const tymeYear = tyme.getLunarMonth().getLunarYear();
    const lunar = Solar.fromYmd(date.year, date.month, date.day).getLunar();
    const theirs = [
      [
        ...[tymeYear.getYear(), tyme.getLunarMonth().getMonthWithLeap(), tyme.getDay()],
        ...[tymeYear.getSixtyCycle().getName(), tyme.getSixtyCycle().getName()],
      ],
      [...[lunar.getYear(), lunar.getMonth(), lunar.getDay()], ...[lunar.getYearInGanZhi(), lunar.getDayInGanZhi()]],
    ];
    for (const each of theirs) if (each.join() !== ours.join()) differences.push(`${ours.join()} / ${each.join()}`);
  }
  expect(differences).toEqual([]);
}, 120_000);
