/**
 * What the reading of all dates against the convention of docs/data-sources.md has found. Written by `pnpm measure compare`,
 * which counts the records of packages/db/data.
 */
export const datingFigures = {
  companies: 1630,
  toTheDay: 868,
  mergers: 92,
  splits: 51,
  exceptions: 15,
  movedByConvention: 36,
  corrected: 6,
  newDays: 4,
  otherSign: 34,
  namesAnotherDate: 73,
  readTwice: 42,
  confirmed: 35,
  rechecked: 107,
  recheckConfirmed: 68,
  recheckMended: 19,
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
