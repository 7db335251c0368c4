import { type SignId, signs } from "@zodiac-at-work/zodiac";

/** Returns the latest three zodiac years of a sign, up to the given year, in ascending order. Year 4 was a year of the rat. */
export function lastYears(sign: SignId, zodiacYear: number): readonly [number, number, number] {
  const index = signs.findIndex(({ id }) => id === sign);
  const latest = zodiacYear - ((((zodiacYear - 4 - index) % 12) + 12) % 12);
  return [latest - 24, latest - 12, latest];
}
