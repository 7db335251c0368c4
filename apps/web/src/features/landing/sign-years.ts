import { type SignId, signs } from "@zodiac-at-work/zodiac";

/** The last zodiac years of a sign up to a given one, oldest first. Any zodiac year less 4 counts from a rat's. */
export function lastYears(sign: SignId, zodiacYear: number): readonly [number, number, number] {
  const index = signs.findIndex(({ id }) => id === sign);
  const latest = zodiacYear - ((((zodiacYear - 4 - index) % 12) + 12) % 12);
  return [latest - 24, latest - 12, latest];
}
