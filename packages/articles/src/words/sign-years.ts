import { type CivilDate, type SignId, signById, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import { yearName } from "./words.ts";

/** Returns the zodiac years of a sign from `from` to `to`. */
export function yearsOf(sign: SignId, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((year) => signForYear(year) === sign);
}

/** Returns the year's name with its element: `Metal Horse`. */
export function nameOfYear(year: number): string {
  const { yearElement, sign } = signOfDate(midYear(year));
  return yearName(yearElement, sign);
}

export function elementOf(year: number) {
  return signOfDate(midYear(year)).yearElement;
}

export function nameOf(sign: SignId): string {
  return signById(sign).name;
}

function midYear(year: number): CivilDate {
  return { year, month: 7, day: 1 };
}
