import { FIRST_YEAR, LAST_YEAR, signOfDate, type ZodiacErrorCode, ZodiacRangeError } from "@zodiac-at-work/zodiac";

export const earliestDate = `${FIRST_YEAR}-01-01`;
export const latestDate = `${LAST_YEAR}-12-31`;

export const problems = {
  impossible: "That date does not exist. Please check the month and the day.",
  outOfRange: `Please enter a year between ${FIRST_YEAR} and ${LAST_YEAR}.`,
  incomplete: "Please enter the full date: month, day and year.",
};

const texts: Partial<Record<ZodiacErrorCode, string>> = {
  "malformed-date": problems.incomplete,
  "impossible-date": problems.impossible,
  "out-of-range": problems.outOfRange,
};

/** Returns what is wrong with a birth date as a text for the reader, or undefined if the date has a sign. */
export function problemWith(date: string): string | undefined {
  // A date input accepts years of up to six digits.
  if (/^\d{5,}-/.test(date)) return problems.outOfRange;
  try {
    signOfDate(date);
    return undefined;
  } catch (error) {
    const text = error instanceof ZodiacRangeError && texts[error.code];
    if (text) return text;
    throw error;
  }
}
