/**
 * What the reading of all dates against the convention of docs/data-sources.md has found. Written by `pnpm measure compare`,
 * which counts the records of packages/db/data.
 */
export const datingFigures = {
  companies: 1630,
  toTheDay: 870,
  mergers: 88,
  splits: 46,
  exceptions: 13,
  movedByConvention: 33,
  corrected: 2,
  newDays: 4,
  otherSign: 31,
  namesAnotherDate: 62,
  readTwice: 31,
  confirmed: 22,
} as const;

/** The dates of companies that stand for a rule, as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const datingExamples = {
  Apple: "1976-04-01",
  Alphabet: "1998-09-04",
  "JPMorgan Chase": "2000-12-31",
  Kenvue: "2023-05-04",
  Linde: "1879-06-21",
  "Northrop Grumman": "1939",
} as const;
