import { FIRST_YEAR, LAST_YEAR, signOfDate, type ZodiacErrorCode, ZodiacRangeError } from "@zodiac-at-work/zodiac";

export const earliestDate = `${FIRST_YEAR}-01-01`;
export const latestDate = `${LAST_YEAR}-12-31`;

export const problems = {
  impossible: "That date does not exist. Please check the day and the month.",
  outOfRange: `The calendar here runs from ${FIRST_YEAR} to ${LAST_YEAR}. Please enter a year between the two.`,
  incomplete: "Please enter the whole date: day, month and year.",
};

const texts: Partial<Record<ZodiacErrorCode, string>> = {
  "malformed-date": problems.incomplete,
  "impossible-date": problems.impossible,
  "out-of-range": problems.outOfRange,
};

/** What is wrong with a birth date, said to the person who entered it; undefined where it has a sign. */
export function problemWith(date: string): string | undefined {
  // A date input lets a year have six digits.
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
