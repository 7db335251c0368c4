import type { ReaderLimits } from "@zodiac-at-work/db";
import { z } from "zod";

/** The variables of `ReaderLimits`, for the schema of the API. */
export const readerLimitsVariables = {
  SCRAPE_FRESH_MINUTES: wholeNumber({ from: 0, to: 1_440 }).default(30),
  SCRAPE_READER_CHECKS_PER_HOUR: wholeNumber({ from: 1, to: 60 }).default(4),
};

/** Reads how often readers may have a board checked from checked variables. */
export function readReaderLimits(variables: {
  SCRAPE_FRESH_MINUTES: number;
  SCRAPE_READER_CHECKS_PER_HOUR: number;
}): ReaderLimits {
  return {
    freshMinutes: variables.SCRAPE_FRESH_MINUTES,
    checksPerHour: variables.SCRAPE_READER_CHECKS_PER_HOUR,
  };
}

function wholeNumber({ from, to }: { from: number; to: number }) {
  return z
    .string()
    .regex(/^\d{1,4}$/, `is not a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((number) => number >= from && number <= to, `is not a whole number from ${from} to ${to}`);
}
