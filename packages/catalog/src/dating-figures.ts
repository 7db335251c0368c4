/**
 * What the reading of all dates against the convention of docs/data-sources.md has found. Written by `pnpm measure compare`,
 * which counts the records of packages/db/data.
 */
export const datingFigures = {
  companies: 1630,
  toTheDay: 868,
  mergers: 91,
  splits: 51,
  exceptions: 15,
  movedByConvention: 35,
  corrected: 3,
  newDays: 4,
  otherSign: 33,
  namesAnotherDate: 66,
  readTwice: 42,
  confirmed: 35,
  rechecked: 37,
  recheckConfirmed: 15,
  recheckMended: 11,
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
