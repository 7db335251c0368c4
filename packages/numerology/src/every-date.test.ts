import { beforeAll, describe, expect, test } from "vitest";
import { FIRST_YEAR, LAST_YEAR } from "./civil-date.ts";
import { readNumerology } from "./reading.ts";

interface Tally {
  dates: number;
  agreeing: number;
  sum: Record<number, number>;
  parts: Record<number, number>;
  digits: Record<number, number>;
  broken: string[];
}

describe("all dates from 1850 to 2150", () => {
  const tally: Tally = { dates: 0, agreeing: 0, sum: {}, parts: {}, digits: {}, broken: [] };

  beforeAll(() => {
    for (const { year, month, day } of datesOf(1850, 2150)) {
      const { lifePath, otherMethods, methodsAgree, birthDay, birthYear } = readNumerology({ year, month, day });
      const [parts, digits] = otherMethods;
      tally.dates++;
      if (methodsAgree) tally.agreeing++;
      count(tally.sum, lifePath.value);
      count(tally.parts, parts.value);
      count(tally.digits, digits.value);

      const remainder = (year + month + day) % 9;
      const sound =
        methodsAgree === (lifePath.value === parts.value && lifePath.value === digits.value) &&
        [lifePath, parts, digits].every(({ value }) => value % 9 === remainder) &&
        birthDay.value === reduced(day) &&
        birthYear.value === reduced(year) &&
        lifePath.value === reduced(year + month + day) &&
        parts.value === reduced(reduced(year) + reduced(month) + reduced(day)) &&
        digits.value === reduced(digitSum(year) + digitSum(month) + digitSum(day));
      if (!sound) tally.broken.push(`${year}-${month}-${day}`);
    }
  });

  test("are 109,938, and an independent calculation gives the same numbers for each", () => {
    expect(tally.dates).toBe(109_938);
    expect(tally.broken).toEqual([]);
  });

  test("have a life path of 1 to 9, 11 or 22 by sum, never 33", () => {
    expect(Object.keys(tally.sum).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22]);
  });

  test("give 33 on 631 dates by parts and on 3,426 by digits", () => {
    expect([tally.parts[33], tally.digits[33]]).toEqual([631, 3_426]);
  });

  test("have the same life path by all three methods except for 22,565 dates, 20.5 percent", () => {
    expect(tally.dates - tally.agreeing).toBe(22_565);
    expect((100 * 22_565) / tally.dates).toBeCloseTo(20.5, 1);
  });
});

describe("all sums of month, day and year in the range", () => {
  test("never reduce to 33", () => {
    const smallest = FIRST_YEAR + 1 + 1;
    const largest = LAST_YEAR + 12 + 31;
    const sums = Array.from({ length: largest - smallest + 1 }, (_, i) => smallest + i);
    expect(sums.filter((sum) => reduced(sum) === 33)).toEqual([]);
  });
});

function* datesOf(first: number, last: number) {
  for (let date = Date.UTC(first, 0, 1); date <= Date.UTC(last, 11, 31); date += 86_400_000) {
    const civil = new Date(date);
    yield { year: civil.getUTCFullYear(), month: civil.getUTCMonth() + 1, day: civil.getUTCDate() };
  }
}

function reduced(number: number): number {
  return number <= 9 || number === 11 || number === 22 || number === 33 ? number : reduced(digitSum(number));
}

function digitSum(number: number): number {
  return number === 0 ? 0 : (number % 10) + digitSum(Math.floor(number / 10));
}

function count(counts: Record<number, number>, key: number): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
